import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { post, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const count = (page: Page) => page.getByRole('main').getByRole('status')
const results = (page: Page) => page.getByRole('table', { name: 'Results' })
const filters = (page: Page) => page.getByRole('search', { name: 'Filters' })

/** Opens a page and waits until its code is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** What the address says of one parameter. */
const said = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name)

test('a visitor finds the categories, with pictures and with how many sizes each has', () =>
  visit({}, async ({ page }) => {
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Parts' }).click()
    await page.getByRole('heading', { level: 1, name: 'Parts' }).waitFor()
    const springs = page.getByRole('main').getByRole('link', { name: /^Springs \d+ sizes$/ })
    expect(await springs.locator('img').getAttribute('src')).toMatch(/^\/catalogue\//)
    await springs.click()
    await page.getByRole('heading', { level: 1, name: 'Springs' }).waitFor()
    await results(page).waitFor()
  }))

test('filters are chosen by the keyboard alone, apply at once, and the back button takes them back', () =>
  visit({}, async ({ page }) => {
    await open(page, '/parts/fasteners')
    const all = await count(page).innerText()
    const steel = filters(page).getByRole('group', { name: 'Material' }).getByRole('checkbox').first()
    const value = String(await steel.getAttribute('value'))
    await steel.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/material=/)
    expect(said(page, 'material')).toEqual([value])
    await expect.poll(() => count(page).innerText()).not.toBe(all)
    expect(await steel.evaluate(element => element === document.activeElement)).toBe(true)
    const chosen = page.getByRole('region', { name: 'Chosen filters' })
    const remove = chosen.getByRole('link', { name: `Remove Material ${value}` })
    await remove.waitFor()
    await expectAccessible(page)

    await page.goBack()
    await expect.poll(() => count(page).innerText()).toBe(all)
    await expect.poll(() => steel.isChecked()).toBe(false)
    await page.goForward()
    await expect.poll(() => steel.isChecked()).toBe(true)
    await filters(page).locator('summary', { hasText: 'Stock' }).press('Enter')
    const inStock = filters(page).getByRole('checkbox', { name: /^In stock/ })
    await inStock.press('Space')
    await page.waitForURL(/in_stock=true/)
    await inStock.press('Space')
    await expect.poll(() => said(page, 'in_stock')).toEqual([])
    await expect.poll(() => count(page).innerText()).not.toBe(all)
    expect(await inStock.evaluate(element => element === document.activeElement)).toBe(true)
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => count(page).innerText()).toBe(all)
    expect(said(page, 'material')).toEqual([])
    await chosen.waitFor({ state: 'detached' })
  }))

test.each(['/parts/fasteners', '/parts?q=steel', '/parts?q=steel&view=cards'])(
  '%s: a filter taken back before its results have come leaves the results without it',
  path =>
    visit({}, async ({ page }) => {
      await open(page, path)
      const all = await count(page).innerText()
      const material = filters(page).getByRole('group', { name: 'Material' }).getByRole('checkbox')
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      await page.route(/\/search\?.*material=/, async route => {
        await held
        await route.continue().catch(() => undefined)
      })
      const asked = page.waitForRequest(/\/search\?.*material=/)
      await material.first().press('Space')
      await asked
      await page.getByRole('link', { name: 'Clear all' }).click()
      await expect.poll(() => said(page, 'material')).toEqual([])
      const answered = page.waitForResponse(/\/search\?.*material=/)
      letGo()
      await answered
      await page.waitForTimeout(500)
      const shown = await count(page).innerText()
      expect(await material.first().isChecked()).toBe(false)
      // Meanwhile other tests add products, and remove them.
      await open(page, path)
      expect([all, await count(page).innerText()]).toContain(shown)
    }),
)

test('filters chosen before the results of the first have come are all applied', () =>
  visit({}, async ({ page }) => {
    await open(page, '/parts/fasteners')
    const all = await count(page).innerText()
    const material = filters(page).getByRole('group', { name: 'Material' }).getByRole('checkbox')
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\/search\?.*material=/, async route => {
      await held
      await route.continue()
    })
    await material.nth(0).press('Space')
    await page.waitForURL(/material=/)
    await material.nth(1).press('Space')
    await filters(page).getByRole('link', { name: 'inch', exact: true }).click()
    await expect.poll(() => said(page, 'unit')).toEqual(['inch'])
    expect(said(page, 'material')).toHaveLength(2)
    expect(await count(page).innerText()).toBe(all)
    letGo()
    await expect.poll(() => count(page).innerText()).not.toBe(all)
    expect(await material.nth(0).isChecked()).toBe(true)
    expect(await material.nth(1).isChecked()).toBe(true)
    const chosen = page.getByRole('region', { name: 'Chosen filters' })
    expect(await chosen.getByRole('link', { name: /^Remove Material/ }).count()).toBe(2)
  }))

