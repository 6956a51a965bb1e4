import { afterAll, expect, test } from 'vitest'
import { partPath } from '#contract/catalog/addresses.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { openWithoutScripts } from '../support/hold-back.ts'
import { looksOf } from '../support/looks.ts'
import { signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { expectStill, heightOf, watchShifts } from '../support/shifts.ts'

afterAll(closeWindows)

const PROMISE =
  /^At your door (from|on) (Mon|Tue|Wed|Thu|Fri) \d{1,2}( [A-Z][a-z]+)?( to (Mon|Tue|Wed|Thu|Fri) \d{1,2} [A-Z][a-z]+)?/

const LEAVES =
  /^(today|tomorrow|on (Mon|Tue|Wed|Thu|Fri) \d{1,2} [A-Z][a-z]+)( if ordered within (\d+ h ?)?(\d+ min)?(a minute)?)?$/

const isInStock = ({ min, available, price, weight }: Product) =>
  available >= 5 * min && price < 100 && weight !== null

test.each(looksOf('narrow'))(
  'at a width of $width a part and its order form promise when it arrives, and nothing moves when that is known',
  look =>
    visit(look, async ({ page, context }) => {
      await watchShifts(page)
      const part = await findProduct(page, isInStock)
      const { _id, sku, category, variants } = part
      const path = partPath({ _id, sku, category, family: variants?.family ?? null })
      const promise = page.getByRole('status').filter({ hasText: 'At your door' })
      const letScriptsCome = await openWithoutScripts(page, path)
      const height = await heightOf(page.getByRole('main'))
      letScriptsCome()
      await promise.waitFor()
      expect(await heightOf(page.getByRole('main'))).toBe(height)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await promise.innerText()).toMatch(PROMISE)
      const leaves = page.getByRole('definition').filter({ hasText: /today|tomorrow|^on / })
      expect(await leaves.innerText()).toMatch(LEAVES)
      await expectStill(page)
      await expectAccessible(page)
      // Without scripts it says what holds on any day.
      expect(await (await context.request.get(path)).text()).toMatch(
        /Leaves the works.{1,90} working days?\b/,
      )

      await signInAsNew(context)
      await page.goto(`/purchase/${_id}`, { waitUntil: 'networkidle' })
      expect(await promise.innerText()).toMatch(PROMISE)
      await expectStill(page)
      await expectAccessible(page)
    }),
)

test('the promise follows the quantity, and goes when the shop has none for the next', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(503)
    await signInAsNew(context)
    const part = await findProduct(page, isInStock)
    const asked: string[] = []
    page.on('request', request => request.url().includes('/delivery?') && asked.push(request.url()))
    await page.goto(`/purchase/${part._id}`, { waitUntil: 'networkidle' })
    const promise = page.getByRole('status').filter({ hasText: 'At your door' })
    await promise.waitFor()
    const [first] = asked
    expect(new URL(first ?? '').searchParams.get('goods')).toBe((part.price * part.min).toFixed(2))
    await page.route('**/delivery?*', route => route.fulfill({ status: 503, body: '{}' }))
    await page.getByLabel(/^Availability/).fill(String(5 * part.min))
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    await promise.waitFor({ state: 'detached' })
    await page.getByText('Shipped from stock').waitFor()
  }))
