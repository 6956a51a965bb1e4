import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { formatEuros } from '#contract/money.ts'
import { quote } from '#contract/quotes/quotes.ts'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { expectFocusKept } from '../support/focus.ts'
import { looksOf } from '../support/looks.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { readPdf } from '../support/pdf.ts'
import { inventAccount, post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

interface Bolt {
  readonly id: string
  readonly name: string
}

/** Adds a bolt of €2.00 as an admin. */
async function addBolt(admin: BrowserContext, fields: object = {}): Promise<Bolt> {
  const name = `Quoted bolt ${crypto.randomUUID().slice(0, 8)}`
  const facts = {
    productname: name,
    price: 2,
    min: 1,
    available: 500,
    category: 'springs',
    image: '/favicon.svg',
  }
  const { insertedId: id } = inserted.parse(await post(admin, '/product', { ...facts, ...fields }))
  return { id, name }
}

const setPrice = (admin: BrowserContext, { id }: Bolt, price: number) =>
  admin.request.patch(`/product/${id}`, { data: { price }, headers: { origin, 'if-match': '*' } })

const fillBasket = (context: BrowserContext, { id }: Bolt, quantity: number) =>
  post(context, '/basket', { lines: [{ product: id, quantity }] })

const saveAddress = (context: BrowserContext) =>
  post(context, '/address', {
    name: 'Grace Hopper',
    street: 'Hauptstr. 1',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
  })

const visitBasket = (page: Page) => page.goto('/basket', { waitUntil: 'networkidle' })

/** Runs a journey with the windows of an admin and of a new customer. */
const withAdmin = (
  look: { theme?: 'light' | 'dark'; width?: number },
  journey: (windows: {
    page: Page
    context: BrowserContext
    admin: Page
    expectStatus: (status: number) => void
  }) => Promise<void>,
) =>
  visit({}, async ({ page: admin, context: adminContext }) => {
    await signInAsAdmin(adminContext)
    await visit(look, async ({ page, context, expectStatus }) => {
      await signInAsNew(context, 'Grace Hopper')
      await journey({ page, context, admin, expectStatus })
    })
  })

test.each(looksOf('narrow'))(
  'from a basket to a quote, its PDF, and with one click to the payment of its price (%j)',
  look =>
    withAdmin(look, async ({ page, context, admin }) => {
      const bolt = await addBolt(admin.context())
      await saveAddress(context)
      await fillBasket(context, bolt, 10)
      await visitBasket(page)
      await page.getByRole('button', { name: 'Get a quote' }).click()
      await page.getByRole('heading', { level: 1, name: /^Quote Q-20\d\d-\d{6}$/ }).waitFor()
      await page.getByText(/^These prices are kept until \d/).waitFor()
      await page.getByRole('list', { name: 'Lines' }).getByText(bolt.name).waitFor()
      await expectAccessible(page)
      await expectToFit(page, look.width)

      const link = page.getByRole('link', { name: 'Download as PDF' })
      const file = await context.request.get((await link.getAttribute('href')) ?? '')
      const text = readPdf(await file.body())
      expect(text).toContain(bolt.name)
      expect(text).toContain('€20.00')

      await setPrice(admin.context(), bolt, 3)
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByText('today €3.00').waitFor()
      await page.getByRole('button', { name: 'Order at these prices' }).click()
      await page.waitForURL(/\/dashboard\/payment\/[\w-]+$/)
      await page.getByText('€20.00').first().waitFor()
      await payByCard(page, '4242 4242 4242 4242')
      await page.getByText('Congratulations! Your payment is completed.').waitFor()

      await page.goto('/dashboard/quotes', { waitUntil: 'networkidle' })
      await page.getByRole('row').filter({ hasText: bolt.name }).getByText('Ordered').waitFor()
    }),
)

test('who wants more than is in stock asks for a quote of so many, with one click', () =>
  withAdmin({ width: 375 }, async ({ page, admin }) => {
    const tiers = [
      { from: 100, price: 1.8 },
      { from: 1000, price: 1.5 },
    ]
    const bolt = await addBolt(admin.context(), { tiers })
    await page.goto(`/parts/springs/${bolt.id}`, { waitUntil: 'networkidle' })
    const prices = page.getByRole('table', { name: 'Prices for larger quantities' }).getByRole('row')
    await prices.filter({ hasText: '100 pieces' }).filter({ hasText: '€1.80' }).waitFor()
    const beyond = prices.filter({ hasText: '1,000 pieces' })
    await beyond.getByRole('link', { name: 'Available on request' }).waitFor()
    expect(await beyond.innerText()).not.toContain('€')
    await expectAccessible(page)
    await page.goto(`/purchase/${bolt.id}`, { waitUntil: 'networkidle' })
    await page.getByLabel(/quantity to order/).fill('700')
    await page.getByText('Only 500 pieces are available.').waitFor()
    await page.getByRole('link', { name: 'Ask for a quote of 700 pieces' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ask for a quote' }).waitFor()
    await page.getByText('700 at €1.80').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ask for a quote' }).click()
    await page.getByRole('heading', { level: 1, name: /^Request Q-/ }).waitFor()
    await page.getByText('What do 700 pieces cost, and when can you deliver them?').waitFor()
  }))

test('who asks for a better price gets it by the owner, and orders it elsewhere than the quote said', () =>
  withAdmin({}, async ({ page, context, admin, expectStatus }) => {
    expectStatus(422)
    const bolt = await addBolt(admin.context())
    await saveAddress(context)
    await fillBasket(context, bolt, 40)
    await visitBasket(page)
    await page.getByRole('link', { name: 'Ask for a better price' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ask for a better price' }).waitFor()
    await expectAccessible(page)
    const wanted = page.getByLabel(`Wanted price each: ${bolt.name}`)
    await wanted.fill('a lot less')
    await page.getByRole('button', { name: 'Ask for a better price' }).click()
    await page.getByText('The message must not be blank.').waitFor()
    const question = `Each month, ${crypto.randomUUID()}`
    await page.getByLabel('What do you need?').fill(question)
    await page.getByRole('button', { name: 'Ask for a better price' }).click()
    await page.getByText('The price must be a number with at most two decimals, such as 1234.50.').waitFor()
    await expect.poll(() => wanted.evaluate(field => field === document.activeElement)).toBe(true)
    await wanted.fill('1,40')
    expectStatus(500)
    await page.route('**/quote', route => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    await page.getByRole('button', { name: 'Ask for a better price' }).click()
    await seeToast(page, 'The shop could not do this. Please try again.')
    // It would send what was typed before.
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await wanted.fill('1,50')
    await page.getByRole('button', { name: 'Ask for a better price' }).click()
    await page.getByRole('heading', { level: 1, name: /^Request Q-/ }).waitFor()
    await page.getByText(question).waitFor()
    const id = page.url().split('/').at(-1) ?? ''

    await answer(admin, { id, bolt, question })

    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: /^Quote Q-/ }).waitFor()
    await page.getByText('With pleasure.').waitFor()
    await page.getByRole('link', { name: 'Change delivery or invoice' }).click()
    await page.waitForURL(/\/checkout\?quote=/)
    const total = page.getByRole('status').filter({ hasText: 'Total' })
    await total.filter({ hasText: formatEuros(64) }).waitFor()
    await page.getByLabel('Your order number').fill('PO 4711')
    await expectAccessible(page)
    const book = page.getByRole('button', { name: 'Book and pay' })
    await book.and(page.locator(':enabled')).waitFor()
    await book.click()
    await page.waitForURL(/\/dashboard\/payment\/[\w-]+$/)
    await page.getByText(formatEuros(64)).first().waitFor()
    const ordered = quote.parse(await (await context.request.get(`/quote/${id}`)).json())
    expect(ordered.status).toBe('ordered')
    await page.goto(`/checkout?quote=${id}`)
    await page.waitForURL(new RegExp(`/dashboard/quotes/${id}$`))
    await page.getByText('You have ordered at these prices.').waitFor()
  }))

/** Answers a request on the admin's pages, at €1.60. */
async function answer(admin: Page, { id, bolt, question }: { id: string; bolt: Bolt; question: string }) {
  await admin.goto('/dashboard/requests', { waitUntil: 'networkidle' })
  await expectAccessible(admin)
  const number = quote.parse(await (await admin.context().request.get(`/quote/${id}`)).json()).number
  await admin.getByRole('link', { name: number }).click()
  await admin.getByText(question).waitFor()
  const row = admin.getByRole('row').filter({ hasText: bolt.name })
  await row.getByText('€1.50').waitFor()
  const price = admin.getByLabel(`Price of ${bolt.name}`)
  await price.fill('1,6')
  await row.getByText('−20 %').waitFor()
  await admin
    .getByRole('status')
    .filter({ hasText: 'Goods as offered' })
    .filter({ hasText: '€64.00' })
    .waitFor()
  await admin.getByLabel('Message (optional)').fill('With pleasure.')
  await admin.getByLabel('Days for which').fill('30')
  await expectAccessible(admin)
  await expectToFit(admin, 375)
  await admin.getByRole('button', { name: 'Send the quote' }).click()
  await seeToast(admin, 'The quote is on its way to the customer')
  await admin.getByRole('heading', { level: 1, name: `Quote ${number}` }).waitFor()
}

test('who was slower to answer is told so and keeps what was typed; the customer reads why it was declined, and asks again', () =>
  withAdmin({}, async ({ page, context, admin, expectStatus }) => {
    const bolt = await addBolt(admin.context())
    const form = { lines: [{ product: bolt.id, availability: 10 }], question: 'Less?' }
    const { insertedId: id } = inserted.parse(await post(context, '/quote', form))
    await visit({}, async ({ page: second, context: secondContext, expectStatus: expectThere }) => {
      expectThere(412)
      expectThere(422)
      await signInAsAdmin(secondContext)
      await second.goto(`/dashboard/requests/${id}`, { waitUntil: 'networkidle' })
      await second.getByText('Decline instead').click()
      await second.getByRole('button', { name: 'Decline the request' }).click()
      await second.getByText('The reason must not be blank.').waitFor()
      const reason = second.getByLabel('Reason')
      await expect.poll(() => reason.evaluate(field => field === document.activeElement)).toBe(true)
      await reason.fill('Not below cost')
      await second.getByRole('link', { name: 'All requests' }).click()
      await second.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
      await second.getByRole('button', { name: 'Stay' }).click()
      expect(await reason.inputValue()).toBe('Not below cost')
      await second.getByLabel('Message (optional)').fill('Here you are')

      await admin.goto(`/dashboard/requests/${id}`, { waitUntil: 'networkidle' })
      await admin.getByText('Decline instead').click()
      await admin.getByLabel('Reason').fill('We sell it at cost.')
      await expectAccessible(admin)
      await admin.getByRole('button', { name: 'Decline the request' }).click()
      await seeToast(admin, 'The request is declined')
      await expectFocusKept(admin)

      await second.getByRole('button', { name: 'Send the quote' }).click()
      await second.getByText(/has been answered or taken back meanwhile/).waitFor()
      expect(await second.getByLabel('Message (optional)').inputValue()).toBe('Here you are')
      await expectAccessible(second)
      await second.getByRole('button', { name: 'Show what it is now' }).click()
      await second.getByText('We sell it at cost.').waitFor()
      await expectFocusKept(second)
    })
    expectStatus(409)
    await page.goto(`/dashboard/quotes/${id}`, { waitUntil: 'networkidle' })
    await page.getByText('We sell it at cost.').waitFor()
    await page.getByRole('button', { name: 'Get a quote at today’s prices' }).click()
    await page.getByRole('heading', { level: 1, name: /^Quote Q-/ }).waitFor()
    await page.getByText('as ordered').waitFor()
    expect(page.url()).not.toContain(id)

    await admin.context().request.patch(`/product/${bolt.id}`, {
      data: { archived: true },
      headers: { origin, 'if-match': '*' },
    })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByText('no longer made').waitFor()
  }))

test('a visitor is led through the log-in and back to the basket, which is then quoted', () =>
  visit({}, async ({ page: admin, context: adminContext }) => {
    await signInAsAdmin(adminContext)
    const bolt = await addBolt(admin.context())
    const account = inventAccount()
    await post(adminContext, '/api/auth/sign-up/email', account)
    await visit({}, async ({ page }) => {
      await page.goto(`/parts/springs/${bolt.id}`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: `Add to basket: ${bolt.name}` }).click()
      await page.getByText(/^Added 1 piece of /).waitFor()
      await visitBasket(page)
      await page.getByRole('link', { name: 'Log in to get a quote' }).click()
      await page.waitForURL(/\/login\?from=/)
      await page.getByLabel('Email').fill(account.email)
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.waitForURL(/\/basket$/)
      await page.getByRole('button', { name: 'Get a quote' }).click()
      await page.getByRole('list', { name: 'Lines' }).getByText(bolt.name).waitFor()
    })
  }))
