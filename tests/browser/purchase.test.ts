import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { partPath } from '#contract/catalog/addresses.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { formatEuros } from '#contract/money.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { seeToast, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

test('a customer books, has a card declined, pays, and finds the payment under My Order', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(402)
    await signInAsNew(context, 'Grace Hopper')
    const part = await findProduct(page, isSoldByThePiece)
    await page.goto(`/all-products?${new URLSearchParams({ q: part.name })}`)
    const card = page.getByRole('article').filter({ hasText: part.name })
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(
        `Price, incl\\. 19 % VAT ${RegExp.escape(formatEuros(part.price))} Availability [\\d,]+ Minimum Order 1 `,
      ),
    )
    await card.getByRole('link', { name: /^Purchase / }).click()
    await page.getByRole('heading', { level: 1, name: part.name }).waitFor()

    await fillOrder(page, part)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await seeToast(page, 'Your Order is Booked')
    await expectAccessible(page)

    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    const row = page.getByRole('row').filter({ hasText: part.name })
    const figures = await row.innerText()
    for (const figure of [formatEuros(part.price), formatEuros(3 * part.price)])
      expect(figures).toContain(figure)
    await row.getByRole('link', { name: 'Pay' }).click()
    await page.waitForURL(/\/dashboard\/payment\/[\w-]+$/)

    await payByCard(page, '4000 0000 0000 0002')
    const refusal = page.getByRole('alert').filter({ hasText: 'Your card was declined.' })
    await refusal.waitFor()
    await expectAccessible(page)
    await payByCard(page, '4242 4242 4242 4242')
    await page.getByText('Congratulations! Your payment is completed.').waitFor()
    const transactionId = await page
      .getByText(/^pi_\w+$/)
      .first()
      .innerText()

    await page.getByRole('link', { name: 'My Order' }).first().click()
    await row.getByText('Paid', { exact: true }).waitFor()
    await row.getByText(transactionId).waitFor()
    expect(await row.getByRole('link', { name: 'Pay' }).count()).toBe(0)
    await expectAccessible(page)
  }))

/** One or three pieces can be ordered, for less than the EUR 1,000 that need a confirmed address. */
function isSoldByThePiece({ min, available, price }: Product): boolean {
  return min === 1 && available >= 3 && price < 100
}

/** Orders three pieces, and checks the form on the way. */
async function fillOrder(page: Page, part: Product): Promise<void> {
  const total = page.getByLabel('Total price')
  const quantity = page.getByLabel(/^Availability/)
  await page.getByRole('button', { name: 'Place Order' }).and(page.locator(':enabled')).waitFor()
  expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull()
  expect(await page.getByLabel('Product name').isDisabled()).toBe(true)
  expect(await total.getAttribute('readonly')).not.toBeNull()
  expect(await quantity.inputValue()).toBe('1')
  await page.getByText(/^1 to [\d,]+ pieces$/).waitFor()
  await seeValue(page, 'Total price', formatEuros(part.price))
  await quantity.fill('3')
  await seeValue(page, 'Total price', formatEuros(3 * part.price))
  await page.getByLabel('Phone').fill('+1 212 555 0100')
}

async function seeValue(page: Page, label: string, value: string): Promise<void> {
  await expect.poll(() => page.getByLabel(label).inputValue()).toBe(value)
}

test('the order form refuses less than the minimum or more than the stock before sending anything', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const part = await findProduct(page, ({ min, available }) => min > 1 && available >= min)
    await page.goto(`/purchase/${part._id}`)
    await page.getByLabel('Phone').fill('+1 212 555 0100')
    const orders: string[] = []
    page.on('request', request => request.url() === `${origin}/order` && orders.push(request.url()))
    for (const [quantity, complaint] of [
      [String(part.min - 1), /minimum order/i],
      ['99999', /available/i],
      ['', /whole number/i],
      ['4.5', /whole number/i],
      ['1.000', '1.000 can be read as 1000 or as 1: please write 1000 or 1.'],
    ] as const) {
      await page.getByLabel(/^Availability/).fill(quantity)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await page.getByText(complaint).and(page.locator('[id$=error]')).waitFor()
    }
    expect(orders).toEqual([])
    await expectAccessible(page)
  }))

