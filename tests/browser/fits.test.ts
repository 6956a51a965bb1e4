import { afterAll, expect, test } from 'vitest'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { post, signInAsAdmin, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

test('the order page of a bearing says shaft and housing, and the circlips that the shop does not make', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const bearing = await findProduct(page, ({ sku }) => sku === 'PH-625-6205')
    await page.goto(`/purchase/${bearing._id}`)
    const lines = await page.getByRole('region', { name: 'Fits with' }).getByRole('listitem').allInnerTexts()
    expect(lines.map(line => line.replaceAll(/\s+/g, ' '))).toEqual([
      'Shaft 25 mm',
      'Housing 52 mm bore',
      'Circlip for shaft DIN 471, 25 mm',
      'Circlip for bore DIN 472, 52 mm',
    ])
    await expectAccessible(page)
  }))

test('a visitor goes from a screw to the nut that fits it; prices and stock of other parts are read anew', () =>
  visit({ theme: 'dark' }, async ({ page }) => {
    const address = '/parts/hexagon-screws-iso-4017/PH-4017-M10X40'
    const html = await (await page.request.get(address)).text()
    expect(html).toContain('Hex Nut M10, Class 8')
    await page.goto(address)
    const nut = page.getByRole('listitem').filter({ hasText: 'ISO 4032, M10, class 8' })
    await nut.getByText(/^€\d/).first().waitFor()
    await nut.getByText(/[\d,]+ pieces$/).waitFor()
    await expectAccessible(page)
    await expectToFit(page, 320)
    await nut.getByRole('link').click()
    await page.waitForURL('**/parts/hexagon-nuts-iso-4032/PH-4032-M10')
    await page.getByRole('heading', { level: 1, name: 'Hex Nut M10, Class 8' }).waitFor()
  }))

test("a part's page leads to what is cheaper alike, and says what differs", () =>
  visit({ width: 375, theme: 'dark' }, async ({ page, context }) => {
    await signInAsAdmin(context)
    const word = `A${crypto.randomUUID().slice(0, 6)}`
    const family = word.toLowerCase()
    await post(context, '/family', { id: family, name: `${word} bolt`, category: 'fasteners' })
    const common = { family, size: 'M8', min: 1, available: 50, image: '/favicon.svg' }
    for (const [grade, price] of [
      ['8.8', 2],
      ['4.8', 1],
    ])
      await post(context, '/product', {
        ...common,
        productname: `${word} ${grade}`,
        sku: `${word}-${grade}`,
        grade,
        price,
      })
    await page.goto(`/parts/${family}/${word}-8.8`)
    const alike = page.getByRole('region', { name: 'Cheaper or stronger alike' }).getByRole('listitem')
    await alike.getByText('Cheaper · 4.8 instead of 8.8, 50 % less a piece').waitFor()
    await alike.getByText('€1.00').waitFor()
    await expectAccessible(page)
    await expectToFit(page, 320)
    await alike.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: `${word} 4.8` }).waitFor()
  }))
