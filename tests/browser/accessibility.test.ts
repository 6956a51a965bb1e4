import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { lot } from '#contract/lots/lots.ts'
import {
  expectAccessible,
  expectContrast,
  expectToFit,
  themeOf,
  turnToOtherTheme,
} from '../support/accessibility.ts'
import { closeWindows, shareWindow, visit as visitAlone } from '../support/browser.ts'
import { newContactForm } from '../support/forms.ts'
import { ADMIN } from '../support/global-shop.ts'
import { isWhole } from '../support/looks.ts'
import { post, signInAsAdmin } from '../support/person.ts'
import { newSupplierForm } from '../support/purchasing.ts'

afterAll(closeWindows)

const visit = shareWindow({})
const visitAsAdmin = shareWindow({}, signInAsAdmin)

const visitorPages = [
  '/',
  '/home',
  '/about',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-address',
  '/join',
  '/email-confirmed',
  '/blogs',
  '/portfolio',
  '/docs',
  '/compare',
  '/parts',
  '/parts?q=screw&in_stock=true&unit=inch',
  '/parts?q=nothing+like+it',
  '/parts/$category',
  '/parts/fasteners?view=cards',
  '/parts/$category/$kind',
  '/parts/$slug',
  '/parts/$slug/$sku',
  '/terms',
  '/privacy',
  '/imprint',
  '/returns',
  '/delivery-information',
  '/basket',
  '/shared-basket',
  '/track',
  '/message',
  '/quick-order',
  '/dashboard',
]
const adminPages = [
  '/',
  '/all-products',
  '/purchase/$id',
  '/basket',
  '/checkout',
  '/dashboard',
  '/dashboard/payment/$id',
  '/dashboard/orders/$id',
  '/dashboard/myprofile',
  '/dashboard/addresses',
  '/dashboard/lists',
  '/dashboard/lists/$id',
  '/dashboard/quotes',
  '/dashboard/quotes/new',
  '/dashboard/quotes/$id',
  '/dashboard/requests',
  '/dashboard/returns',
  '/dashboard/requests/$id',
  '/dashboard/addreview',
  '/dashboard/account',
  '/dashboard/users',
  '/dashboard/staff',
  '/dashboard/roles',
  '/dashboard/api-keys',
  '/dashboard/webhooks',
  '/dashboard/customers',
  '/dashboard/settings',
  '/dashboard/customers/$email',
  '/dashboard/products',
  '/dashboard/products/import',
  '/dashboard/products/$id',
  '/dashboard/addproduct',
  '/dashboard/lots',
  '/dashboard/products/papers',
  '/dashboard/lots/$id',
  '/dashboard/counting',
  '/dashboard/counting/$id',
  '/dashboard/purchasing',
  '/dashboard/purchasing/orders',
  '/dashboard/purchasing/orders/$id',
  '/dashboard/purchasing/suppliers',
  '/dashboard/purchasing/suppliers/$id',
  '/dashboard/money',
  '/dashboard/bank-entries',
  '/dashboard/bookkeeping',
  '/dashboard/bookkeeping?show=payouts',
  '/dashboard/bookkeeping/vat',
  '/dashboard/bookkeeping/papers',
  '/dashboard/bookkeeping/open-items',
  '/dashboard/orders',
  '/dashboard/delivery',
  '/dashboard/messages',
  '/dashboard/messages/$id',
  '/dashboard/message-templates',
  '/dashboard/conversations',
  '/dashboard/reviews',
  '/dashboard/audit',
  '/dashboard/sales',
  '/dashboard/handbook/{-$name}',
  '/addreview',
  '/myprofile',
]

test.each(visitorPages)('%s is accessible and never wider than the screen, for a visitor', path =>
  visit(async ({ page }) => {
    await inspect(page, await fillIn(page, path))
  }),
)

test.each(adminPages)('%s is accessible and never wider than the screen, for an admin', path =>
  visitAsAdmin(async ({ page }) => {
    const product = await findProduct(page)
    const subject = path.includes('$email') ? ADMIN.email : await findSubject(page, path, product)
    await inspect(page, path.replace(/\$\w+|\{-\$\w+\}/, subject))
  }),
)

