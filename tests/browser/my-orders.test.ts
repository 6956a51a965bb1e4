import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { formatEuros } from '#contract/money.ts'
import { type Order, order } from '#contract/orders/orders.ts'
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { expectFocusKept } from '../support/focus.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { looksOf } from '../support/looks.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { readPdf } from '../support/pdf.ts'
import { post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

const isCheap = ({ min, available, price, tiers }: Product) =>
  min === 1 && available >= 5 && price < 100 && tiers.length === 0

/** Books pieces of a part for the person of this window. */
async function book(context: BrowserContext, part: Product, quantity: number, terms = {}): Promise<Order> {
  const form = { ...newCheckoutForm([[part, quantity]]), ...terms }
  const { insertedId } = inserted.parse(await post(context, '/checkout', form))
  return order.parse(await (await context.request.get(`/order/${insertedId}`)).json())
}

const rowOf = (page: Page, { number }: Order) => page.getByRole('row').filter({ hasText: number })

test('a customer finds an order by keyboard, and goes back to where the list was', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const part = await findProduct(page, isCheap)
    const wanted = await book(context, part, 2, { customerReference: 'PO 4711' })
    const others = [await book(context, part, 1), await book(context, part, 3)]
    await post(context, `/order/${others[0]?._id}/cancel`, {})

    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await page.getByText('3 orders', { exact: true }).waitFor()
    expect((await rowOf(page, wanted).boundingBox())?.height).toBeLessThanOrEqual(57)
    await page.getByRole('searchbox', { name: /^Search by number/ }).focus()
    await page.keyboard.type('4711')
    await page.keyboard.press('Enter')
    await page.getByText('1 order', { exact: true }).waitFor()
    await rowOf(page, wanted).waitFor()
    expect(page.url()).toMatch(/q=4711/)

    await page.getByRole('link', { name: 'To pay (1)' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=4711&state=to-pay|state=to-pay&q=4711/)
    await rowOf(page, wanted).getByRole('link', { name: wanted.number }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: `Order ${wanted.number}` }).waitFor()
    await page.goBack()
    await rowOf(page, wanted).waitFor()
    expect(await page.getByRole('searchbox', { name: /^Search by number/ }).inputValue()).toBe('4711')

    await page.getByRole('searchbox', { name: /^Search by number/ }).fill('nothing like it')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No order matches' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See all orders' }).click()
    await page.getByText('3 orders', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Ended (1)' }).click()
    await page.waitForURL(/state=ended/)
    await page.getByText('1 order', { exact: true }).waitFor()
    await page.getByLabel('Year').selectOption(String(new Date(wanted.createdAt).getUTCFullYear()))
    await page.waitForURL(/year=\d{4}/)
    await page.getByText('1 order', { exact: true }).waitFor()
  }))

test('the page of an order says what comes next, is paid and refunded in part, and shows an admin what the shop knows of it', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({}, async ({ page, context }) => {
      await signInAsAdmin(adminWindow)
      await signInAsNew(context, 'Ada Byron')
      const part = await findProduct(page, isCheap)
      const deliveryAddress = newAddressForm()
      const booked = await book(context, part, 2, { deliveryAddress, note: 'Ring twice.' })
      await page.goto(`/dashboard/orders/${booked._id}`, { waitUntil: 'networkidle' })
      await page.getByText(/^Please pay by card until /).waitFor()
      for (const words of ['Lindengasse 4', 'Austria', 'Ring twice.', part.name, formatEuros(booked.price)])
        await page.getByText(words).first().waitFor()
      await page.getByRole('link', { name: `Pay for ${booked.orderName}` }).click()
      await page.waitForURL(/\/dashboard\/payment\//)
      await payByCard(page, '4242 4242 4242 4242')
      await page.getByText('Congratulations! Your payment is completed.').waitFor()
      await post(adminWindow, `/order/${booked._id}/refund`, { amount: 0.1, reason: 'One is scratched' })

      await page.goto(`/dashboard/orders/${booked._id}`, { waitUntil: 'networkidle' })
      const history = page.getByRole('region', { name: 'What has happened' })
      await history.getByText('Your payment arrived').waitFor()
      await history.getByText('€0.10: One is scratched').waitFor()
      await page
        .getByRole('region', { name: 'Refunds' })
        .getByText(/sent to your card/)
        .waitFor()
      const [invoice] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /^Invoice \d+$/ }).click(),
      ])
      expect(invoice.suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/)
      await expectAccessibleInBothThemes(page)
      await expectToFit(page, 375)
      await page.getByRole('link', { name: `Review ${part.name}` }).click()
      await page.waitForURL(/addreview\?product=/)
      await page.goto('/dashboard')
      await rowOf(page, booked).getByText('€0.10 refunded').waitFor()

      const admins = await adminWindow.newPage()
      await admins.goto(`/dashboard/orders/${booked._id}`, { waitUntil: 'networkidle' })
      await admins.getByRole('region', { name: 'Timeline' }).waitFor()
      expect(await admins.getByRole('link', { name: /^Review / }).count()).toBe(0)
    }),
  ))

