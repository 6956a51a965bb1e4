import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { partPath } from '#contract/catalog/addresses.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { casesOf } from '../support/looks.ts'
import { inventAccount, post, signInAsAdmin, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

type Role = 'visitor' | 'customer'

const WAYS = {
  link: (page: Page) => page.getByRole('link', { name: 'Terms', exact: true }).click(),
  address: (page: Page) => page.goto('/terms', { waitUntil: 'commit' }),
} as const
const CASES = casesOf(
  (['visitor', 'customer'] as const).flatMap(role =>
    (['link', 'address'] as const).map(way => ({ role, way })),
  ),
  // Visitors' baskets are the browser's, customers' the shop's: each with the way that leaves it less time.
  ({ role, way }) => (role === 'visitor') === (way === 'link'),
)

const findSingle = (page: Page) =>
  findProduct(page, ({ min, step, available }) => min === 1 && step === 1 && available >= 9)
const pathOf = (part: Product) => partPath({ ...part, family: null })
const quantityOf = (page: Page, { name }: Product) => page.getByLabel(`Quantity of ${name}`)

/** Has two pieces of a part in the basket, and opens it. */
async function openBasketWith(page: Page, role: Role, { _id: product }: Product): Promise<void> {
  if (role === 'customer') await post(page.context(), '/basket', { lines: [{ product, quantity: 2 }] })
  else {
    await page.goto('/terms')
    const kept = { lines: [{ product, quantity: 2, saved: false }] }
    await page.evaluate(text => localStorage.setItem('basket', text), JSON.stringify(kept))
  }
  await page.goto('/basket', { waitUntil: 'networkidle' })
}

/** Whatever the pages ask takes a while. */
const slowDown = (page: Page) =>
  page.route(/\/basket(\/|$)|\/assets\/[^/]+\.js$/, async route => {
    if (route.request().isNavigationRequest()) return route.continue()
    await sleep(300)
    await route.continue().catch(() => undefined)
  })

test.each(CASES)(
  'what is put into the basket is in it though the page is left at once (%j)',
  ({ role, way }) =>
    visit({}, async ({ page, context }) => {
      if (role === 'customer') await signInAsNew(context)
      const part = await findSingle(page)
      await slowDown(page)
      await page.goto(pathOf(part))
      await page.waitForFunction(() =>
        [...document.querySelectorAll('button[aria-label^="Add to basket"]')].some(button =>
          Object.keys(button).some(key => key.startsWith('__reactProps$')),
        ),
      )
      await page.getByRole('button', { name: `Add to basket: ${part.name}` }).click()
      await WAYS[way](page)
      await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
      await page.goto('/basket')
      await expect.poll(() => quantityOf(page, part).inputValue()).toBe('1')
      await page.reload({ waitUntil: 'networkidle' })
      await expect.poll(() => quantityOf(page, part).inputValue()).toBe('1')
    }),
)

test.each(CASES)('a step of the quantity counts though the basket is left at once (%j)', ({ role, way }) =>
  visit({}, async ({ page, context }) => {
    if (role === 'customer') await signInAsNew(context)
    const part = await findSingle(page)
    await openBasketWith(page, role, part)
    await slowDown(page)
    await page.getByRole('button', { name: `More of ${part.name}` }).dblclick()
    await WAYS[way](page)
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
    await page.goto('/basket')
    await expect.poll(() => quantityOf(page, part).inputValue()).toBe('4')
  }),
)

test.each(CASES)('a line is removed though the basket is left at once (%j)', ({ role, way }) =>
  visit({}, async ({ page, context }) => {
    if (role === 'customer') await signInAsNew(context)
    const part = await findSingle(page)
    await openBasketWith(page, role, part)
    await slowDown(page)
    await page.getByRole('button', { name: `Remove ${part.name}` }).click()
    await WAYS[way](page)
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
    await page.goto('/basket')
    await page.getByText('Nothing in your basket yet.').waitFor()
  }),
)

test('what is changed twice before the page is left is as it was changed last', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const part = await findSingle(page)
    await openBasketWith(page, 'customer', part)
    await slowDown(page)
    const quantity = quantityOf(page, part)
    for (const typed of ['5', '7']) {
      await quantity.fill(typed)
      await quantity.press('Enter')
    }
    await WAYS.address(page)
    await page.goto('/basket')
    await expect.poll(() => quantity.inputValue()).toBe('7')
  }))

test('a long message arrives though the page is left at once', () =>
  visit({}, async ({ page, context }) => {
    const { email } = inventAccount()
    await page.goto('/', { waitUntil: 'networkidle' })
    const form = page.getByRole('form', { name: 'Stay connected with us' })
    await form.getByLabel('Email').fill(email)
    // 10 kB.
    await form.getByLabel('Message').fill('ü'.repeat(5_000))
    // Not held up on its way: what intercepts a request is gone with the page.
    const sent = page.waitForRequest('**/contact')
    await form.getByRole('button', { name: 'Send message' }).click()
    await sent
    await WAYS.address(page)
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
    await signInAsAdmin(context)
    const messages = async () => (await context.request.get('/contact')).text()
    await expect.poll(messages).toContain(email)
  }))
