import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { fillAddress } from '../support/fill-address.ts'
import { expectFocusKept } from '../support/focus.ts'
import { payByCard } from '../support/pay-by-card.ts'
import { type Account, inventAccount, post, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

interface Bolt {
  readonly id: string
  readonly name: string
}

/** Adds a bolt of €0.40 as an admin, sold in tens from ten on, cheaper from 100 on; 200 are in stock. */
async function addBolt(admin: BrowserContext, fields: object = {}): Promise<Bolt> {
  const name = `Basket bolt ${crypto.randomUUID().slice(0, 8)}`
  const facts = {
    productname: name,
    price: 0.4,
    min: 10,
    step: 10,
    available: 200,
    tiers: [{ from: 100, price: 0.31 }],
  }
  const form = { ...facts, category: 'springs', image: '/favicon.svg', weight: 12.5, ...fields }
  const { insertedId: id } = z.object({ insertedId: z.string() }).parse(await post(admin, '/product', form))
  return { id, name }
}

const edit = (admin: BrowserContext, { id }: Bolt, change: object) =>
  admin.request.patch(`/product/${id}`, { data: change, headers: { origin, 'if-match': '*' } })

const visitPart = (page: Page, { id }: Bolt) =>
  page.goto(`/parts/springs/${id}`, { waitUntil: 'networkidle' })
const visitBasket = (page: Page) => page.goto('/basket', { waitUntil: 'networkidle' })
const rowOf = (page: Page, { name }: Bolt) => page.getByRole('row').filter({ hasText: name })
const quantityOf = (page: Page, { name }: Bolt) => page.getByLabel(`Quantity of ${name}`)
const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket/ })

/** Adds so many pieces on the page of a part. */
async function addOnPage(page: Page, bolt: Bolt, quantity: number): Promise<void> {
  await visitPart(page, bolt)
  await page.getByLabel('Quantity').fill(String(quantity))
  await page.getByRole('button', { name: `Add to basket: ${bolt.name}` }).click()
  await page.getByText(`Added ${quantity} pieces of ${bolt.name} to your basket.`).waitFor()
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test("a visitor's basket is put into the account at sign-in, and is the same in another tab and on another device", () =>
  visit({}, ({ context: adminWindow }) =>
    visit({ width: 375 }, async ({ page, context }) => {
      await signInAsAdmin(adminWindow)
      const [one, other] = [await addBolt(adminWindow), await addBolt(adminWindow)]
      const person = inventAccount()
      await post(context, '/api/auth/sign-up/email', person)
      await context.clearCookies()

      await addOnPage(page, one, 20)
      expect(new URL(page.url()).pathname).toBe(`/parts/springs/${one.id}`)
      await addOnPage(page, one, 10)
      await addOnPage(page, other, 50)
      await basketLink(page).filter({ hasText: '2' }).waitFor()
      const second = await context.newPage()
      await visitBasket(second)
      expect(await quantityOf(second, one).inputValue()).toBe('30')

      await visitBasket(page)
      await page.getByText('Kept in this browser until you log in.').waitFor()
      await page.getByRole('link', { name: 'Log in to check out' }).click()
      await logIn(page, person)
      await page.waitForURL('**/basket')
      await Promise.all([page, second].map(visitBasket))
      for (const tab of [page, second]) {
        expect(await quantityOf(tab, one).inputValue()).toBe('30')
        expect(await quantityOf(tab, other).inputValue()).toBe('50')
      }
      expect(await page.evaluate(() => localStorage.getItem('basket'))).toBeNull()

      await visit({}, async ({ page: desk }) => {
        await desk.goto('/login?from=/basket', { waitUntil: 'networkidle' })
        await logIn(desk, person)
        await rowOf(desk, one).waitFor()
        await desk.getByRole('button', { name: `More of ${one.name}` }).click()
        await desk.getByText('€16.00').first().waitFor()
        await rowOf(desk, other)
          .getByRole('button', { name: /^Remove/ })
          .click()
        await desk.getByText(`Removed ${other.name}.`).waitFor()
      })
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect.poll(() => quantityOf(page, one).inputValue()).toBe('40')
      expect(await rowOf(page, other).count()).toBe(0)
    }),
  ))

test('what cannot be merged stays in the browser until it can, and is merged once by two tabs at a time', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({}, async ({ page, context, expectStatus }) => {
      expectStatus(503)
      await signInAsAdmin(adminWindow)
      const bolt = await addBolt(adminWindow)
      await addOnPage(page, bolt, 20)
      await context.route('**/basket', (route, request) =>
        request.method() === 'POST' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
      )
      await signInAsNew(context)
      await visitBasket(page)
      expect(await page.evaluate(() => localStorage.getItem('basket'))).toContain(bolt.id)
      await context.unroute('**/basket')
      const tabs = [page, await context.newPage()]
      await Promise.all(tabs.map(visitBasket))
      for (const tab of tabs) {
        await visitBasket(tab)
        expect(await quantityOf(tab, bolt).inputValue()).toBe('20')
      }
      expect(await page.evaluate(() => localStorage.getItem('basket'))).toBeNull()
    }),
  ))

