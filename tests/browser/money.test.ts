import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { expectFocusKept } from '../support/focus.ts'
import { newAddressForm } from '../support/forms.ts'
import { post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const LOST_WEBHOOK_CARD = '4000000099000103'
const product = z.object({ _id: z.string(), name: z.string(), price: z.number(), min: z.number() })

/** Books the minimum of the first product. */
async function book(context: BrowserContext, email: string) {
  const shelf = await context.request.get('/service?q=PH-4017-M10X40&limit=1')
  const [wanted] = z.array(product).parse(await shelf.json())
  if (!wanted) throw new Error('the shop is empty')
  const price = Math.round(wanted.price * wanted.min * 100) / 100
  const { insertedId: order } = z.object({ insertedId: z.string() }).parse(
    await post(context, '/order', {
      userEmail: email,
      orderName: wanted.name,
      availability: wanted.min,
      price,
      phone: '+1 212 555 0100',
      product: wanted._id,
    }),
  )
  return { order, price, name: wanted.name }
}

/** Books and pays; `card` and `report` decide whether the shop is notified. */
async function buy(
  context: BrowserContext,
  email: string,
  { card, report }: { card: string; report: boolean },
) {
  const { order, price, name } = await book(context, email)
  const { clientSecret } = z
    .object({ clientSecret: z.string() })
    .parse(await post(context, '/create-payment-intent', { price, order }))
  const [transactionId = ''] = clientSecret.split('_secret_')
  const answer = await context.request.post(`/sandbox/v1/payment_intents/${transactionId}/confirm`, {
    headers: { origin },
    form: {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    },
  })
  expect(answer.status()).toBe(200)
  if (report) {
    await context.request.patch(`/order/${order}`, { headers: { origin }, data: { order, transactionId } })
    const data = { deliveryAddress: newAddressForm() }
    await context.request.put(`/order/${order}/delivery`, { headers: { origin }, data })
  }
  return { order, transactionId, name }
}

/** The form for a refund without lines. */
const refundOf = (page: Page) => page.getByRole('region', { name: 'Refund', exact: true })

test('an admin ships an order, refunds a part, and sees it all in its timeline', () =>
  visit({}, async ({ page, context }) => {
    const { order } = await visitAsBuyer({ card: '4242424242424242', report: true })
    await signInAsAdmin(context)
    // The address in mails that were sent before an order had one page.
    await page.goto(`/dashboard/money/${order}`)
    await page.waitForURL(`**/dashboard/orders/${order}`)
    await page.getByRole('button', { name: 'Mark as shipped' }).click()
    await seeToast(page, 'The order is marked as shipped')
    const refund = page.getByRole('button', { name: 'Refund', exact: true })
    await refundOf(page).getByLabel('Amount in euros').fill('1,000')
    await refund.click()
    await page.getByText('Amount can be read as 1000 or as 1.000: please write 1000 or 1.00.').waitFor()
    await refundOf(page).getByLabel('Amount in euros').fill('0,50 €')
    await refund.click()
    await page.getByText('Reason must not be blank.').waitFor()
    await refundOf(page).getByLabel('Reason').fill('One piece is scratched')
    await refund.click()
    const question = page.getByRole('dialog')
    await question.getByText('Refund €0.50?').waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Refund' }).click()
    await seeToast(page, '€0.50 will be refunded to the card')
    const timeline = page.getByRole('region', { name: 'Timeline' })
    for (const step of ['Booked', 'Intent opened', 'Paid', 'Shipped', 'Refund promised', 'Refund sent'])
      await timeline.getByText(step, { exact: true }).waitFor()
    await timeline.getByText('€0.50: One piece is scratched').first().waitFor()
    await refundOf(page).getByLabel('Reason').fill('All of them')
    await refund.click()
    await question.getByRole('button', { name: 'Refund' }).click()
    await page.getByRole('heading', { name: 'Refund', exact: true }).waitFor({ state: 'detached' })
    await timeline.getByText('Refunded', { exact: true }).last().waitFor()
  }))

test('what was typed about one order does not stand on the page of another', () =>
  visit({}, async ({ page, context }) => {
    const { order: one } = await visitAsBuyer({ card: '4242424242424242', report: true })
    const { order: other } = await visitAsBuyer({ card: '4242424242424242', report: true })
    await signInAsAdmin(context)
    await page.goto(`/dashboard/orders/${one}`, { waitUntil: 'networkidle' })
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('link', { name: 'Back to Orders' }).click()
    await page.locator(`a[href="/dashboard/orders/${other}"]`).click()
    await page.waitForURL(`**/dashboard/orders/${other}`)
    await refundOf(page).getByLabel('Reason').fill('One piece is scratched')
    await page.evaluate(() => history.go(-2))
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await refundOf(page).getByLabel('Reason').inputValue()).toBe('')
  }))

test('an admin sees a payment that only the card service has, reconciles, and finds the order paid', () =>
  visit({ width: 375, theme: 'dark' }, async ({ page, context }) => {
    const { transactionId } = await visitAsBuyer({ card: LOST_WEBHOOK_CARD, report: false })
    await signInAsAdmin(context)
    await page.goto('/dashboard/money')
    const difference = page.getByRole('row').filter({ hasText: transactionId })
    expect(await difference.innerText()).toContain('Paid at the card service, unpaid here')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Reconcile now' }).click()
    await difference.waitFor({ state: 'detached' })
    await page.goto(`/dashboard/orders?state=paid&q=${transactionId}`)
    await page.getByRole('row').getByRole('link', { name: /^PH-/ }).click()
    await page.getByText(transactionId).first().waitFor()
  }))

test('a customer has to confirm the cancellation of an unpaid order, and its stock is released', () =>
  visit({}, async ({ page, context }) => {
    const { email } = await signInAsNew(context)
    const { name } = await book(context, email)
    await page.goto('/dashboard')
    const row = page.getByRole('row').filter({ hasText: name })
    const ask = row.getByRole('button', { name: `Cancel the order of ${name}` })
    await ask.click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Keep order' }).click()
    await ask.click()
    await question.getByRole('button', { name: 'Cancel order' }).click()
    await seeToast(page, 'Your order is cancelled')
    await row.getByText('Cancelled', { exact: true }).waitFor()
    await expectFocusKept(page)
    expect(await row.getByRole('link', { name: /^Pay/ }).count()).toBe(0)
  }))

test('the money page is not for customers', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    await page.goto('/dashboard/money')
    await page.getByRole('heading', { level: 1, name: 'Admins only' }).waitFor()
  }))

/** Buys in a separate window as a new customer. */
async function visitAsBuyer(how: { card: string; report: boolean }) {
  let bought: Awaited<ReturnType<typeof buy>> | undefined
  await visit({}, async ({ context }) => {
    const { email } = await signInAsNew(context)
    bought = await buy(context, email, how)
  })
  if (!bought) throw new Error('nothing was bought')
  return bought
}
