import { afterAll, expect, test } from 'vitest'
import { placeBanner } from '#web/banner.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { seeToast, signInAsAdmin } from '../support/person.ts'
import { expectStill, watchShifts } from '../support/shifts.ts'

afterAll(closeWindows)

test('an owner is told what is wrong with a setting, changes it by keyboard on a phone, and undoes that', () =>
  visit({ width: 375 }, async ({ page, context, expectStatus }) => {
    expectStatus(422)
    expectStatus(412)
    await signInAsAdmin(context)
    await page.goto('/dashboard/settings', { waitUntil: 'networkidle' })
    const books = page.getByRole('form', { name: 'Exported bookings' })
    const client = books.getByLabel('Number of the shop there')
    const given = await client.inputValue()
    await client.fill('0')
    await client.press('Enter')
    await books.getByText('Number of the shop there must be a number, 1 to 99999.').waitFor()
    await expectAccessible(page)
    await expectToFit(page, 375)
    await client.fill('4711')
    await client.press('Enter')
    await seeToast(page, 'Exported bookings: saved')
    await books.getByText('The environment says ‘1’.').waitFor()

    // Meanwhile, in another window: what was typed here stays.
    const data = { DATEV_CLIENT: '4712' }
    const headers = { origin, 'if-match': '*' }
    expect((await context.request.patch('/settings', { headers, data })).status()).toBe(200)
    await client.fill('4713')
    await books.getByRole('button', { name: 'Save exported bookings' }).click()
    await page.getByText('Somebody else has changed one of these settings meanwhile.').waitFor()
    await expectAccessible(page)
    await books.getByRole('button', { name: 'Save mine over theirs' }).click()
    await seeToast(page, 'Exported bookings: saved')
    expect(await client.inputValue()).toBe('4713')

    const last = page.getByRole('row').filter({ hasText: '4712' }).filter({ hasText: '4713' })
    await last.getByRole('button', { name: 'Undo: Number of the shop there' }).press('Enter')
    await seeToast(page, 'Number of the shop there: as before')
    await expect.poll(() => client.inputValue()).toBe('4712')
    await expectAccessibleInBothThemes(page)
    await context.request.patch('/settings', { headers, data: { DATEV_CLIENT: null } })
    expect(given).toBe('1')
  }))

test('an owner words a mail and a text, and sees both as they would be before they are saved', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(422)
    await signInAsAdmin(context)
    await page.goto('/dashboard/settings', { waitUntil: 'networkidle' })
    const mails = page.getByRole('form', { name: 'Mails to customers' })
    await mails.getByLabel('Which one').selectOption('Order paid')
    const seen = mails.getByRole('region', { name: 'Preview: Mails to customers' })
    await mails.getByLabel('Own subject').fill('Paid')
    await seen.getByText('Own subject must have {number}.').waitFor()
    await mails.getByLabel('Own subject').fill('Paid: {number}')
    await mails.getByLabel('Own last paragraph').fill('Until <soon>')
    await seen.getByText(/^Paid: PH-\d{4}-\d+$/).waitFor()
    await seen.frameLocator('iframe').getByText('Until <soon>').waitFor()
    await expectAccessibleInBothThemes(page)

    const texts = page.getByRole('form', { name: 'Texts' })
    await texts.getByLabel('Which one').selectOption('Terms')
    const words = texts.getByRole('textbox', { name: 'Terms' })
    const given = await words.inputValue()
    await words.fill('# Our terms\n\nPay {{seller.name}} soon.')
    const text = texts.getByRole('region', { name: 'Preview: Texts' })
    await text.getByText('Pay Parts Hub Manufacturing soon.').waitFor()
    // Nothing was saved, and nothing is left to lose.
    await words.fill(given)
    for (const label of ['Own subject', 'Own last paragraph']) await mails.getByLabel(label).fill('')
  }))

test('a banner stands above a page before its scripts, moves nothing, and stays closed until it says something else', () =>
  visit({ width: 375, isFresh: true }, async ({ page }) => {
    let text = 'Closed over <Christmas>'
    // As the shop does; every other test would see its banner too.
    await page.route('**/about', async route => {
      const answer = await route.fetch()
      const headers = answer.headers()
      delete headers['content-security-policy']
      await route.fulfill({ headers, body: placeBanner(await answer.text(), text, '') })
    })
    await watchShifts(page)
    await page.goto('/about', { waitUntil: 'networkidle' })
    const banner = page.getByRole('complementary', { name: 'Notice' })
    await banner.getByText(text).waitFor()
    await expectAccessibleInBothThemes(page)
    await expectStill(page)
    await page.getByLabel('Close this notice').press('Enter')
    await banner.waitFor({ state: 'hidden' })
    await page.reload({ waitUntil: 'networkidle' })
    expect(await banner.isVisible()).toBe(false)
    text = 'Open again'
    await page.reload()
    await banner.getByText(text).waitFor()
  }))