test.each(['/nothing-here', '/blogs/7', '/dashboard/nothing'])('%s is a real 404, and accessible', path =>
  visit(async ({ page, expectStatus }) => {
    expectStatus(404)
    await inspect(page, path, 404)
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    expect(await page.getByRole('main').getByRole('img').getAttribute('alt')).toMatch(/\w/)
  }),
)

test('no page is left untested', async () => {
  const files = await readdir(join(import.meta.dirname, '../../src/web/routes'), { recursive: true })
  const paths = files
    .filter(file => /^[^_$].*\.tsx$/.test(file))
    .map(file => file.replace(/\.tsx$/, '').split(/[./\\]/))
    // `index` and names of layouts, which begin with `_`, are not part of the address; nor is a `_` at the end, which leaves a layout.
    .map(names => names.filter(name => name !== 'index' && !name.startsWith('_')))
    .map(names => `/${names.map(name => name.replace(/_$/, '')).join('/')}`)
  const inspected = new Set([...visitorPages, ...adminPages])
  expect(paths.filter(path => !inspected.has(path))).toEqual([])
})

test('a list that is paler while the next rows are loading is looked at once they have come', () =>
  visitAlone({ theme: 'dark' }, async ({ page, context }) => {
    await signInAsAdmin(context)
    await page.goto('/dashboard/reviews', { waitUntil: 'networkidle' })
    await page.route('**/review/managed?*', async route => {
      await sleep(900)
      await route.continue()
    })
    await page.getByLabel('State').selectOption('Not hidden')
    await page.getByRole('search').getByRole('button', { name: 'Show' }).click()
    await page.locator('[aria-busy=true]').waitFor()
    await expectAccessible(page)
    expect(await page.locator('[aria-busy=true]').count()).toBe(0)
  }))

/** On these also what all pages share is looked at: two in turn, so that it is seen wide and light, narrow and dark. */
const WITH_SHELL = new Set(['/', '/home', '/all-products', '/dashboard', '/dashboard/myprofile'])

/** The narrowest that pages must fit. */
const NARROW = 320

/**
 * Expects that axe finds nothing on a page, and that it does not scroll sideways. In the suite one page is seen wide and light, the next narrow
 * and dark; `npm run test:looks` sees each at both widths in both themes, in the second of them its colours alone, as nothing else depends on it.
 */
async function inspect(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(status)
  if (path === '/docs') await keepSomeCalls(page)
  const widths = (await themeOf(page)) === 'light' ? [1280, NARROW] : [NARROW, 1280]
  const isAll = WITH_SHELL.has(path)
  await inspectAt(page, isWhole ? widths : widths.slice(0, 1), async () => expectAccessible(page, { isAll }))
  await turnToOtherTheme(page)
  if (isWhole) await inspectAt(page, widths, expectContrast)
}

async function inspectAt(
  page: Page,
  widths: readonly number[],
  check: (page: Page) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    if (width === NARROW) await expectToFit(page, width)
    else await page.setViewportSize({ width, height: 900 })
    await check(page)
  }
}

/** The sheets of all calls are made alike: ten of them say as much as a hundred, and take a tenth of the time. */
async function keepSomeCalls(page: Page): Promise<void> {
  // React takes over what the server made, and the last of it last: what is gone before that, it misses.
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll('main article')].at(-1)
    return last !== undefined && Object.keys(last).some(key => key.startsWith('__reactProps'))
  })
  const left = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('main article')]
    for (const sheet of sheets.slice(10)) sheet.remove()
    return document.querySelectorAll('main article').length
  })
  expect(left).toBe(10)
}

const product = z.object({ _id: z.string(), name: z.string(), price: z.number(), min: z.number() })
type Product = z.infer<typeof product>

