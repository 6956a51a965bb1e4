import type { Page, Route } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { casesOf } from '../support/looks.ts'
import { signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const BEARING = {
  sku: 'PH-625-6205',
  name: 'Deep Groove Ball Bearing 6205, Open',
  path: '/parts/deep-groove-ball-bearings-62/PH-625-6205',
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the catalogue' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const textOf = (page: Page) => field(page).inputValue()

/** Opens a page and goes to the field, until its code is there. */
async function open(page: Page, path = '/about'): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await field(page).click()
  await page.getByRole('search', { name: 'Catalogue' }).getByRole('status').waitFor({ state: 'attached' })
}

/** Opens a page and types into the field. */
async function type(page: Page, text: string, path?: string): Promise<void> {
  await open(page, path)
  await page.keyboard.type(text)
}

/** Searches for this, and waits for the results. */
async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.searchParams.get('q') === text)
}

test('of a number that no part has the field says so, and the results', () =>
  visit({}, async ({ page }) => {
    await type(page, 'PH-9999-M8X40')
    await page.getByText('No part has the number PH-9999-M8X40.').first().waitFor()
    expect(await options(page).count()).toBe(0)
    await search(page, 'PH-9999-M8X40')
    await page.getByRole('heading', { name: 'No part has the number “PH-9999-M8X40”' }).waitFor()
    await search(page, 'PH-9999-M8X40 bearing')
    await page
      .getByRole('region', { name: 'Understood as' })
      .getByText('No part has the number PH-9999-M8X40. These are parts that fit the rest of what you wrote.')
      .waitFor()
  }))

test('by keyboard alone, from the key / to the page of a part', () =>
  visit({}, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.keyboard.press('/')
    await page.keyboard.type(BEARING.sku)
    const option = page.getByRole('option', { name: BEARING.name })
    await option.waitFor()
    await page.keyboard.press('ArrowDown')
    const activeId = () => field(page).getAttribute('aria-activedescendant')
    await expect.poll(activeId).toBe(await option.getAttribute('id'))
    expect(await option.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Home')
    await expect.poll(activeId).toBeNull()
    await page.keyboard.press('ArrowDown')
    await expect.poll(activeId).not.toBeNull()
    await page.keyboard.press('Enter')
    await page.waitForURL(origin + BEARING.path)
    await page.getByRole('heading', { level: 1, name: BEARING.name }).waitFor()
    expect(await textOf(page)).toBe(BEARING.sku)
    expect(await options(page).count()).toBe(0)
    // The next step leads into the page.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  }))

test('the key / is a slash where somebody is typing, and stays one in the field', () =>
  visit({}, async ({ page }) => {
    await page.goto('/login', { waitUntil: 'networkidle' })
    await page.getByLabel('Email').fill('a')
    await page.keyboard.press('/')
    expect(await page.getByLabel('Email').inputValue()).toBe('a/')
    await field(page).focus()
    await page.keyboard.type('1/4-20')
    expect(await textOf(page)).toBe('1/4-20')
  }))

test('Enter without a choice searches; the field keeps its text, and shows the query of the results', () =>
  visit({}, async ({ page }) => {
    await type(page, 'bearing')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/parts?q=bearing`)
    await page.getByRole('link', { name: 'Blogs' }).first().click()
    await page.waitForURL(`${origin}/blogs`)
    expect(await textOf(page)).toBe('bearing')
    await search(page, 'M10 x 40')
    await page.goBack()
    await page.goBack()
    await page.waitForURL(`${origin}/parts?q=bearing`)
    await expect.poll(() => textOf(page)).toBe('bearing')
  }))

test('Escape closes the list, then empties the field; Tab closes it and goes on', () =>
  visit({}, async ({ page }) => {
    await type(page, 'bearing')
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    expect(await options(page).count()).toBe(0)
    expect(await textOf(page)).toBe('bearing')
    await page.keyboard.press('ArrowUp')
    await options(page).last().waitFor()
    await page.keyboard.press('Tab')
    expect(await options(page).count()).toBe(0)
    await field(page).focus()
    await page.keyboard.press('Escape')
    expect(await textOf(page)).toBe('')
  }))

test('recent searches are offered, removed one by one or all, and forgotten at sign-out', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    await open(page, '/all-products')
    for (const text of ['bearing', 'washer', 'hex key']) await search(page, text)
    await open(page)
    await page.getByRole('group', { name: 'Recent searches' }).waitFor()
    expect(await options(page).allInnerTexts()).toEqual(['hex key', 'washer', 'bearing'])
    await page.getByText('3 recent searches').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Remove hex key',
    )
    await page.keyboard.press('Enter')
    await expect.poll(() => options(page).allInnerTexts()).toEqual(['washer', 'bearing'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/parts?q=washer`)

    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL(`${origin}/login`)
    await field(page).click()
    await page.keyboard.type('bearing')
    await options(page).first().waitFor()
    await field(page).fill('')
    await expect.poll(() => options(page).count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]')

    await search(page, 'nut')
    await field(page).fill('')
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect.poll(() => options(page).count()).toBe(0)
  }))

test('on a phone the list is as wide as the screen, and a tap leads to the part', () =>
  visit({ width: 375 }, async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => scrollTo(0, 1500))
    await page.keyboard.type(BEARING.sku)
    const option = page.getByRole('option', { name: BEARING.name })
    await option.waitFor()
    expect((await page.getByRole('listbox').boundingBox())?.width).toBeGreaterThan(330)
    // Neither the list nor the typing has moved the page.
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([1500, 375])
    await option.click()
    await page.waitForURL(origin + BEARING.path)
  }))