test('the keyboard can skip the filters, and then is among the results', () =>
  visit({}, async ({ page }) => {
    await open(page, '/parts/fasteners')
    const skip = filters(page).getByRole('link', { name: 'Skip the filters' })
    for (let presses = 0; presses < 30; presses += 1) {
      if (await skip.evaluate(element => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/#results$/)
    await page.keyboard.press('Tab')
    const sort = page.getByLabel('Sort by')
    await expect.poll(() => sort.evaluate(element => element === document.activeElement)).toBe(true)
  }))

test('lengths are shown in inches and kept in mm, and a price is typed with a comma', () =>
  visit({}, async ({ page }) => {
    await open(page, '/parts/fasteners?unit=inch')
    const price = filters(page).locator('summary', { hasText: 'Price' })
    await price.click()
    await filters(page).getByLabel('Price to in euros').fill('0,50')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Remove Price up to €0.50' }).waitFor()
    expect([said(page, 'max_price'), said(page, 'unit')]).toEqual([['0.5'], ['inch']])

    await open(page, '/parts/fasteners?unit=inch&dim=length:20..60')
    await page.getByRole('link', { name: 'Remove Length 0.787" to 2.362"' }).waitFor()
    await filters(page).getByRole('link', { name: 'mm', exact: true }).click()
    await page.getByRole('link', { name: /^Remove Length 20\smm to 60\smm$/ }).waitFor()
    expect(said(page, 'dim')).toEqual(['length:20..60'])
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.waitForURL(`${origin}/parts/fasteners`)
  }))

test('what is typed for a range and is no number stays there, with a message beside it', () =>
  visit({}, async ({ page }) => {
    await open(page, '/parts/fasteners?max_price=0.5')
    const from = filters(page).getByLabel('Price from in euros')
    await from.fill('cheap')
    await page.keyboard.press('Enter')
    const message = filters(page).getByText(
      'The price must be a number with at most two decimals, such as 1234.50.',
    )
    await message.waitFor()
    expect([await from.inputValue(), await from.getAttribute('aria-invalid')]).toEqual(['cheap', 'true'])
    await from.fill('')
    await page.keyboard.press('Tab')
    await message.waitFor({ state: 'detached' })
    expect(said(page, 'max_price')).toEqual(['0.5'])
  }))

test('on a phone the filters open over the page, keep the focus, and close on Escape', () =>
  visit({ width: 375 }, async ({ page }) => {
    await open(page, '/parts/fasteners')
    const button = page.getByRole('button', { name: 'Filters' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    const box = dialog.getByRole('group', { name: 'Material' }).getByRole('checkbox').first()
    await box.check()
    await page.waitForURL(/material=/)
    await expect.poll(() => box.isChecked()).toBe(true)
    await expectAccessible(page)
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor()
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
    await expectToFit(page, 320)
  }))

test('without scripts the filters are a form, and further results are a page of their own', () =>
  visit({ hasScripts: false, width: 375 }, async ({ page }) => {
    await page.goto('/parts?in_stock=true')
    const first = await results(page).getByRole('row').nth(1).innerText()
    await page.getByRole('link', { name: 'Show more' }).click()
    await page.waitForURL(/from=24/)
    expect(await results(page).getByRole('row').nth(1).innerText()).not.toBe(first)

    const box = filters(page).getByRole('group', { name: 'Material' }).getByRole('checkbox').first()
    const value = String(await box.getAttribute('value'))
    await box.check()
    await filters(page).getByRole('button', { name: 'Apply filters' }).click()
    await page.waitForURL(/material=/)
    expect(said(page, 'material')).toEqual([value])
    await page.getByRole('link', { name: `Remove Material ${value}` }).waitFor()
    expect(await box.isChecked()).toBe(true)
  }))

test('results shown as cards stay cards in this browser', () =>
  visit({}, async ({ page, context }) => {
    await open(page, '/parts/fasteners')
    await page.getByRole('navigation', { name: 'Show as' }).getByRole('link', { name: 'Cards' }).click()
    await page.getByRole('article').first().waitFor()
    await results(page).waitFor({ state: 'detached' })
    const other = await context.newPage()
    await other.goto('/parts/bearings')
    await other.waitForURL(/view=cards/)
    await other.getByRole('article').first().waitFor()
  }))

test('more results are added to the page, and are there again after a look at one of them', () =>
  visit({}, async ({ page }) => {
    await open(page, '/parts?in_stock=true')
    await page.getByRole('link', { name: 'Show more' }).click()
    await page.waitForURL(/shown=48/)
    const rows = results(page).getByRole('rowheader')
    await expect.poll(() => rows.count()).toBeGreaterThan(24)
    const link = rows.nth(24).getByRole('link')
    await expect.poll(() => link.evaluate(element => element === document.activeElement)).toBe(true)
    // Scrolled by a person, who takes longer than a frame from there to a click.
    await link.evaluate(async element => {
      element.scrollIntoView({ block: 'center' })
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    await link.click()
    await results(page).waitFor({ state: 'detached' })
    await page.goBack()
    await expect.poll(() => rows.count()).toBeGreaterThan(24)
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60)
  }))

test('where nothing fits, the page says how the words were understood and prefills a question to the shop', () =>
  visit({}, async ({ page }) => {
    await open(page, '/parts?q=zzyzx+qqqw')
    await page.getByRole('heading', { name: 'No part fits “zzyzx qqqw”' }).waitFor()
    await page.getByText('Left out, as nothing fits it: zzyzx, qqqw').waitFor()
    expect(await count(page).innerText()).toBe('Nothing found')
    await page.getByRole('main').getByRole('link', { name: 'Springs' }).waitFor()
    const sent: string[] = []
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
    await page.getByRole('link', { name: 'ask the works' }).click()
    const message = page.getByRole('form', { name: 'Stay connected with us' }).getByLabel('Message')
    await expect
      .poll(() => message.inputValue())
      .toBe('I am looking for “zzyzx qqqw”. Can you make or get it?')
    expect(sent).toEqual([])

    await open(page, '/parts?q=zzyzx+qqqw')
    await page.getByRole('link', { name: 'Remove zzyzx' }).click()
    await page.waitForURL(`${origin}/parts?q=qqqw`)

    await open(page, '/parts?q=bearing+pulley+hammer')
    await page.getByText('Left out, as nothing fits it together with the rest: hammer').waitFor()
  }))

test('a quantity chosen among the results is ordered after the sign-in', () =>
  visit({}, async ({ page, context }) => {
    await open(page, '/parts?q=PH-625-6205')
    const row = results(page).getByRole('row').filter({ hasText: 'Exactly this' }).first()
    await row.getByLabel(/^Quantity of /).fill('7')
    await row.getByRole('button', { name: /^Purchase / }).click()
    await page.waitForURL(/\/login\?from=/)
    const from = String(new URL(page.url()).searchParams.get('from'))
    expect(from).toMatch(/^\/purchase\/[\w-]+\?quantity=7$/)
    await signInAsNew(context)
    await page.goto(from)
    expect(await page.getByLabel(/quantity to order/).inputValue()).toBe('7')
  }))

test('the only part that is found has the page: with its figures, and where the rest stands', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    const word = `only${crypto.randomUUID().slice(0, 8)}`
    const dimensions = ['a', 'b', 'c', 'd'].map(symbol => ({ symbol, name: symbol, value: 7, unit: 'mm' }))
    const facts = { productname: `Part ${word}`, price: 2, min: 1, available: 5, image: '/favicon.svg' }
    await post(context, '/product', { ...facts, category: 'springs', dimensions })
    await open(page, `/parts?q=${word}`)
    await results(page)
      .getByRole('link', { name: `Part ${word}` })
      .waitFor()
    const figures = page.getByRole('region', { name: 'Specification' })
    expect(await figures.getByRole('table').getByRole('row').count()).toBe(1 + dimensions.length)
    expect(await filters(page).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Drawing, 3D model and what fits' }).click()
    await page.getByRole('heading', { level: 1, name: `Part ${word}` }).waitFor()
  }))

test('the list for customers shows what the specification asks of each card, and the whole card leads to the part', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    await open(page, '/all-products')
    await page.getByRole('heading', { level: 1, name: 'Menufectured Tools' }).waitFor()
    const card = page.getByRole('article').first()
    for (const term of ['Price', 'Availability', 'Minimum Order'])
      await card.getByRole('term').filter({ hasText: term }).waitFor()
    expect(await card.getByRole('img').count()).toBe(1)
    const purchase = card.getByRole('link', { name: /^Purchase / })
    expect(await purchase.getAttribute('href')).toMatch(/^\/purchase\/[\w-]+$/)
    const tops = await page
      .getByRole('article')
      .locator('dl')
      .evaluateAll(lists => lists.slice(0, 3).map(list => Math.round(list.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    // The link lies above the picture.
    await card.getByRole('img').click({ force: true })
    await page.waitForURL(/\/parts\/[\w-]+/)
  }))