test('a changed price is marked until it is accepted, a sold-out line offered to be reduced or removed, then the rest is paid', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({}, async ({ page, context }) => {
      await signInAsAdmin(adminWindow)
      const [dearer, scarce, gone] = [
        await addBolt(adminWindow, { tiers: [] }),
        await addBolt(adminWindow),
        await addBolt(adminWindow),
      ]
      await signInAsNew(context)
      for (const bolt of [dearer, scarce, gone]) await addOnPage(page, bolt, 90)
      await edit(adminWindow, dearer, { price: 0.45 })
      await post(adminWindow, `/product/${scarce.id}/movements`, { reason: 'scrapped', quantity: 145 })
      await post(adminWindow, `/product/${gone.id}/movements`, { reason: 'scrapped', quantity: 195 })

      await visitBasket(page)
      await rowOf(page, dearer).getByText('The price has changed: it was €0.40€0.3361 each.').waitFor()
      await rowOf(page, scarce).getByText('Only 55 pieces are left.').waitFor()
      await rowOf(page, gone).getByText('Sold out.').waitFor()
      await page.getByText('2 lines are not counted: they cannot be ordered as they are.').waitFor()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Checkout' }).click()
      await page.getByText('Please change or remove the marked lines first.').waitFor()

      await page.getByRole('button', { name: `Change to 50 pieces of ${scarce.name}` }).click()
      await expect.poll(() => quantityOf(page, scarce).inputValue()).toBe('50')
      await rowOf(page, gone)
        .getByRole('button', { name: `Remove ${gone.name}` })
        .first()
        .click()
      // What says so takes its place above the button.
      await page.getByText(`Removed ${gone.name}.`).waitFor()
      await page.getByRole('button', { name: 'Accept the new price' }).click()
      await expect.poll(() => page.getByText('The price has changed').count()).toBe(0)
      await expectFocusKept(page)
      await page.getByRole('link', { name: 'Checkout' }).click()
      await fillAddress(page)
      await page.getByRole('button', { name: 'Book and pay' }).click()
      await page.waitForURL(/\/dashboard\/payment\/[\w-]+$/)
      await page.getByText('€60.50').first().waitFor()
      await payByCard(page, '4242 4242 4242 4242')
      await page.getByText('Congratulations! Your payment is completed.').waitFor()
      await visitBasket(page)
      await page.getByText('Nothing in your basket yet.').waitFor()
    }),
  ))

