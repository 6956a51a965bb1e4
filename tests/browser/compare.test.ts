import { afterAll, expect, test } from 'vitest'
import { partPath } from '#contract/catalog/addresses.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

const FAMILY = '/parts/hexagon-screws-iso-4017'

test('parts are chosen in a table and on a page, compared side by side, and taken out again', () =>
  visit({}, async ({ page, context }) => {
    await page.goto(FAMILY, { waitUntil: 'networkidle' })
    const toggles = page.getByRole('main').getByRole('button', { name: /^Compare / })
    const tray = page.getByRole('complementary', { name: 'Compare' })
    for (const index of [0, 1]) await toggles.nth(index).click()
    await expect.poll(() => toggles.first().getAttribute('aria-pressed')).toBe('true')
    await tray.getByText('2 of 4 to compare').waitFor()
    await expectAccessible(page)

    const other = await context.newPage()
    await other.goto('/parts/deep-groove-ball-bearings-62/PH-625-6205', { waitUntil: 'networkidle' })
    await other
      .getByRole('main')
      .getByRole('button', { name: /^Compare / })
      .first()
      .click()
    await tray.getByText('3 of 4 to compare').waitFor()
    await toggles.nth(2).click()
    const fifth = await findProduct(page, ({ category }) => category === 'springs')
    await other.goto(partPath({ ...fifth, family: fifth.variants?.family ?? null }), {
      waitUntil: 'networkidle',
    })
    const refused = other.getByRole('button', { name: `Compare ${fifth.name}` })
    await refused.click()
    await other.getByText('4 parts can be compared at a time. Please remove one first.').waitFor()
    expect(await refused.getAttribute('aria-pressed')).toBe('false')

    await tray.getByRole('link', { name: 'Compare' }).click()
    await page.getByRole('heading', { level: 1, name: 'Compare parts' }).waitFor()
    const table = page.getByRole('table', { name: 'Parts side by side' })
    expect(await table.getByRole('columnheader').count()).toBe(5)
    await table.getByRole('rowheader', { name: /Category \(differs\)$/ }).waitFor()
    await table.getByRole('link', { name: 'Remove Deep Groove Ball Bearing 6205, Open' }).click()
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(4)
    const category = table.getByRole('rowheader', { name: 'Category', exact: true })
    await category.waitFor()
    await page.getByLabel('Only differences').check()
    await expect.poll(() => category.isVisible()).toBe(false)
    expect(await table.getByRole('rowheader', { name: /\(differs\)$/ }).count()).toBeGreaterThan(0)
    expect(await table.getByRole('link', { name: /^Purchase / }).count()).toBe(3)

    await page.goto(FAMILY, { waitUntil: 'networkidle' })
    await tray.getByText('3 of 4 to compare').waitFor()
    await tray.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => tray.count()).toBe(0)
  }))

test('a comparison is opened by its address, without scripts too; what is not there is said', () =>
  visit({ hasScripts: false }, async ({ page }) => {
    await page.goto('/compare?parts=PH-625-6205,PH-4017-M10X40,NOTHING')
    await page.getByText('There is no part NOTHING.').waitFor()
    const table = page.getByRole('table', { name: 'Parts side by side' })
    expect(await table.getByRole('columnheader').count()).toBe(3)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByLabel('Only differences').check()
    await table.getByRole('link', { name: /^Remove Hex Bolt/ }).click()
    await page.waitForURL(url => url.searchParams.get('parts') === 'PH-625-6205,NOTHING')
  }))

test('an empty comparison says what it is for and leads to the parts', () =>
  visit({ hasScripts: false }, async ({ page }) => {
    await page.goto(`${origin}/compare`)
    await page.getByText('Nothing to compare yet.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Find parts' }).click()
    await page.waitForURL(`${origin}/parts`)
  }))

test('on a phone the table scrolls sideways under its first column; it is accessible in both themes', () =>
  visit({ width: 375 }, async ({ page }) => {
    await page.goto(`${origin}/compare?parts=PH-625-6205,PH-4017-M10X40`, { waitUntil: 'networkidle' })
    const price = page.getByRole('rowheader', { name: /^.?\s?Price/ })
    const before = await price.boundingBox()
    await page.getByRole('region', { name: 'Comparison' }).evaluate(region => region.scrollBy(200, 0))
    expect((await price.boundingBox())?.x).toBe(before?.x)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await expectAccessibleInBothThemes(page)
  }))
