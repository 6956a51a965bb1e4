import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { partPath } from '#contract/catalog/addresses.ts'
import { netPriceOf } from '#contract/tax/tax.ts'
import { expectAccessible, expectContrast, expectToFit, turnTheme } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { post, signInAsNew } from '../support/person.ts'
import { findProduct, findProducts } from '../support/products.ts'

afterAll(closeWindows)

/** Of the shop that the tests open. */
const VAT_PERCENT = 19
const FAMILY = '/parts/hexagon-screws-iso-4017'

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 4,
})
const grossOf = ({ price }: { price: number }) => euros.format(price)
const netOfPart = ({ price }: { price: number }) => euros.format(netPriceOf(price, VAT_PERCENT))

/** '€1,234.50' in cents. */
const toCentsShown = (amount: string) => Math.round(Number(amount.replaceAll(/[€,]/g, '')) * 100)

/** The amounts that are seen in the page, and those of them beside which nothing says whether VAT is in them. */
function readAmounts(page: Page, basis: string): Promise<{ amounts: string[]; silent: string[] }> {
  return page.getByRole('main').evaluate((main, wanted) => {
    const amounts: string[] = []
    const silent: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const [amount] = /€[\d,]+\.\d{2,4}/.exec(text.textContent ?? '') ?? []
      if (!amount || !element?.checkVisibility()) continue
      amounts.push(amount)
      // What is around it: a card, a table with its caption, a section with its heading; never the whole page.
      const around = element.closest<HTMLElement>('article, table, section, form, dialog')
      const near = element.closest<HTMLElement>('p, output, li, dl > div')
      const words = `${around?.innerText} ${near?.innerText}`
      if (!words.includes(wanted) && !/VAT (?:included|not charged)/.test(near?.innerText ?? ''))
        silent.push(`${amount} in ${near?.outerHTML ?? element.outerHTML}`)
    }
    return { amounts, silent }
  }, basis)
}

/** Expects every price of the page to say what it is, and that there is one. */
async function expectToSay(page: Page, basis: string): Promise<string[]> {
  await expect.poll(async () => (await readAmounts(page, basis)).amounts.length).toBeGreaterThan(0)
  const { amounts, silent } = await readAmounts(page, basis)
  expect(silent, `${basis} at ${page.url()}`).toEqual([])
  return amounts
}

const choose = (page: Page, name: 'incl. VAT' | 'excl. VAT') => page.getByRole('radio', { name }).check()
const isChosen = (page: Page, name: string) => page.getByRole('radio', { name }).isChecked()

test(
  'a visitor switches to prices without VAT once, and every price of the shop follows and says so',
  () =>
    visit({}, async ({ page, context }) => {
      const part = await findProduct(
        page,
        ({ sku, available }) => sku === 'PH-4017-M10X40' || available > 1000,
      )
      const other = await findProduct(page, ({ category }) => category === 'springs')
      const path = partPath({ ...part, family: part.variants?.family ?? null })
      const places = [
        '/',
        '/parts/bearings',
        '/parts/bearings?view=cards',
        '/parts?q=bolt',
        FAMILY,
        path,
        `/compare?parts=${part._id},${other._id}`,
      ]
      for (const place of places) {
        await page.goto(place, { waitUntil: 'networkidle' })
        await expectToSay(page, `incl. ${VAT_PERCENT} % VAT`)
      }
      await page.goto(path, { waitUntil: 'networkidle' })
      await page
        .getByRole('button', { name: `Add to basket: ${part.name}` })
        .first()
        .click()
      await page.getByText(/^Added .* to your basket\.$/).waitFor()

      await page.goto('/', { waitUntil: 'networkidle' })
      const before = await expectToSay(page, `incl. ${VAT_PERCENT} % VAT`)
      await choose(page, 'excl. VAT')
      const after = await expectToSay(page, `excl. ${VAT_PERCENT} % VAT`)
      expect(after).toEqual(
        before.map(amount => netOfPart({ price: Number(amount.replaceAll(/[€,]/g, '')) })),
      )
      for (const place of [...places, '/basket']) {
        await page.goto(place, { waitUntil: 'networkidle' })
        await expectToSay(page, `excl. ${VAT_PERCENT} % VAT`)
        await expectContrast(page)
      }
      await page.getByText('With delivery, VAT included').waitFor()
      await page.reload({ waitUntil: 'networkidle' })
      await expectToSay(page, `excl. ${VAT_PERCENT} % VAT`)
      await turnTheme(page, 'dark')
      await expectAccessible(page)

      const next = await context.newPage()
      await next.goto(path, { waitUntil: 'networkidle' })
      expect(await isChosen(next, 'excl. VAT')).toBe(true)
      await choose(next, 'incl. VAT')
      // The other tab follows.
      await expectToSay(page, `incl. ${VAT_PERCENT} % VAT`)
      expect(await isChosen(page, 'incl. VAT')).toBe(true)
    }),
  180_000,
)