test('the drawer is used by keyboard alone, the quantity in whole packs with the reason for what is refused', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({}, async ({ page }) => {
      await signInAsAdmin(adminWindow)
      const bolt = await addBolt(adminWindow)
      await visitPart(page, bolt)
      await page.getByRole('button', { name: `Add to basket: ${bolt.name}` }).focus()
      await page.keyboard.press('Enter')
      await page.getByText(`Added 10 pieces of ${bolt.name} to your basket.`).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'close' }).click()

      await basketLink(page).focus()
      await page.keyboard.press('Enter')
      const drawer = page.getByRole('dialog', { name: 'Basket' })
      await drawer.getByText(bolt.name).waitFor()
      await expectAccessibleInBothThemes(page)
      await drawer.getByRole('button', { name: `Fewer of ${bolt.name}` }).focus()
      await page.keyboard.press('Enter')
      await drawer.getByText('The minimum order is 10 pieces.').waitFor()
      const more = drawer.getByRole('button', { name: `More of ${bolt.name}` })
      await more.focus()
      for (let time = 0; time < 8; time++) await page.keyboard.press('Enter')
      await drawer.getByText('€36.00').first().waitFor()
      await drawer.getByText('Weight 1.13 kg').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => drawer.count()).toBe(0)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/basket')

      await visitBasket(page)
      await page.getByText('10 more and each costs less: 100 pieces come to €31.00€26.05 in total.').waitFor()
      await page.getByRole('button', { name: `Change to 100 pieces of ${bolt.name}` }).click()
      await rowOf(page, bolt).getByText('usually €0.40').waitFor()
      const quantity = quantityOf(page, bolt)
      await quantity.fill('0')
      await quantity.press('Enter')
      await rowOf(page, bolt).getByText('Please enter a whole number of pieces.').waitFor()
      expect(await quantity.inputValue()).toBe('100')
      await quantity.fill('25')
      await quantity.press('Enter')
      await rowOf(page, bolt).getByText('It is sold in packs of 10.').waitFor()
    }),
  ))

test('each press of a step counts, also while the shop has not answered the one before', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({}, async ({ page, context }) => {
      await signInAsAdmin(adminWindow)
      const bolt = await addBolt(adminWindow)
      await signInAsNew(context)
      await addOnPage(page, bolt, 10)
      await visitBasket(page)
      const answers = Array.from({ length: 2 }, () => Promise.withResolvers<void>())
      let asked = 0
      await page.route(`**/basket/${bolt.id}`, async route => {
        const answer = answers[asked]
        asked += 1
        await answer?.promise
        await route.continue()
      })
      const more = page.getByRole('button', { name: `More of ${bolt.name}` })
      await more.dblclick()
      await expect.poll(() => asked).toBe(1)
      await more.click()
      answers[0]?.resolve()
      await rowOf(page, bolt).getByText('€12.00').waitFor()
      await more.click()
      answers[1]?.resolve()
      await rowOf(page, bolt).getByText('€20.00').waitFor()
      expect(await quantityOf(page, bolt).inputValue()).toBe('50')
    }),
  ))

