import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { partPath } from '#contract/catalog/addresses.ts'
import { addressedOf } from '#web/ui/product/facts/addressed-of.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { findProduct, hasModel } from '../support/products.ts'

afterAll(closeWindows)

const MAX_SCRIPT_BYTES = 110_000
/** What every page is styled with, and the faces of other letters, which come later. */
const MAX_STYLE_BYTES = 20_000
/** The framework, the search field, and what shows and narrows results. */
const MAX_SCRIPT_BYTES_OF_RESULTS = 123_000
/** The gallery, the offer and the reviews; what a model, lists and forms need comes when they are opened. */
const MAX_SCRIPT_BYTES_OF_PART = 130_000
/** The framework, and what keeps the form. */
const MAX_SCRIPT_BYTES_OF_LOGIN = 136_000
/** A row's picture is the smallest file there is, and those below the first view wait. */
const MAX_PICTURE_BYTES = 150_000

/** The bytes that a page loads of a kind, as they are sent. */
async function weigh(page: Page, path: string): Promise<Record<'script' | 'stylesheet' | 'image', number>> {
  const sizes: Promise<{ kind: string; size: number }>[] = []
  page.on('requestfinished', request => {
    const kind = request.resourceType()
    sizes.push(request.sizes().then(({ responseBodySize: size }) => ({ kind, size })))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const seen = await Promise.all(sizes)
  const total = (wanted: string) =>
    seen.filter(({ kind }) => kind === wanted).reduce((sum, { size }) => sum + size, 0)
  return { script: total('script'), stylesheet: total('stylesheet'), image: total('image') }
}

test('the home page loads at most 110 kB of JavaScript and 20 kB of styles', () =>
  visit({ isFresh: true }, async ({ page }) => {
    const { script, stylesheet } = await weigh(page, '/')
    expect(script).toBeGreaterThan(10_000)
    expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    expect(stylesheet).toBeGreaterThan(10_000)
    expect(stylesheet).toBeLessThanOrEqual(MAX_STYLE_BYTES)
  }))

// Other tests add fasteners with large pictures, but no bearings.
test.each(['/parts', '/parts?q=bearing', '/parts/bearings'])(
  '%s loads at most 123 kB of JavaScript and 150 kB of pictures',
  path =>
    visit({ isFresh: true }, async ({ page }) => {
      const { script, image } = await weigh(page, path)
      expect(script).toBeGreaterThan(10_000)
      expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES_OF_RESULTS)
      expect(image).toBeGreaterThan(1_000)
      expect(image).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
    }),
)

test("a part's page loads at most 130 kB of JavaScript", () =>
  visit({ isFresh: true }, async ({ page }) => {
    const { script } = await weigh(page, partPath(addressedOf(await findProduct(page, hasModel))))
    expect(script).toBeGreaterThan(10_000)
    expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES_OF_PART)
  }))

test('the login page loads at most 136 kB of JavaScript', () =>
  visit({ isFresh: true }, async ({ page }) => {
    const { script } = await weigh(page, '/login')
    expect(script).toBeGreaterThan(10_000)
    expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES_OF_LOGIN)
  }))