test('without scripts the form searches', () =>
  visit({ hasScripts: false }, async ({ page, context }) => {
    await signInAsNew(context)
    await page.goto('/all-products')
    await field(page).fill('bearing')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/all-products?q=bearing`)
    expect(await textOf(page)).toBe('bearing')
    await page.goto('/about')
    const form = page.getByRole('search', { name: 'Catalogue' }).locator('form')
    expect(await form.getAttribute('action')).toBe('/parts')
  }))

test('on the catalogue of signed-in people the field searches there', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    await type(page, 'washer', '/all-products')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/all-products?q=washer`)
  }))

const LOOKS = casesOf(
  [1280, 375].flatMap(width => (['light', 'dark'] as const).map(theme => ({ theme, width }))),
  ({ theme, width }) => (theme === 'light') === (width === 1280),
)

test.each(LOOKS)('at $width pixels the open list is accessible, $theme', look =>
  visit(look, async ({ page }) => {
    await type(page, 'bearing')
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await expectAccessible(page)
    await search(page, 'bearing')
    await open(page)
    await page.getByRole('button', { name: 'Remove bearing' }).waitFor()
    await expectAccessible(page)
  }),
)

/** What the shop answers to /suggest, for the tests of the list alone. */
const answer = (...texts: string[]) =>
  texts.map(text => ({
    kind: text.startsWith('ISO') ? 'standard' : 'family',
    text,
    detail: '',
    query: text,
    category: 'fasteners',
    family: 'nuts',
    _id: null,
    sku: null,
    image: null,
    count: 12,
  }))

test('a screen reader finds the options in named groups, and hears how many there are', () =>
  visit({}, async ({ page }) => {
    await page.route('**/suggest?*', route =>
      route.fulfill({ json: answer('Hexagon nut', 'ISO 4032', 'Wing nut') }),
    )
    await type(page, 'nut')
    await options(page).first().waitFor()
    expect(await page.getByRole('search', { name: 'Catalogue' }).ariaSnapshot()).toBe(
      [
        '- search "Catalogue":',
        '  - combobox "Search the catalogue" [expanded]: nut',
        '  - status: 3 suggestions',
        '  - listbox "Suggestions":',
        '    - group "Families":',
        '      - option "Hexagon nut 12 sizes":',
        '        - text: Hexagon',
        '        - mark: nut',
        '        - text: 12 sizes',
        '      - option "Wing nut 12 sizes":',
        '        - text: Wing',
        '        - mark: nut',
        '        - text: 12 sizes',
        '    - group "Standards":',
        '      - option "ISO 4032 12 sizes"',
        '  - button "Search"',
      ].join('\n'),
    )
  }))

test('an older answer never replaces a newer one, and one call is under way at a time', () =>
  visit({}, async ({ page }) => {
    const held: Route[] = []
    const aborted: string[] = []
    page.on('requestfailed', request => aborted.push(new URL(request.url()).searchParams.get('q') ?? ''))
    await page.route('**/suggest?*', route => {
      held.push(route)
    })
    await type(page, 'a')
    await expect.poll(() => held.length).toBe(1)
    await page.keyboard.type('b')
    await expect.poll(() => held.length).toBe(2)
    expect(aborted).toEqual(['a'])
    await held[1]?.fulfill({ json: answer('Nut of ab') })
    await held[0]?.fulfill({ json: answer('Nut of a') }).catch(() => undefined)
    await page.getByRole('option', { name: 'Nut of ab' }).waitFor()
    expect(await options(page).count()).toBe(1)
  }))

test('when suggestions fail or do not come, the field still searches', () =>
  visit({}, async ({ page, expectStatus }) => {
    expectStatus(503)
    await page.route('**/suggest?*', route => route.fulfill({ status: 503, body: '' }))
    await type(page, 'washer')
    await page.waitForResponse(/suggest/)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/parts?q=washer`)
    await page.unroute('**/suggest?*')
    await page.route('**/suggest?*', () => undefined)
    await search(page, 'bearing')
  }))

test('while an input method composes, its keys and drafts are its own', () =>
  visit({}, async ({ page, context }) => {
    const asked: string[] = []
    await page.route('**/suggest?*', route => {
      asked.push(new URL(route.request().url()).searchParams.get('q') ?? '')
      return route.fulfill({ json: answer('Hexagon nut') })
    })
    await type(page, 'n')
    await options(page).first().waitFor()
    const keyboard = await context.newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'u', selectionStart: 1, selectionEnd: 1 })
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(300)
    expect(asked).toEqual(['n'])
    await keyboard.send('Input.insertText', { text: 'ut' })
    await expect.poll(() => asked.at(-1)).toBe('nut')
    await keyboard.detach()
  }))
