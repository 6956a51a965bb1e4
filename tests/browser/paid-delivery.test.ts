import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { addCents, formatEuros, multiplyCents, toCents, toEuros } from '#contract/money.ts'
import { order } from '#contract/orders/orders.ts'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { buildShop, findFreePort, startShop } from '../support/built-shop.ts'
import { fillAddress } from '../support/fill-address.ts'
import { newAddressForm } from '../support/forms.ts'
import { ADMIN } from '../support/global-shop.ts'
import { looksOf } from '../support/looks.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

/** A shop of its own, where every delivery costs something: others expect free parcels. */
const house = await buildShop()
const shop = await startShop(house, {
  port: await findFreePort(),
  env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
})
const { origin } = shop
afterAll(async () => {
  await closeWindows()
  await shop.stop()
  await house.remove()
})

const TO_BERLIN = 4.9
const TO_VIENNA = 14.9

await visit({ origin }, async ({ context }) => {
  await signInAsAdmin(context)
  const zone = (country: string, price: number) => ({
    countries: [country],
    minDays: 2,
    maxDays: 4,
    steps: [{ upTo: null, price }],
  })
  const answer = await context.request.put('/delivery/methods/parcel', {
    headers: { origin, 'if-match': '*' },
    data: { isOffered: true, freeFrom: null, zones: [zone('DE', TO_BERLIN), zone('AT', TO_VIENNA)] },
  })
  expect(answer.status(), await answer.text()).toBe(200)
})

/** Books two pieces by the specification's form, which asks for no address, and opens the payment page. */
async function book(page: Page, context: BrowserContext, email: string) {
  const part = await findProduct(
    page,
    ({ min, available, price }) => min === 1 && available >= 9 && price < 100,
  )
  const goods = toEuros(multiplyCents(toCents(part.price), 2))
  const form = {
    userEmail: email,
    orderName: part.name,
    availability: 2,
    price: goods,
    phone: '+1 212 555 0100',
    product: part._id,
  }
  const { insertedId: id } = inserted.parse(await post(context, '/order', form))
  await page.goto(`/dashboard/payment/${id}`, { waitUntil: 'networkidle' })
  return { id, part, goods }
}

const deliverHere = (page: Page) => page.getByRole('button', { name: 'Deliver here', exact: true })

/** Says that it goes to Berlin, and pays. */
async function payToBerlin(page: Page): Promise<void> {
  await fillAddress(page)
  await deliverHere(page).and(page.locator(':enabled')).click()
  await seeToast(page, 'We deliver to this address')
  await payByCard(page, '4242 4242 4242 4242')
  await page.getByText('Congratulations! Your payment is completed.').waitFor()
}

test.each(looksOf('narrow'))(
  'where delivery costs something, an order of the older form is paid only once it is said where it goes ($theme, $width)',
  look =>
    visit({ ...look, origin }, async ({ page, context }) => {
      const { email } = await signInAsNew(context)
      const { id, goods } = await book(page, context, email)
      await page.getByText('What delivery costs depends on where it goes').waitFor()
      expect(await page.getByLabel('Card number').count()).toBe(0)
      await fillAddress(page)
      const costs = page.getByRole('status').filter({ hasText: 'VAT included' })
      await costs.filter({ hasText: formatEuros(TO_BERLIN) }).waitFor()
      const total = toEuros(addCents(toCents(goods), toCents(TO_BERLIN)))
      await costs.filter({ hasText: formatEuros(total) }).waitFor()
      await expectAccessible(page)
      await expectToFit(page, look.width)
      await deliverHere(page).and(page.locator(':enabled')).click()
      await seeToast(page, 'We deliver to this address')
      await page.getByRole('button', { name: 'Change the delivery' }).waitFor()
      const bill = page.getByRole('region', { name: 'What you pay for' })
      await bill
        .getByRole('status')
        .filter({ hasText: formatEuros(total) })
        .waitFor()
      await expectAccessible(page)
      await payByCard(page, '4242 4242 4242 4242')
      await page.getByText('Congratulations! Your payment is completed.').waitFor()
      expect(order.parse(await (await page.request.get(`/order/${id}`)).json())).toMatchObject({
        paid: true,
        price: total,
        delivery: TO_BERLIN,
        addressNeeded: false,
      })
    }),
)

test.each(looksOf('wide'))(
  'a paid order is sent to a dearer place once the customer has agreed and paid what is due ($theme, $width)',
  look =>
    visit({ ...look, origin }, ({ page: money, context: admins }) =>
      visit({ ...look, origin }, async ({ page, context, expectStatus }) => {
        expectStatus(409)
        await signInAsAdmin(admins)
        const { email } = await signInAsNew(context)
        const { id, part } = await book(page, context, email)
        await payToBerlin(page)
        await post(context, '/address', newAddressForm())
        await page.reload({ waitUntil: 'networkidle' })
        await page.getByRole('button', { name: 'Change the address' }).click()
        await page.getByRole('radio', { name: /1070 Wien/ }).check()
        await page.getByText('If delivery there costs more than you paid, we ask you').waitFor()
        await deliverHere(page).click()
        const due = formatEuros(TO_VIENNA - TO_BERLIN)
        await page
          .getByRole('status')
          .filter({ hasText: `Delivery there costs ${due} more` })
          .waitFor()
        await expectAccessible(page)
        await expectToFit(page, look.width)
        // Nothing has changed yet: another address is another question.
        await page.getByRole('radio', { name: /10115 Berlin/ }).check()
        await deliverHere(page).waitFor()
        await page.getByRole('radio', { name: /1070 Wien/ }).check()
        await deliverHere(page).click()
        await page.getByRole('button', { name: `Deliver here for ${due} more` }).click()
        await seeToast(page, 'We deliver to this address')
        await page.getByText(`Delivery there costs more than you paid: please pay ${due}`).waitFor()
        await expectAccessible(page)

        await money.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
        await money
          .getByText(new RegExp(`${due}.* still to be paid`))
          .first()
          .waitFor()
        expect(await money.getByRole('button', { name: 'Mark as shipped' }).count()).toBe(0)
        await expectAccessible(money)

        await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
        await page.getByText('Delivery to pay', { exact: true }).waitFor()
        await expectAccessible(page)
        await expectToFit(page, look.width)
        await page.getByRole('link', { name: `Pay ${due} for the delivery of ${part.name}` }).click()
        await page.waitForURL(/\/dashboard\/payment\//)
        await page.getByText('Delivery to Austria').first().waitFor()
        await expectAccessible(page)
        await payByCard(page, '4242 4242 4242 4242')
        await page.getByText('Congratulations! Your payment is completed.').waitFor()

        await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
        await page.getByText('1070 Wien').first().waitFor()
        expect(await page.getByText('Delivery to pay').count()).toBe(0)
        await money.reload({ waitUntil: 'networkidle' })
        await money.getByRole('button', { name: 'Mark as shipped' }).click()
        await seeToast(money, 'The order is marked as shipped')
      }),
    ),
)