test('a quantity is read as people write thousands, asked about where it may mean two, and stepped by the arrow keys, wherever pieces are typed', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const part = await findProduct(
      page,
      ({ min, step, available, price }) =>
        available >= 3000 && min <= 1000 && 1000 % step === 0 && price < 0.5,
    )
    const { sku, step, variants } = part
    const family = variants?.family ?? null
    const ask = `1.000 can be read as 1000 or as 1: please write 1000 or 1.`
    const places = [
      { path: `/purchase/${part._id}`, label: /^Availability/ },
      { path: partPath({ ...part, family }), label: 'Quantity' },
    ] as const
    for (const { path, label } of places) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const quantity = page.getByRole('main').getByLabel(label).first()
      await quantity.fill('1.000')
      await quantity.blur()
      await page.getByText(ask).waitFor()
      await quantity.fill('1 000')
      await page.getByText(ask).waitFor({ state: 'detached' })
      await quantity.press('ArrowUp')
      expect(await quantity.inputValue()).toBe(String(1000 + step))
      await page.getByRole('main').getByRole('button', { name: 'Fewer', exact: true }).click()
      expect(await quantity.inputValue()).toBe('1000')
      await expectAccessible(page)
    }
    await page.goto(`/parts?${new URLSearchParams({ q: sku ?? part.name, view: 'table' })}`, {
      waitUntil: 'networkidle',
    })
    const inRow = page.getByRole('main').getByLabel(`Quantity of ${part.name}`)
    await inRow.fill('1.000')
    expect(await inRow.evaluate(input => input instanceof HTMLInputElement && input.validationMessage)).toBe(
      ask,
    )
    await inRow.fill("1'000")
    await inRow.press('ArrowUp')
    await inRow.press('Enter')
    await page.waitForURL(`**/purchase/${part._id}?quantity=${1000 + step}`)
  }))

test('a price that has changed meanwhile is shown, and nothing is booked', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(409)
    await signInAsNew(context)
    const part = await findProduct(page, isSoldByThePiece)
    await page.goto(`/purchase/${part._id}`)
    await page.getByLabel('Phone').fill('+1 212 555 0100')
    // Sends the shop another total than the form shows, as if its price had changed since.
    await page.route(`${origin}/order`, async route => {
      const order = route.request().postDataJSON()
      await route.continue({ postData: JSON.stringify({ ...order, price: order.price + 1 }) })
    })
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.getByRole('alert').filter({ hasText: 'The price has changed' }).first().waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('+1 212 555 0100')
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor()
  }))

test("another person's order is not found", () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(404)
    await signInAsNew(context)
    const answer = await page.goto('/dashboard/payment/01a1fc2a-f011-7ed1-a707-1d5b7f2cbcf9')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Order not found' }).waitFor()
  }))

test('on a phone quantity and button stay in sight, known details are folded, and the booking takes the place of the form', () =>
  visit({ width: 375 }, async ({ page, context }) => {
    const { email } = await signInAsNew(context)
    const path = `/profile/${encodeURIComponent(email)}`
    const data = { name: '', education: '', linkedin: '', phone: '+353 1 555 0100' }
    expect((await context.request.put(path, { data, headers: { origin } })).status()).toBe(200)
    const part = await findProduct(page, isSoldByThePiece)
    await page.goto(`/purchase/${part._id}`, { waitUntil: 'networkidle' })
    const placeOrder = page.getByRole('button', { name: 'Place Order' })
    const isInSight = () => placeOrder.evaluate(it => it.getBoundingClientRect().bottom <= innerHeight)
    expect(await isInSight()).toBe(true)
    expect(await page.getByLabel('Phone').isVisible()).toBe(false)
    await page.getByText('Your details').click()
    expect(await page.getByLabel('Phone').inputValue()).toBe('+353 1 555 0100')
    await page.getByText('Your details').click()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Fewer' }).click()
    const total = page.getByRole('status').filter({ hasText: /^Total,/ })
    await expect
      .poll(async () => (await total.innerText()).replaceAll(/\s+/g, ' '))
      .toBe(`Total, incl. 19 % VAT ${formatEuros(2 * part.price)}`)
    await page.getByText('Your details').click()
    await page.getByLabel('Phone').fill('no number')
    await page.getByText('Your details').click()
    await placeOrder.click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
    await page.getByLabel('Phone').fill('')
    await placeOrder.click()

    const booked = page.getByText(`2 pieces booked for you: ${formatEuros(2 * part.price)} incl. 19 % VAT.`)
    await booked.waitFor()
    expect(await booked.evaluate(it => it.parentElement === document.activeElement)).toBe(true)
    expect(await placeOrder.count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Order more' }).click()
    await placeOrder.waitFor()
  }))
