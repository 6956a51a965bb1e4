import type { BrowserContext } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { post, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

/** Buys the minimum of a product, and pays it by card. Returns whose invoice that is. */
async function buy(context: BrowserContext): Promise<string> {
  const { name, email } = await signInAsNew(context, 'Grace of the Books')
  const shelf = await context.request.get('/service?q=PH-4017-M10X40&limit=1')
  const product = z.object({ _id: z.string(), name: z.string(), price: z.number(), min: z.number() })
  const [wanted] = z.array(product).parse(await shelf.json())
  if (!wanted) throw new Error('the shop is empty')
  const price = Math.round(wanted.price * wanted.min * 100) / 100
  const form = {
    userEmail: email,
    orderName: wanted.name,
    availability: wanted.min,
    price,
    phone: '+1 212 555 0100',
    product: wanted._id,
  }
  const { insertedId: order } = z
    .object({ insertedId: z.string() })
    .parse(await post(context, '/order', form))
  const { clientSecret } = z
    .object({ clientSecret: z.string() })
    .parse(await post(context, '/create-payment-intent', { price, order }))
  const [transactionId = ''] = clientSecret.split('_secret_')
  const paid = await context.request.post(`/sandbox/v1/payment_intents/${transactionId}/confirm`, {
    headers: { origin },
    form: {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    },
  })
  expect(paid.status()).toBe(200)
  await context.request.patch(`/order/${order}`, { headers: { origin }, data: { order, transactionId } })
  return name
}

test.each([
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
] as const)('takings, VAT by quarter and papers are read and downloaded at $width px, $theme', look =>
  visit(look, async ({ page, context }) => {
    const name = await buy(context)
    await signInAsAdmin(context)
    await page.goto('/dashboard/bookkeeping', { waitUntil: 'networkidle' })
    await page.getByRole('table', { name: 'Sold by day' }).getByText('Total').waitFor()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Bookings for DATEV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^EXTF_Buchungsstapel-.*\.csv$/)

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
    await reports.getByRole('link', { name: 'Open items' }).click()
    await page.getByRole('heading', { level: 1, name: 'Open items' }).waitFor()
    await expectAccessible(page)
    const items = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    expect((await items).suggestedFilename()).toMatch(/^open-items-.*\.csv$/)
  }),
)
