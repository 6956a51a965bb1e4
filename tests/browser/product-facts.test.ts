import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { post, seeToast, signInAsAdmin } from '../support/person.ts'

afterAll(closeWindows)

/** A product that no other test has. */
function inventProduct() {
  const sku = `FACTS-${crypto.randomUUID().slice(0, 8)}`
  return { productname: `Lock washer ${sku}`, sku, price: 2.5, min: 2, available: 100, image: '/favicon.svg' }
}

/** Presses a button and waits until the field is refused with these words, which are its own. */
async function seeRefused(submit: Locator, field: Locator, words: string): Promise<void> {
  await submit.click()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const message = field.page().getByText(words, { exact: true })
  expect(await field.getAttribute('aria-describedby')).toContain(await message.getAttribute('id'))
}

/** What a page says of the part to search engines. */
async function readLinkedData(page: Page): Promise<unknown> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const read = blocks.map((block): unknown => JSON.parse(block))
  return read.find(block => z.object({ '@type': z.literal('Product') }).safeParse(block).success)
}

test('an admin gives a product facts in its form, which refuses what none can be; visitors read them on its page and compare them', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    const product = inventProduct()
    const { insertedId: id } = z
      .object({ insertedId: z.string() })
      .parse(await post(context, '/product', product))
    await page.goto(`/dashboard/products/${id}`)
    const details = page.getByRole('region', { name: 'Details' })
    const save = details.getByRole('button', { name: 'Save details', disabled: false })
    const origin = details.getByLabel('Country of origin')
    const weight = details.getByLabel('Weight')
    await origin.fill('XX')
    await seeRefused(save, origin, 'Country of origin must be the code of a country, like DE.')
    await origin.fill('it')
    await weight.fill('heavy')
    await seeRefused(save, weight, 'Weight must be a number of grams.')
    await expectAccessible(page)
    await weight.fill('31,2')
    await details.getByLabel('Finish').fill('Phosphated')
    await details.getByLabel('Shelf place').fill('A-12-03')
    await save.click()
    await seeToast(page, 'Product saved')
    const history = page.getByRole('region', { name: 'History' })
    await history.getByText(/empty →\s*became Italy/).waitFor()
    await history.getByText(/empty →\s*became A-12-03/).waitFor()

    await visit({ hasScripts: false }, async ({ page: visitors }) => {
      await visitors.goto(`/parts/fasteners/${product.sku}`)
      const shown = async (region: string) =>
        (await visitors.getByRole('region', { name: region }).innerText()).replaceAll(/\s+/g, ' ')
      expect(await shown('Description')).toMatch(/Weight of a piece 31\.2 g.*Country of origin Italy/)
      expect(await shown('Specification')).toContain('Finish Phosphated')
      expect(await readLinkedData(visitors)).toMatchObject({
        weight: { value: 31.2 },
        countryOfOrigin: 'Italy',
        additionalProperty: [{ name: 'Finish', value: 'Phosphated' }],
      })
      await visitors.goto(`/compare?parts=${product.sku},PH-625-6205`)
      const rowOf = (name: string) =>
        visitors.getByRole('row').filter({ has: visitors.getByRole('rowheader', { name }) })
      expect(await rowOf('Country of origin').innerText()).toMatch(/Italy/)
      expect(await rowOf('Finish').innerText()).toMatch(/Phosphated/)
    })
  }))

test('an admin adds a product with its facts, and copies them to the next one', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    const { productname, sku } = inventProduct()
    await page.goto('/dashboard/addproduct')
    const add = page.getByRole('button', { name: 'Add product', disabled: false })
    await add.waitFor()
    const facts = {
      'Product name': productname,
      SKU: sku,
      Price: '2.50',
      'Minimum order': '2',
      Available: '100',
      Weight: '1,234.5',
      'Customs code': '7318',
      'Country of origin': 'ch',
      Material: 'Spring steel',
    }
    for (const [label, value] of Object.entries(facts))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Image', { exact: true }).fill('/favicon.svg')
    const customsCode = page.getByLabel('Customs code')
    await seeRefused(add, customsCode, 'Customs code must be the eight digits of a customs code.')
    await expectAccessible(page)
    await customsCode.fill('7318 21 00')
    await add.click()
    await seeToast(page, 'Your Item is added !')
    expect(await customsCode.inputValue()).toBe('')
    const known = { weight: 1234.5, customsCode: '73182100', countryOfOrigin: 'CH', material: 'Spring steel' }
    const added = await page.request.get(`/service/${sku}`)
    expect(await added.json()).toMatchObject(known)

    await page.goto('/dashboard/products')
    await page.getByLabel(/^Search by/).fill(sku)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: productname }).click()
    await page.getByRole('link', { name: 'Duplicate' }).click()
    await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe(`${productname} copy`)
    await page.getByLabel('SKU').fill(`${sku}-2`)
    await page.getByLabel('Available').fill('10')
    await add.click()
    await seeToast(page, 'Your Item is added !')
    const copy = await page.request.get(`/service/${sku}-2`)
    expect(await copy.json()).toMatchObject(known)
  }))
