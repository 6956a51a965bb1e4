import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { formatEuros } from '#contract/money.ts'
import { order } from '#contract/orders/orders.ts'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { fillAddress } from '../support/fill-address.ts'
import { looksOf } from '../support/looks.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { readPdf } from '../support/pdf.ts'
import { post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

/** Books by the specification's form, which asks for no address, and opens the payment page. */
async function bookWithoutAddress(page: Page, context: BrowserContext) {
  const { email } = await signInAsNew(context)
  const part = await findProduct(
    page,
    ({ min, available, price }) => min === 1 && available >= 9 && price < 100,
  )
  const form = {
    userEmail: email,
    orderName: part.name,
    availability: 2,
    price: Math.round(200 * part.price) / 100,
    phone: '+1 212 555 0100',
    product: part._id,
  }
  const { insertedId } = inserted.parse(await post(context, '/order', form))
  await page.goto(`/dashboard/payment/${insertedId}`, { waitUntil: 'networkidle' })
  return { id: insertedId, part, price: form.price }
}

const readOrder = async (page: Page, id: string) =>
  order.parse(await (await page.request.get(`/order/${id}`)).json())

test.each(looksOf('narrow'))(
  'who pays without an address is asked for it, and gets a corrected invoice (%j)',
  look =>
    visit(look, async ({ page, context }) => {
      const { id, part } = await bookWithoutAddress(page, context)
      await page.getByRole('button', { name: 'Choose address and delivery' }).waitFor()
      await expectAccessible(page)
      await payByCard(page, '4242 4242 4242 4242')
      await page.getByText('Congratulations! Your payment is completed.').waitFor()
      await page.getByRole('group', { name: 'Where shall we send it?' }).waitFor()
      await expectAccessible(page)
      await expectToFit(page, look.width)

      await page.getByRole('link', { name: 'My Order' }).first().click()
      const row = page.getByRole('row').filter({ hasText: part.name })
      await row.getByText('Address needed', { exact: true }).waitFor()
      await expectAccessible(page)
      await row.getByRole('link', { name: `Say where to send ${part.name}` }).click()
      await page.waitForURL(`**/dashboard/payment/${id}`)
      await fillAddress(page)
      await page.getByRole('button', { name: 'Deliver here' }).click()
      await seeToast(page, 'We deliver to this address')
      await page.getByText('10115 Berlin').waitFor()
      await expectAccessible(page)

      await page.goto('/dashboard', { waitUntil: 'networkidle' })
      await row.getByText('Paid', { exact: true }).waitFor()
      expect(await row.getByText('Address needed').count()).toBe(0)
      const downloading = page.waitForEvent('download')
      await row.getByRole('link', { name: `Invoice of ${part.name}` }).click()
      const invoice = readPdf(await readFile(await (await downloading).path())).replaceAll('\n', ' ')
      for (const said of ['Corrected invoice', '10115 Berlin', 'Replaces Invoice no.'])
        expect(invoice).toContain(said)
    }),
)

test('a dearer way is chosen before the payment, and the card is charged the new total', () =>
  visit({}, async ({ page, context }) => {
    const { id, price } = await bookWithoutAddress(page, context)
    const total = page.getByRole('region', { name: 'What you pay for' }).getByRole('status')
    await page.getByLabel('Card number').fill('4242 4242')
    await page.getByRole('button', { name: 'Choose address and delivery' }).click()
    await page.locator(':focus').getByRole('group', { name: 'Deliver to' }).waitFor()
    await fillAddress(page)
    // Another test changes what express costs, and whether it is offered.
    await page.getByRole('radio', { name: /^Pallet/ }).check()
    const costs = page
      .getByRole('status')
      .filter({ hasText: 'VAT included' })
      .filter({ hasNotText: 'DeliveryFree' })
    await costs.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Deliver here' }).and(page.locator(':enabled')).click()
    await seeToast(page, 'We deliver to this address')
    await page.getByText('Pallet, €').waitFor()
    const changed = await readOrder(page, id)
    expect(changed.price).toBeGreaterThan(price)
    expect(await total.innerText()).toBe(formatEuros(changed.price))
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242')
    await page.getByRole('button', { name: 'Pay', exact: true }).and(page.locator(':enabled')).waitFor()
    await payByCard(page, '4242 4242 4242 4242')
    await page.getByText('Congratulations! Your payment is completed.').waitFor()
    expect(await readOrder(page, id)).toMatchObject({
      paid: true,
      price: changed.price,
      addressNeeded: false,
    })
  }))

test('an admin sees that an address is needed, then where the order goes, and ships it', async () => {
  let id = ''
  await visit({}, async ({ page, context }) => {
    ;({ id } = await bookWithoutAddress(page, context))
    await payByCard(page, '4242 4242 4242 4242')
    await page.getByText('Congratulations! Your payment is completed.').waitFor()
    await visit({ theme: 'dark', width: 375 }, async ({ page: money, context: admins }) => {
      await signInAsAdmin(admins)
      await money.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      await money.getByText('Address needed: this order cannot be shipped yet.').waitFor()
      expect(await money.getByRole('button', { name: 'Mark as shipped' }).count()).toBe(0)
      await expectAccessible(money)

      await fillAddress(page)
      await page.getByRole('button', { name: 'Deliver here' }).click()
      await seeToast(page, 'We deliver to this address')
      await money.reload({ waitUntil: 'networkidle' })
      await money.getByRole('region', { name: 'Delivery' }).getByText('10115 Berlin').waitFor()
      await expectAccessible(money)
      await money.getByRole('button', { name: 'Mark as shipped' }).click()
      await seeToast(money, 'The order is marked as shipped')
    })
  })
})
