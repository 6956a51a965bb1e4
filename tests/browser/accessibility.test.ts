import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeBrowser, visit } from '../support/browser.ts'
import { post, signInAsAdmin } from '../support/person.ts'

afterAll(closeBrowser)

const widths = [1280, 375]
const visitorPages = [
  '/',
  '/home',
  '/about',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=x',
  '/email-confirmed',
  '/email-confirmed?error=TOKEN_EXPIRED',
  '/blogs',
  '/portfolio',
  '/docs',
  '/dashboard',
]
const adminPages = [
  '/',
  '/all-products',
  '/purchase/{product}',
  '/dashboard',
  '/dashboard/payment/{unpaid}',
  '/dashboard/myprofile',
  '/dashboard/addreview',
  '/dashboard/account',
  '/dashboard/users',
  '/dashboard/addproduct',
  '/dashboard/audit',
  '/addreview',
  '/myprofile',
]

describe.each(['light', 'dark'] as const)('in the %s theme', theme => {
  test.each(visitorPages)('%s is accessible and never wider than the screen, for a visitor', path =>
    visit({ theme }, async ({ page }) => {
      await inspect(page, path)
    }),
  )

  test.each(adminPages)('%s is accessible and never wider than the screen, for an admin', path =>
    visit({ theme }, async ({ page, context }) => {
      await signInAsAdmin(context)
      const product = await findProduct(page)
      const unpaid = path.includes('{unpaid}') ? await book(page, product) : ''
      await inspect(page, path.replace('{product}', product._id).replace('{unpaid}', unpaid))
    }),
  )

  test.each(['/nothing-here', '/blogs/7', '/dashboard/nothing'])('%s is a real 404, and accessible', path =>
    visit({ theme }, async ({ page, expectStatus }) => {
      expectStatus(404)
      await inspect(page, path, 404)
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      expect(await page.getByRole('main').getByRole('img').getAttribute('alt')).toMatch(/\w/)
    }),
  )
})

/** Looks at a page at every width: what axe finds, and whether it can be moved sideways. */
async function inspect(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(status)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await expectToFit(page, 320)
}

const product = z.object({ _id: z.string(), name: z.string(), price: z.number(), min: z.number() })
type Product = z.infer<typeof product>

async function findProduct(page: Page): Promise<Product> {
  const [first] = z
    .array(product)
    .parse(await (await page.request.get('/service?in_stock=true&limit=1')).json())
  if (!first) throw new Error('the shop is empty')
  return first
}

/** Orders the least there is to order, and answers the order's id. */
async function book(page: Page, { _id, name, price, min }: Product): Promise<string> {
  const order = {
    userEmail: 'admin@example.com',
    orderName: name,
    availability: min,
    price: price * min,
    phone: '+1 212 555 0100',
    product: _id,
  }
  const { insertedId } = z
    .object({ insertedId: z.string() })
    .parse(await post(page.context(), '/order', order))
  return insertedId
}
