import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { formatEuros } from '#contract/money.ts'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { fillAddress } from '../support/fill-address.ts'
import { newAddressForm, newProductForm } from '../support/forms.ts'
import { looksOf } from '../support/looks.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

const openCheckout = (page: Page) => page.goto('/checkout', { waitUntil: 'networkidle' })

test.each(looksOf('wide'))(
  'who checks out says where and how, sees the total before, and pays just that (%j)',
  look =>
    visit(look, async ({ page, context, expectStatus }) => {
      expectStatus(422)
      await signInAsNew(context, 'Grace Hopper')
      const part = await findProduct(
        page,
        ({ min, available, price }) => min === 1 && available >= 9 && price < 100,
      )
      await post(context, '/basket', { lines: [{ product: part._id, quantity: 2 }] })
      await openCheckout(page)
      await expectAccessible(page)
      await fillAddress(page)
      // Another test changes what express costs, and whether it is offered.
      await page.getByRole('radio', { name: /^Pallet/ }).check()
      const total = page.getByRole('status').filter({ hasText: 'Total' })
      await total.filter({ hasText: 'VAT included' }).waitFor()
      await total.filter({ hasNotText: 'DeliveryFree' }).waitFor()
      await page.getByLabel('VAT ID').fill('DE123')
      await page.getByLabel('Your order number').fill('PO 4711')
      await page.getByText(/^The VAT ID is not a VAT ID of Germany/).waitFor()
      expect(await page.getByRole('button', { name: 'Book and pay' }).isDisabled()).toBe(true)
      await expectAccessible(page)
      await expectToFit(page, look.width)
      await page.getByLabel('VAT ID').fill('')
      await page.getByLabel('Note').fill('Gate 3')
      const book = page.getByRole('button', { name: 'Book and pay' })
      await book.and(page.locator(':enabled')).waitFor()
      const [sum = ''] = /Total(€[\d,]+\.\d\d)/.exec((await total.textContent()) ?? '')?.slice(1) ?? []
      expect(sum).not.toBe(formatEuros(2 * part.price))
      await book.click()
      await page.waitForURL(/\/dashboard\/payment\/[\w-]+$/)
      await page.getByText(sum).first().waitFor()
      await payByCard(page, '4242 4242 4242 4242')
      await page.getByText('Congratulations! Your payment is completed.').waitFor()
      await openCheckout(page)
      await page.getByText('There is nothing in your basket that can be ordered.').waitFor()
    }),
)

test('a VAT ID that was rejected is corrected, and one press books; the next checkout offers it', () =>
  visit({ width: 375 }, async ({ page, context, expectStatus }) => {
    expectStatus(422)
    await signInAsNew(context)
    const address = newAddressForm({ postcode: '10115', city: 'Berlin', country: 'DE' })
    await post(context, '/address', address)
    const part = await findProduct(page, ({ min, available }) => min === 1 && available > 9)
    const fillBasket = () => post(context, '/basket', { lines: [{ product: part._id, quantity: 1 }] })
    await fillBasket()
    await openCheckout(page)
    const vatId = page.getByLabel('VAT ID')
    expect(await vatId.inputValue()).toBe('')
    await vatId.fill('DE111111118')
    await vatId.blur()
    await page.getByText(/^The VAT ID is not a VAT ID of Germany/).waitFor()
    const book = page.getByRole('button', { name: 'Book and pay' })
    expect(await book.isDisabled()).toBe(true)
    await vatId.fill('DE 111 111 117')
    // The press takes the VAT ID out of the hand of the person: it is checked while the button is already pressed.
    await book.click()
    await page.waitForURL(/\/dashboard\/payment\/[\w-]+$/)
    await fillBasket()
    await openCheckout(page)
    expect(await vatId.inputValue()).toBe('DE111111117')
    await page.getByText('The VAT ID is registered to Example Company DE111111117.').waitFor()
    await vatId.fill('DE111111118')
    await book.click()
    await seeToast(page, 'The VAT ID is not a VAT ID of Germany: please check its digits.')
    expect(new URL(page.url()).pathname).toBe('/checkout')
  }))