async function findProduct(page: Page): Promise<Product> {
  const answer = await page.request.get('/service?q=PH-4017-M10X40&limit=1')
  const [first] = z.array(product).parse(await answer.json())
  if (!first) throw new Error('the shop is empty')
  return first
}

const family = z.object({ _id: z.string(), count: z.int() })

/** The address of a family's page, or of its leading size; other paths as they are. */
async function fillIn(page: Page, path: string): Promise<string> {
  if (!path.includes('$')) return path
  const families = z.array(family).parse(await (await page.request.get('/family')).json())
  const slug = families.find(({ count }) => count > 1)?._id ?? ''
  const { sku } = z
    .object({ sku: z.string() })
    .parse(await (await page.request.get(`/service/${slug}`)).json())
  return path
    .replace('$category', 'fasteners')
    .replace('$kind', 'nuts')
    .replace('$slug', slug)
    .replace('$sku', sku)
}

/** The id of what a page of this path is about, made for it where there is none. */
async function findSubject(page: Page, path: string, wanted: Product): Promise<string> {
  if (path.startsWith('/purchase') || path.startsWith('/dashboard/products')) return wanted._id
  if (path.startsWith('/dashboard/quotes')) return ask(page, wanted, '')
  if (path.startsWith('/dashboard/lists')) return makeList(page, wanted)
  if (path.startsWith('/dashboard/lots')) return receiveLot(page, wanted)
  if (path.startsWith('/dashboard/counting')) return listToCount(page, wanted)
  if (path.startsWith('/dashboard/purchasing')) return buy(page, wanted, path)
  if (path.startsWith('/dashboard/requests')) return ask(page, wanted, 'Is there a better price?')
  if (path.startsWith('/dashboard/messages')) return write(page)
  if (path.startsWith('/dashboard/handbook')) return 'warehouse'
  return book(page, wanted)
}

/** Receives a lot and returns its id. */
async function receiveLot(page: Page, { _id }: Product): Promise<string> {
  const number = crypto.randomUUID()
  await post(page.context(), `/product/${_id}/movements`, { reason: 'received', quantity: 1, lot: number })
  const found = z.array(lot).parse(await (await page.request.get(`/lot?q=${number}`)).json())
  return found[0]?._id ?? ''
}

/** Makes a list to count by and returns its id. */
async function listToCount(page: Page, { _id }: Product): Promise<string> {
  const lies = z.object({ shelfPlace: z.string() })
  const { shelfPlace: place } = lies.parse(await (await page.request.get(`/product/${_id}`)).json())
  return inserted.parse(await post(page.context(), '/stock-count', { place })).insertedId
}

/** Adds a supplier, or drafts an order to a new one, and returns its id. */
async function buy(page: Page, { _id }: Product, path: string): Promise<string> {
  const added = await post(page.context(), '/supplier', newSupplierForm({ name: crypto.randomUUID() }))
  const { insertedId: supplier } = inserted.parse(added)
  if (path.includes('suppliers')) return supplier
  const draft = { supplier, lines: [{ product: _id, pieces: 5 }] }
  return inserted.parse(await post(page.context(), '/purchase-order', draft)).insertedId
}

/** Writes a message and returns its id. */
async function write(page: Page): Promise<string> {
  return z.object({ insertedId: z.string() }).parse(await post(page.context(), '/contact', newContactForm()))
    .insertedId
}

/** Asks for a quote of the minimum, or for a better price, and returns its id. */
async function ask(page: Page, { _id, min }: Product, question: string): Promise<string> {
  const form = { lines: [{ product: _id, availability: min }], question }
  return z.object({ insertedId: z.string() }).parse(await post(page.context(), '/quote', form)).insertedId
}

/** Orders the minimum and returns the order's id. */
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

/** Makes a list of this part and returns its id. */
async function makeList(page: Page, { _id, min }: Product): Promise<string> {
  const list = { name: `List ${crypto.randomUUID()}`, lines: [{ product: _id, quantity: min }] }
  const { insertedId } = z
    .object({ insertedId: z.string() })
    .parse(await post(page.context(), '/shopping-list', list))
  return insertedId
}
