import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { buyByCard } from '../support/buy-by-card.ts'
import { looksOf } from '../support/looks.ts'
import { signInAsAdmin, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

test.each(looksOf('narrow'))('VAT by quarter and papers are read and downloaded (%j)', look =>
  visit(look, async ({ page, context }) => {
    const person = await signInAsNew(context, 'Grace of the Books')
    const { name } = person
    const part = await findProduct(page, ({ sku }) => sku === 'PH-4017-M10X40')
    await buyByCard(context, person, part, part.min)
    await signInAsAdmin(context)
    await page.goto('/dashboard/bookkeeping', { waitUntil: 'networkidle' })
    await page.getByRole('table', { name: 'Sold by day' }).getByText('Total').waitFor()
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'VAT' }).click()
    await page.getByRole('heading', { level: 1, name: 'VAT' }).waitFor()
    const quarter = page.getByRole('navigation', { name: 'Quarters' }).getByRole('link').first()
    await quarter.click()
    await page.getByRole('table', { name: 'VAT by country and rate' }).getByText('Domestic').waitFor()
    expect(new URL(page.url()).searchParams.get('from')).toMatch(/-(01|04|07|10)-01$/)
    await expectAccessible(page)

    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Papers' }).click()
    await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor()
    await page.getByLabel('Number or customer').fill(name)
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('row').filter({ hasText: name }).first().waitFor()
    await expectAccessible(page)
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download all (ZIP)' }).click()
    expect((await file).suggestedFilename()).toBe('papers.zip')

    const reports = page.getByRole('navigation', { name: 'Reports' })
    await reports.getByRole('link', { name: 'Payouts' }).click()
    await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor()
    await page.getByRole('link', { name: /^Not paid out yet/ }).click()
    await page.getByRole('heading', { name: 'Parts of the next payout' }).waitFor()
    await expectAccessible(page)
    await reports.getByRole('link', { name: 'Open items' }).click()
    await page.getByRole('heading', { level: 1, name: 'Open items' }).waitFor()
    await expectAccessible(page)
    const items = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    expect((await items).suggestedFilename()).toMatch(/^open-items-.*\.csv$/)
  }),
)