test('a line is saved for later, removed and put back; a basket is saved as CSV and passed on by a link', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({}, async ({ page }) => {
      await signInAsAdmin(adminWindow)
      const sku = `BB-${crypto.randomUUID().slice(0, 8)}`
      const [bolt, other] = [await addBolt(adminWindow, { sku }), await addBolt(adminWindow)]
      await addOnPage(page, { ...bolt, id: sku }, 20)
      await addOnPage(page, other, 10)
      await visitBasket(page)
      await page.getByRole('button', { name: `Save for later: ${other.name}` }).click()
      const saved = page.getByRole('table', { name: 'Lines saved for later' })
      await saved.getByText(other.name).waitFor()
      await expectAccessibleInBothThemes(page)
      await saved.getByRole('button', { name: `Move to basket: ${other.name}` }).click()
      await expect.poll(() => saved.count()).toBe(0)
      await expectFocusKept(page)

      await page.getByRole('button', { name: `Remove ${bolt.name}` }).click()
      await page.getByText(`Removed ${bolt.name}.`).waitFor()
      await page.keyboard.press('Enter')
      await rowOf(page, bolt).waitFor()
      await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
      await expectFocusKept(page)
      // It is back in its place, above the other.
      const rows = page.getByRole('table', { name: 'Lines to order' }).getByRole('rowheader')
      expect((await rows.allInnerTexts()).map(text => text.split('\n')[0])).toEqual([bolt.name, other.name])
      await page.getByRole('button', { name: `Remove ${other.name}` }).click()

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'BOM as CSV' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('bill-of-materials.csv')
      const [, line] = (await readFile(await download.path(), 'utf8')).split('\r\n')
      expect(line).toMatch(new RegExp(`^1,"${sku}",,"${RegExp.escape(bolt.name)}",.*,20,12.5,250,`))

      const [files] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'All files (ZIP)' }).click(),
      ])
      expect(files.suggestedFilename()).toBe('parts.zip')
      expect((await readFile(await files.path())).toString('latin1')).toContain('contents.csv')

      await page.getByLabel('Delivery to').selectOption('AT')
      await page.getByText(/^Parcel, /).waitFor()
      await page.getByText('With delivery, VAT included').waitFor()
      await page.getByText(/^20 % VAT included: €/).waitFor()
      await page.getByLabel('Delivery to').selectOption('NO')
      await page.getByText('With delivery, without VAT').waitFor()
      await page.getByLabel('Delivery to').selectOption('AT')
      await page.getByText(/^20 % VAT included: €/).waitFor()
      await expectAccessible(page)

      await page.getByText('Share', { exact: true }).click()
      const link = await page.getByLabel(/^Whoever opens this link/).inputValue()
      expect(new URL(link).hash).toBe(`#${sku}:20`)
      await visit({ width: 375 }, async ({ page: colleague }) => {
        await colleague.goto(link, { waitUntil: 'networkidle' })
        await rowOf(colleague, bolt).getByText('€8.00').waitFor()
        expect(await colleague.evaluate(() => localStorage.getItem('basket'))).toBeNull()
        await expectAccessible(colleague)
        await expectToFit(colleague, 375)
        await colleague.getByRole('button', { name: 'Add all to my basket' }).click()
        await basketLink(colleague).filter({ hasText: '1' }).waitFor()
        await colleague.goto('/shared-basket#nothing', { waitUntil: 'networkidle' })
        await colleague.getByText('This link names no parts.').waitFor()
      })
    }),
  ))

test('a visitor adds from a card and a row; without storage the basket lasts as long as the page', () =>
  visit({ width: 375 }, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.goto('/parts/hexagon-screws-iso-4017', { waitUntil: 'networkidle' })
    const rows = page.getByRole('region', { name: 'Table of sizes' })
    const add = rows.getByRole('button', { name: /^Add to basket: / }).first()
    const field = rows.getByLabel(/^Quantity of /).first()
    const name = (await add.getAttribute('aria-label'))?.replace('Add to basket: ', '')
    const least = await field.inputValue()
    await field.fill('1')
    await add.click()
    expect(await field.evaluate(element => element.matches(':invalid'))).toBe(true)
    await field.fill(least)
    await add.click()
    await page.getByText(`of ${name} to your basket.`).waitFor()
    await basketLink(page).filter({ hasText: '1' }).waitFor()
    await basketLink(page).click()
    await page.getByRole('dialog', { name: 'Basket' }).getByRole('link', { name: 'View basket' }).click()
    await page.getByRole('heading', { level: 1, name: 'Basket' }).waitFor()
    await page.getByRole('table', { name: 'Lines to order' }).waitFor()
    await expectToFit(page, 375)
    await expectToFit(page, 320)
    await page.goto('/home', { waitUntil: 'networkidle' })
    await page
      .getByRole('button', { name: /^Add to basket: / })
      .first()
      .click()
    await page.getByText(/^Added .+ to your basket\.$/).waitFor()
  }))
