import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows } from '../support/browser.ts'
import { fillAddress } from '../support/fill-address.ts'
import { expectFocusKept } from '../support/focus.ts'
import { letShipmentsLast } from '../support/let-shipments-last.ts'
import { looksOf } from '../support/looks.ts'
import { LONG_JOURNEY } from '../support/patience.ts'
import { type Account, post, seeToast } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { writeCamt } from '../support/statements.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)

async function grantTerms(
  admin: Page,
  { email }: Account,
  limit: string,
  { discount = '' }: { readonly discount?: string } = {},
): Promise<void> {
  await admin.goto(`/dashboard/users?email=${encodeURIComponent(email)}`, { waitUntil: 'networkidle' })
  await admin.getByRole('button', { name: `On account: ${email}` }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Days to pay').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog
    .getByText('Limit in euros must be a number with at most two decimals, such as 1234.50.')
    .waitFor()
  await dialog.getByText('Days to pay must be at least 1.').waitFor()
  await expectAccessible(admin)
  await dialog.getByLabel('Limit in euros').fill(limit)
  await dialog.getByLabel('Days to pay').fill('14')
  await dialog.getByLabel('Discount in percent').fill(discount)
  await dialog.getByLabel('Days for the discount').fill(discount && '7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await seeToast(admin, 'This person can order on account')
  await admin.getByText(/^On account up to €[\d,.]+, 14 days(, 2\.5 % discount within 7)?$/).waitFor()
}

/** Puts pieces of a part into the basket and opens the checkout, with an address. */
async function startCheckout(page: Page, context: BrowserContext, quantity: number): Promise<number> {
  const part = await findProduct(
    page,
    ({ min, available, price }) => min === 1 && available >= 50 && price < 50,
  )
  await post(context, '/basket', { lines: [{ product: part._id, quantity }] })
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  if (await page.getByLabel('Street', { exact: true }).isVisible()) await fillAddress(page)
  await page.getByRole('group', { name: 'Payment' }).waitFor()
  return part.price
}

test.each(looksOf('narrow'))(
  'who is granted it books on account and is told what comes next; an admin ships, notes the payment and sends it back (%j)',
  LONG_JOURNEY,
  look =>
    visitBoth(look, async (page, admin, { person, context }) => {
      await grantTerms(admin, person, '400.00', { discount: '2,5' })
      await startCheckout(page, context, 2)
      const onAccount = page.getByRole('radio', {
        name: /^On account \(14 days, €400\.00 of €400\.00 left\)/,
      })
      await onAccount.check()
      await expectAccessible(page)
      await expectToFit(page, look.width)
      await page.getByRole('button', { name: 'Book on account' }).click()
      await page.waitForURL(/\/dashboard\/orders\/[\w-]+$/)
      await page.getByText('We are preparing your order and email you when it ships.').waitFor()
      await page
        .getByText(/^Please transfer €[\d.]+ by \d+ \w+ \d{4} to the account on the invoice/)
        .waitFor()
      await expectAccessible(page)
      await expectToFit(page, look.width)
      const id = page.url().split('/').at(-1) ?? ''
      await page.goto('/dashboard', { waitUntil: 'networkidle' })
      await page
        .getByText(/^Payable by/)
        .first()
        .waitFor()
      await page.goto(`/dashboard/payment/${id}`)
      await page.getByText('This order is on account; please pay it by bank transfer').waitFor()

      // Somebody who owes nothing any more.
      await admin.goto('/dashboard/money?owedBy=nobody@example.com', { waitUntil: 'networkidle' })
      await admin.getByText('No such orders.').waitFor()
      const owedBy = admin.getByLabel('Owed by')
      expect(await owedBy.inputValue()).toBe('nobody@example.com')
      await owedBy.selectOption({ label: 'Everybody' })
      await admin.getByRole('table', { name: 'Owed on account' }).waitFor()
      await admin.goto(`/dashboard/money?owedBy=${encodeURIComponent(person.email)}`, {
        waitUntil: 'networkidle',
      })
      await admin.getByRole('link', { name: /^Overdue \(/ }).click()
      await admin.getByText('No such orders.').waitFor()
      await admin.getByRole('link', { name: /^All \(€/ }).click()
      const owed = admin.getByRole('table', { name: 'Owed on account' })
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await owed.getByRole('link').click()
      await admin.waitForURL(`**/dashboard/orders/${id}`)
      await admin.getByRole('button', { name: 'Mark as shipped' }).click()
      await seeToast(admin, 'The order is marked as shipped')
      await letShipmentsLast(id)
      await admin.reload({ waitUntil: 'networkidle' })
      const credit = admin.getByRole('region', { name: 'Credit by line' })
      await credit.getByText('Choose lines').click()
      await credit.getByLabel('Pieces').fill('1')
      await credit.getByLabel('Reason').fill('One was bent')
      await credit.getByRole('button', { name: 'Credit' }).click()
      await expectAccessible(admin)
      await admin.getByRole('dialog').getByRole('button', { name: 'Credit' }).click()
      await admin.getByText(/^€[\d.]+ less is to be paid$/).waitFor()
      await admin.getByText('Credited', { exact: true }).waitFor()
      const title = await admin.getByRole('heading', { level: 1 }).textContent()
      const number = title?.replace('Order ', '') ?? ''
      await admin.goto('/dashboard/bank-entries', { waitUntil: 'networkidle' })
      const money = {
        amount: '1.00',
        words: `Part of ${number}`,
        name: person.name,
        day: new Date().toISOString().slice(0, 10),
      }
      await admin
        .getByLabel('Bank statement', { exact: true })
        .setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from(writeCamt([money])) })
      await admin.getByRole('button', { name: 'Read' }).click()
      const entry = admin.getByRole('listitem').filter({ hasText: money.words })
      await entry
        .getByText(/^It names order .*, is a part of/)
        .first()
        .waitFor()
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await entry.getByRole('button', { name: `Yes, note it for ${number}` }).click()
      await seeToast(admin, `Noted for ${number}`)
      await admin.goto(`/dashboard/bookkeeping/open-items?person=${encodeURIComponent(person.email)}`, {
        waitUntil: 'networkidle',
      })
      await admin.getByRole('table', { name: 'Open by customer and age' }).getByText(person.email).waitFor()
      await admin.getByRole('link', { name: number }).waitFor()
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await admin.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      const settlement = admin.getByRole('region', { name: 'Note the payment' })
      const amount = settlement.getByLabel('Amount in euros')
      const left = await amount.inputValue()
      await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      await page.getByText(`Please transfer €${left} by`).waitFor()
      const offer = await page.getByText(/^2\.5 % discount if paid by .*: pay €[\d.]+\.$/).textContent()
      const less = /€([\d.]+)\.$/.exec(offer ?? '')?.[1] ?? ''
      await expectAccessible(page)
      await expectToFit(page, look.width)
      await admin.getByRole('button', { name: 'Note payment' }).click()
      await admin.getByText('Received on must be a date like 2026-03-31.').waitFor()
      await expectAccessible(admin)
      await amount.fill(less.replace('.', ','))
      await settlement.getByLabel('Received on').fill(new Date().toISOString().slice(0, 10))
      await settlement.getByLabel('Reference').fill('RE 12')
      await admin.getByRole('button', { name: 'Note payment' }).click()
      await seeToast(admin, 'The payment is noted')

      await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      const state = page.getByRole('region', { name: 'State' })
      await state.getByText('Paid', { exact: true }).waitFor()
      expect(await page.getByText(/^Please transfer/).count()).toBe(0)
      await page.getByText('Discount', { exact: true }).waitFor()
      await credit.getByText('Choose lines').click()
      await credit.getByLabel('Amount in euros').fill('1')
      await credit.getByLabel('Reason').fill('A scratch')
      await credit.getByRole('button', { name: 'Credit' }).click()
      await admin.getByText(/^€1\.00 are then to be sent back to the customer/).waitFor()
      await admin.getByRole('dialog').getByRole('button', { name: 'Credit' }).click()
      await seeToast(admin, '€1.00 are credited')
      await admin.goto('/dashboard/money', { waitUntil: 'networkidle' })
      const waiting = admin
        .getByRole('region', { name: 'To be sent back by bank transfer' })
        .getByRole('listitem')
        .filter({ hasText: number })
      await waiting.getByText('Note that it was sent').click()
      await waiting.getByLabel('Sent on').fill(new Date().toISOString().slice(0, 10))
      await waiting.getByLabel('Reference').fill('GS 12')
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await waiting.getByRole('button', { name: 'Note transfer' }).click()
      await seeToast(admin, 'Noted as sent back')
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByText(/sent to you by bank transfer on/).waitFor()
      await admin.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      await admin.getByRole('region', { name: 'Sent back by bank transfer' }).getByText(/GS 12/).waitFor()
      await admin.getByLabel('Sent on').fill(new Date().toISOString().slice(0, 10))
      await admin.getByLabel('Reference').fill('GS 13')
      await admin.getByLabel('Reason').last().fill('Sent back')
      await expectAccessible(admin)
      await expectToFit(admin, look.width)
      await admin.getByRole('button', { name: 'Record refund' }).click()
      await seeToast(admin, 'The refund is recorded, and a credit note made')
      await page.reload({ waitUntil: 'networkidle' })
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('link', { name: /^Credit note/ })
          .first()
          .click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^credit-note-\d+\.pdf$/)
    }),
)

test('beyond the limit only the card is left; a withdrawn grant is said at the checkout; an admin cancels before shipping', () =>
  visitBoth({}, async (page, admin, { person, context, expectStatus }) => {
    await grantTerms(admin, person, '100.00')
    const price = await startCheckout(page, context, 1)
    await page.getByRole('radio', { name: /^On account/ }).check()
    await page.getByRole('button', { name: 'Book on account' }).click()
    await page.waitForURL(/\/dashboard\/orders\/[\w-]+$/)
    const id = page.url().split('/').at(-1) ?? ''

    await startCheckout(page, context, Math.ceil(100 / price))
    await page.getByText('This order comes to more than is left.').waitFor()
    expect(await page.getByRole('radio', { name: /^On account/ }).isDisabled()).toBe(true)
    await expectAccessible(page)

    await admin.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
    const reminders = admin.getByRole('region', { name: 'Reminders' })
    await reminders.getByText(/^Reminder 1 of 3 goes out on/).waitFor()
    await reminders.getByText('Stop the reminders').click()
    await reminders.getByLabel('Why they are stopped').fill('Agreed by telephone')
    await reminders.getByRole('button', { name: 'Stop reminders' }).click()
    await seeToast(admin, 'The reminders are stopped')
    await reminders.getByText('None comes: they are stopped').waitFor()
    await expectAccessible(admin)
    await reminders.getByRole('button', { name: 'Start them again' }).click()
    await seeToast(admin, 'The reminders go on')
    await admin.getByRole('button', { name: 'Cancel order' }).click()
    const question = admin.getByRole('dialog')
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await question.getByText('Reason must not be blank.').waitFor()
    await expectAccessible(admin)
    await question.getByLabel('Reason').fill('No longer made')
    expectStatus(500)
    await admin.route('**/cancel', route => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await question.getByRole('alert').filter({ hasText: 'The shop could not do this.' }).waitFor()
    await expectAccessible(admin)
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await seeToast(admin, 'The order is cancelled, and a credit note made')
    await question.waitFor({ state: 'detached' })
    await admin.getByRole('button', { name: 'Cancel order' }).waitFor({ state: 'detached' })
    await expectFocusKept(admin)

    await admin.goto(`/dashboard/users?email=${encodeURIComponent(person.email)}`, {
      waitUntil: 'networkidle',
    })
    await admin.getByRole('button', { name: `On account: ${person.email}` }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await seeToast(admin, 'New orders can no longer be on account')
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Book and pay' }).waitFor()
    expect(await page.getByRole('group', { name: 'Payment' }).count()).toBe(0)
  }))