test.each(looksOf('wide'))(
  'an admin refunds a part, and the customer finds the credit note at the order (%j)',
  look =>
    visit(look, ({ page: money, context: admins }) =>
      visit(look, async ({ page, context }) => {
        await signInAsAdmin(admins)
        await signInAsNew(context, 'Ada Byron')
        const part = await findProduct(page, isCheap)
        const booked = await book(context, part, 2, { deliveryAddress: newAddressForm() })
        await page.goto(`/dashboard/payment/${booked._id}`, { waitUntil: 'networkidle' })
        await payByCard(page, '4242 4242 4242 4242')
        await page.getByText('Congratulations! Your payment is completed.').waitFor()

        await money.goto(`/dashboard/orders/${booked._id}`, { waitUntil: 'networkidle' })
        const form = money.getByRole('region', { name: 'Refund', exact: true })
        await form.getByLabel('Amount in euros').fill('0.50')
        await form.getByLabel('Reason').fill('One piece is scratched')
        await form.getByRole('button', { name: 'Refund', exact: true }).click()
        await money.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
        await seeToast(money, '€0.50 will be refunded to the card')

        await page.goto(`/dashboard/orders/${booked._id}`, { waitUntil: 'networkidle' })
        for (const window of [page, money]) {
          const papers = window.getByRole('region', { name: 'Papers' })
          await papers.getByText(/, €0\.50, takes back part of invoice \d+/).waitFor()
          await papers.getByText(/ remain after credit notes/).waitFor()
          await expectAccessible(window)
          await expectToFit(window, look.width)
          const downloading = window.waitForEvent('download')
          await papers.getByRole('link', { name: /^Credit note \d+$/ }).click()
          const saved = await downloading
          expect(saved.suggestedFilename()).toMatch(/^credit-note-\d+\.pdf$/)
          const note = readPdf(await readFile(await saved.path())).replaceAll('\n', ' ')
          expect(note).toMatch(/takes back €0\.50 of invoice \d+/)
          expect(note).toContain('One piece is scratched')
        }
      }),
    ),
)

test('on a phone an order is cancelled on its page', () =>
  visit({ width: 375 }, async ({ page, context }) => {
    await signInAsNew(context)
    const booked = await book(context, await findProduct(page, isCheap), 1)
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await expectToFit(page, 375)
    await page.getByRole('link', { name: booked.number }).click()
    await page.getByRole('heading', { level: 1, name: `Order ${booked.number}` }).waitFor()
    await page.getByRole('button', { name: /^Cancel the order/ }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await seeToast(page, 'Your order is cancelled')
    await page.getByText(/^It was cancelled/).waitFor()
    await expectFocusKept(page)
    await expectAccessible(page)
  }))

test("another person's order, and none at all, are not found", () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(404)
    await signInAsNew(context)
    const answer = await page.goto('/dashboard/orders/01a1fc2a-f011-7ed1-a707-1d5b7f2cbcf9')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Order not found' }).waitFor()
  }))
