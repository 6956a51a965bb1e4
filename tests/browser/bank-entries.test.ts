import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { seeToast, signInAsAdmin } from '../support/person.ts'
import { writeCamt } from '../support/statements.ts'

afterAll(closeWindows)

const statement = (words: string, day: string) => ({
  name: 'statement.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(writeCamt([{ amount: '0.03', words, name: 'Nobody', day }])),
})

test.each([
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
] as const)(
  'a bank statement is read once, its money set aside and opened again at $width px, $theme',
  look =>
    visit(look, async ({ page, context, expectStatus }) => {
      // An order that there is not is refused.
      expectStatus(422)
      await signInAsAdmin(context)
      const words = `Money of nobody ${look.width}`
      await page.goto('/dashboard/bank-entries', { waitUntil: 'networkidle' })
      await page.getByLabel('Bank statement', { exact: true }).setInputFiles(statement(words, '2020-01-02'))
      await page.getByRole('button', { name: 'Read' }).click()
      await page.getByText('1 entry is new, 0 known already.').waitFor()
      await page.getByLabel('Bank statement', { exact: true }).setInputFiles(statement(words, '2020-01-02'))
      await page.getByRole('button', { name: 'Read' }).click()
      await page.getByText('0 entries are new, 1 known already.').waitFor()
      const entry = page.getByRole('listitem').filter({ hasText: words })
      await entry.getByText('Nobody knows it: it matches no order.').waitFor()
      await expectAccessible(page)
      await expectToFit(page, look.width)
      await entry.getByText('Another order, or none').click()
      await entry.getByLabel('Number of the order').fill('PH-1999-000001')
      await entry.getByRole('button', { name: 'Note payment' }).click()
      await entry.getByText(/is the number of no order/).waitFor()
      await expectAccessible(page)
      await entry.getByRole('button', { name: 'It pays no order' }).click()
      await seeToast(page, 'It is set aside')
      await page.getByRole('link', { name: 'Set aside' }).click()
      await entry.getByRole('button', { name: 'Open again' }).click()
      await seeToast(page, 'It is open again')
    }),
)

test('a bank statement is read without scripts too', () =>
  visit({ hasScripts: false }, async ({ page, context }) => {
    await signInAsAdmin(context)
    await page.goto('/dashboard/bank-entries')
    await page
      .getByLabel('Bank statement', { exact: true })
      .setInputFiles(statement('Without scripts', '2020-01-03'))
    await page.getByRole('button', { name: 'Read' }).click()
    await page.getByText('1 entry is new, 0 known already.').waitFor()
    await page.getByText('Without scripts').waitFor()
    expect(z.coerce.number().parse(new URL(page.url()).searchParams.get('kept'))).toBe(1)
  }))
