import { afterAll, expect, test } from 'vitest'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { signInAsNew } from '../support/person.ts'
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
