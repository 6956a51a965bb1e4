import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { post, signInAsAdmin } from '../support/person.ts'

afterAll(closeWindows)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const guide = (page: Page, question: string) => page.getByRole('region', { name: question })
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })
const results = (page: Page) => page.getByRole('table', { name: 'Results' })

/** What every size of a picture's file is named by. */
async function pictureOf(kind: string): Promise<string> {
  const kinds: { name: string; image: string }[] = await (await fetch(`${origin}/kind`)).json()
  const { pathname } = new URL(kinds.find(({ name }) => name === kind)?.image ?? '', origin)
  return pathname.replace(/\.\w+$/, '')
}

async function expectToBeWell(page: Page): Promise<void> {
  await expectToFit(page, 375)
  await expectAccessibleInBothThemes(page)
}

test('a visitor walks the tree by phone, from all parts to the page of one', () =>
  visit({ width: 375 }, async ({ page }) => {
    await page.goto('/parts')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Fasteners/ })
      .click()
    await heading(page, 'Fasteners').waitFor()
    const screws = guide(page, 'Which fastener?').getByRole('link', { name: /^Screws & bolts/ })
    expect(await screws.innerText()).toMatch(/\d sizes.* from €/)
    // Of the largest family, which another test of the shop may have made.
    expect(await screws.locator('img').getAttribute('src')).toContain(await pictureOf('Screws & bolts'))
    await expectToBeWell(page)
    await screws.click()
    await heading(page, 'Screws & bolts').waitFor()
    await guide(page, 'Which head?')
      .getByRole('link', { name: /^Hexagon head screws/ })
      .click()
    await heading(page, 'Hexagon head screws').waitFor()
    expect(new URL(page.url()).pathname).toBe('/parts/fasteners/hexagon-head-screws')
    await expectToBeWell(page)
    await results(page).getByRole('link', { name: 'Hexagon screw, full thread', exact: true }).click()
    await heading(page, 'Hexagon screw, full thread').waitFor()
    await page.getByRole('main').locator('a[href^="/parts/hexagon-screws-iso-4017/"]').first().click()
    await page.waitForURL('**/parts/hexagon-screws-iso-4017/*')
    await page.getByRole('heading', { level: 1, name: /^Hex Bolt M/ }).waitFor()
    const way = await crumbs(page).getByRole('listitem').allInnerTexts()
    expect(way.slice(0, 4)).toEqual(['Parts', 'Fasteners', 'Screws & bolts', 'Hexagon head screws'])
    await crumbs(page).getByRole('link', { name: 'Screws & bolts' }).click()
    await heading(page, 'Screws & bolts').waitFor()
  }))

test('the guide leads on by the keyboard, and gives way to what somebody asks for', () =>
  visit({}, async ({ page }) => {
    await page.goto('/parts/fasteners/nuts', { waitUntil: 'networkidle' })
    const first = guide(page, 'Which nut?').getByRole('link').first()
    await first.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/parts/fasteners/hexagon-nuts')
    await page.goto('/parts/fasteners/nuts', { waitUntil: 'networkidle' })
    await page
      .getByRole('search', { name: 'Filters' })
      .getByRole('radio', { name: /^Lock nuts/ })
      .check()
    await page.waitForURL(/\?kind=lock-nuts/)
    await guide(page, 'Which nut?').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Remove Lock nuts' }).click()
    await guide(page, 'Which nut?').waitFor()
  }))

test('the page of a kind is whole without scripts', () =>
  visit({ hasScripts: false }, async ({ page }) => {
    await page.goto('/parts/fasteners')
    await guide(page, 'Which fastener?').getByRole('link', { name: /^Nuts/ }).click()
    await heading(page, 'Nuts').waitFor()
    expect(await results(page).getByRole('row').count()).toBeGreaterThan(1)
  }))

async function answer(path: string) {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('an address of a kind leads to where it lies, or to the part whose SKU it is, or says that there is neither', () =>
  visit({}, async ({ context }) => {
    const sku = `hook-${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`
    await signInAsAdmin(context)
    const form = { productname: sku, sku, price: 1, min: 1, available: 1, image: '/favicon.svg' }
    const { insertedId } = Object(await post(context, '/product', { ...form, category: 'shipping' }))
    expect(await answer(`/parts/shipping/${sku}`)).toEqual([301, `/parts/shipping/${insertedId}`])
    expect((await answer(`/parts/shipping/${insertedId}`))[0]).toBe(200)
    expect(await answer('/parts/bearings/hexagon-nuts')).toEqual([301, '/parts/fasteners/hexagon-nuts'])
    expect(await answer('/parts/bearings/bearings')).toEqual([301, '/parts/bearings'])
    expect((await answer('/parts/bearings/unheard-of'))[0]).toBe(404)
    // A family is no part, though a call finds it by the same key.
    const [{ _id }] = await (await fetch(`${origin}/family`)).json()
    expect((await answer(`/parts/bearings/${_id}`))[0]).not.toBe(200)
  }))