test('the net totals of the lines of a quick order, and of a list, add up to what is said of all', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const products = await findProducts(page)
    // Of each net total a third of a cent or more is rounded away: on its own, each line would be a little off.
    const parts = products
      .filter(({ min, price, available }) => {
        const cents = (min * price * 100) / (1 + VAT_PERCENT / 100)
        return available >= min && min * price < 50 && cents % 1 > 0.33 && cents % 1 < 0.49
      })
      .slice(0, 8)
    expect(parts).toHaveLength(8)
    const lines = parts.map(({ _id: product, min: quantity }) => ({ product, quantity }))
    const list = z
      .object({ insertedId: z.string() })
      .parse(await post(context, '/shopping-list', { name: 'Net', lines }))
    const readTotals = async () => {
      const cells = await page.getByRole('row').locator('strong:visible').allInnerTexts()
      const all = await page
        .locator('output')
        .filter({ hasText: 'Goods' })
        .locator('strong:visible')
        .innerText()
      return { lines: cells.map(toCentsShown), all: toCentsShown(all) }
    }
    const expectToAddUp = async () => {
      await expect.poll(async () => (await readTotals()).lines.length).toBe(parts.length)
      const { lines: each, all } = await readTotals()
      expect(each.reduce((sum, cents) => sum + cents)).toBe(all)
    }
    await page.goto('/quick-order', { waitUntil: 'networkidle' })
    await choose(page, 'excl. VAT')
    await page.getByLabel('Your list').fill(parts.map(({ sku, min }) => `${sku} ${min}`).join('\n'))
    await page.getByRole('button', { name: 'Find these parts' }).click()
    await page.getByText('8 lines ready').waitFor()
    await expectToAddUp()
    await page.goto(`/dashboard/lists/${list.insertedId}`, { waitUntil: 'networkidle' })
    await expectToAddUp()
  }))

test('net prices are there from the first paint, on a page that is the same for everybody', () =>
  visit({}, async ({ page }) => {
    const htmlOf = async () => (await page.request.get('/parts/bearings')).text()
    const html = await htmlOf()
    await page.goto('/', { waitUntil: 'networkidle' })
    await choose(page, 'excl. VAT')
    // The scripts of the pages never come.
    await page.route(/\.js(?:\?|$)/, () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    // Of the three latest parts: others add some meanwhile.
    const card = page.getByRole('article').filter({ hasText: 'Minimum Order' }).first()
    const name = await card.getByRole('heading').innerText()
    const found = await page.request.get('/service', { params: { q: name, limit: 5 } })
    const product = (await found.json()).find((each: { name: string }) => each.name === name)
    expect(await card.innerText()).toContain(`Price, excl. ${VAT_PERCENT} % VAT`)
    expect(await card.innerText()).toContain(netOfPart(product))
    expect(await card.innerText()).not.toContain(grossOf(product))
    expect(await htmlOf()).toBe(html)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }))

test('on a phone the switch is in the menu, and reached by keyboard', () =>
  visit({ width: 375 }, async ({ page }) => {
    await page.goto('/parts/bearings', { waitUntil: 'networkidle' })
    await page.getByRole('banner').locator('summary').click()
    const prices = page.getByRole('group', { name: 'Prices' })
    await prices.getByRole('radio', { name: 'incl. VAT' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectToSay(page, `excl. ${VAT_PERCENT} % VAT`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expectToFit(page, 375)
  }))

test('a wide table of sizes keeps what one buys with in view, and shows that it goes on', () =>
  visit({}, async ({ page }) => {
    await page.goto('/parts/deep-groove-ball-bearings-62', { waitUntil: 'networkidle' })
    const table = page.getByRole('region', { name: 'Table of sizes' })
    await page.setViewportSize({ width: 1024, height: 900 })
    const button = table.getByRole('button', { name: /^Add to basket/ }).first()
    await button.scrollIntoViewIfNeeded()
    const isInView = () =>
      button.evaluate(element => {
        const { right, top } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(right - 4, top + 8))
      })
    expect(await isInView()).toBe(true)
    await expectAccessible(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await expect.poll(() => table.getAttribute('data-cut')).toBe('true')
    await table.evaluate(element => element.scrollTo({ left: element.scrollWidth }))
    await expect.poll(() => table.getAttribute('data-cut')).toBe(null)
    await expectAccessible(page)
  }))