test('an export says before it is booked that import VAT and customs are the customer’s to pay', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    await post(context, '/address', newAddressForm({ postcode: 'SW1A 1AA', city: 'London', country: 'GB' }))
    const part = await findProduct(page, ({ min, available }) => min === 1 && available > 9)
    await post(context, '/basket', { lines: [{ product: part._id, quantity: 1 }] })
    const said = 'Export without VAT. You pay import VAT and customs duties when it arrives.'
    await page.goto('/basket', { waitUntil: 'networkidle' })
    await page.getByText(said).waitFor()
    await openCheckout(page)
    await page.getByText(said).waitFor()
    await page.getByRole('button', { name: 'Book and pay' }).and(page.locator(':enabled')).waitFor()
  }))

test('an empty basket is not checked out, and asks for no estimate', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    await post(context, '/address', newAddressForm())
    await openCheckout(page)
    await page.getByText('There is nothing in your basket that can be ordered.').waitFor()
  }))

test('an address that is not delivered to is named, and nothing can be booked', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(422)
    await signInAsNew(context)
    const part = await findProduct(page, ({ min, available }) => min === 1 && available > 9)
    await post(context, '/basket', { lines: [{ product: part._id, quantity: 1 }] })
    const home = { name: 'Ada Byron', street: '1 Hope Road', city: 'Kingston', region: 'Kingston' }
    await post(context, '/address', { ...home, country: 'JM' })
    await openCheckout(page)
    await page.getByRole('alert').filter({ hasText: 'We do not deliver to Jamaica' }).waitFor()
    expect(await page.getByRole('button', { name: 'Book and pay' }).isDisabled()).toBe(true)
    await expectAccessible(page)
  }))

test('of countries only those can be chosen that are delivered to; an address book takes all, and says which are not', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const part = await findProduct(page, ({ min, available }) => min === 1 && available > 9)
    await post(context, '/basket', { lines: [{ product: part._id, quantity: 1 }] })
    const countries = (label: string) => page.getByLabel(label).locator('option').allInnerTexts()
    await openCheckout(page)
    await expect.poll(async () => (await countries('Country')).length).toBe(30)
    expect(await countries('Country')).not.toContain('Jamaica')
    await page.goto('/basket', { waitUntil: 'networkidle' })
    await expect.poll(async () => (await countries('Delivery to')).length).toBe(30)
    await page.goto('/dashboard/addresses', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Add an address' }).click()
    await expect.poll(() => countries('Country')).toContain('Jamaica (not delivered to)')
    expect(await countries('Country')).toContain('Norway')
  }))

test('once a price has changed, nothing can be booked until the new total is there', () =>
  visit({}, ({ context: admin }) =>
    visit({}, async ({ page, context, expectStatus }) => {
      expectStatus(409)
      await signInAsAdmin(admin)
      const facts = { price: 2, category: 'springs', image: '/favicon.svg' }
      const form = newProductForm({ productname: `Dearer ${crypto.randomUUID()}`, ...facts })
      const { insertedId: id } = inserted.parse(await post(admin, '/product', form))
      await signInAsNew(context)
      await post(context, '/address', newAddressForm())
      await post(context, '/basket', { lines: [{ product: id, quantity: 10 }] })
      await openCheckout(page)
      const book = page.getByRole('button', { name: 'Book and pay' })
      const summary = page.getByRole('region', { name: 'Your order' })
      await expect.poll(() => book.isEnabled()).toBe(true)

      const headers = { origin, 'if-match': '*' }
      await admin.request.patch(`/product/${id}`, { data: { price: 3 }, headers })
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/checkout/estimate', async route => {
        await isReleased
        await route.continue()
      })
      await book.click()
      await summary
        .getByRole('listitem')
        .filter({ hasText: formatEuros(30) })
        .waitFor()
      expect(await book.isDisabled()).toBe(true)
      release()
      await expect.poll(() => book.isEnabled()).toBe(true)
      await summary.getByText(`Goods${formatEuros(30)}`).waitFor()
    }),
  ))
