import { basename } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { partPath, partsPath } from '#contract/catalog/addresses.ts'
import { addressedOf } from '#web/ui/product/facts/addressed-of.ts'
import { readModuleSizes } from '../../scripts/module-sizes.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { findProduct, hasModel } from '../support/products.ts'

afterAll(closeWindows)

/** What every page is styled with; the faces of other letters come with the scripts. */
const MAX_STYLE_BYTES = 18_500
/** The faces that are preloaded. */
const MAX_FONT_BYTES = 54_000
/** With 1.2 kB of headers it fits into the ten segments that a server sends before it has to hear from the browser (RFC 6928). */
const MAX_HOME_BYTES = 13_400
/** A row's picture is the smallest file there is, and those below the first view wait. */
const MAX_PICTURE_BYTES = 150_000

interface Budget {
  readonly requests: number
  readonly scriptBytes: number
}

const HOME: Budget = { requests: 16, scriptBytes: 110_000 }
/** The framework, the search field, and what shows and narrows results. */
const PARTS: Budget = { requests: 10, scriptBytes: 122_000 }
/** As many pictures as rows. */
const RESULTS: Budget = { requests: 36, scriptBytes: 122_000 }
/** The table, and what describes it for search engines. */
const FAMILY: Budget = { requests: 12, scriptBytes: 121_500 }
/** The gallery, the offer and the reviews; what a model, lists and forms need comes when they are opened. */
const PART: Budget = { requests: 24, scriptBytes: 129_000 }
/** The framework, and what keeps the form. */
const LOGIN: Budget = { requests: 13, scriptBytes: 135_000 }

interface Sent {
  readonly kind: string
  readonly path: string
  readonly size: number
}

/** What a page loads until nothing more comes, as it is sent. */
async function listRequests(page: Page, address: string): Promise<readonly Sent[]> {
  const seen: Promise<Sent>[] = []
  page.on('requestfinished', request => {
    const [kind, { pathname: path }] = [request.resourceType(), new URL(request.url())]
    seen.push(request.sizes().then(({ responseBodySize: size }) => ({ kind, path, size })))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return Promise.all(seen)
}

function bytesOf(kind: string, sent: readonly Sent[]): number {
  return sent.filter(each => each.kind === kind).reduce((sum, { size }) => sum + size, 0)
}

/** Fails with what is over: the requests that were made, or the files of scripts with the largest modules in each. */
async function expectWithin({ requests, scriptBytes }: Budget, sent: readonly Sent[]): Promise<void> {
  const made = sent.map(({ kind, path, size }) => `${kind} ${path} ${size}`)
  expect(sent.length, `at most ${requests} requests:\n${made.join('\n')}`).toBeLessThanOrEqual(requests)
  const weight = bytesOf('script', sent)
  expect(weight).toBeGreaterThan(10_000)
  expect(weight, await blame(sent)).toBeLessThanOrEqual(scriptBytes)
}

/** The files of scripts, the largest first, with the modules that take most of each before they are written short. */
async function blame(sent: readonly Sent[]): Promise<string> {
  const sizes = await readModuleSizes()
  const files = sent.filter(({ kind }) => kind === 'script').toSorted((one, other) => other.size - one.size)
  return files
    .map(({ path, size }) => {
      const modules = Object.entries(sizes[`assets/${basename(path)}`] ?? {})
      const largest = modules.toSorted(([, one], [, other]) => other - one).slice(0, 12)
      return `${size} ${path}\n${largest.map(([name, length]) => `    ${length} ${name}`).join('\n')}`
    })
    .join('\n')
}

test('the home page makes at most 16 requests, with 110 kB of JavaScript and 18.5 kB of styles', () =>
  visit({ isFresh: true }, async ({ page }) => {
    const sent = await listRequests(page, '/')
    await expectWithin(HOME, sent)
    expect(bytesOf('stylesheet', sent)).toBeGreaterThan(10_000)
    expect(bytesOf('stylesheet', sent)).toBeLessThanOrEqual(MAX_STYLE_BYTES)
    expect(bytesOf('document', sent)).toBeLessThanOrEqual(MAX_HOME_BYTES)
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    const faces = sent.filter(({ path }) => preloaded.includes(path))
    expect(faces).toHaveLength(3)
    expect(bytesOf('font', faces)).toBeLessThanOrEqual(MAX_FONT_BYTES)
  }))

// Other tests add fasteners with large pictures, but no bearings.
test.each([
  ['/parts', PARTS],
  ['/parts?q=bearing', RESULTS],
  ['/parts/bearings', RESULTS],
])('%s stays within its requests, 122 kB of JavaScript and 150 kB of pictures', (path, budget) =>
  visit({ isFresh: true }, async ({ page }) => {
    const sent = await listRequests(page, path)
    await expectWithin(budget, sent)
    expect(bytesOf('image', sent)).toBeGreaterThan(1_000)
    expect(bytesOf('image', sent)).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
  }),
)

test("a family's page makes at most 12 requests, with 121.5 kB of JavaScript", () =>
  visit({ isFresh: true }, async ({ page }) => {
    const { variants } = await findProduct(page, product => product.variants !== null)
    await expectWithin(FAMILY, await listRequests(page, partsPath(variants?.family ?? '')))
  }))

test("a part's page makes at most 24 requests, with 129 kB of JavaScript", () =>
  visit({ isFresh: true }, async ({ page }) => {
    const path = partPath(addressedOf(await findProduct(page, hasModel)))
    await expectWithin(PART, await listRequests(page, path))
  }))

test('the login page makes at most 13 requests, with 135 kB of JavaScript', () =>
  visit({ isFresh: true }, async ({ page }) => expectWithin(LOGIN, await listRequests(page, '/login'))))
