import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const SKU = 'PH-4017-M10X40'

/** Signs in as a new person and returns the path of the bolt's page. */
async function findBolt(context: BrowserContext): Promise<string> {
  await signInAsNew(context)
  const products: { _id: string; sku: string | null }[] = await (await context.request.get('/service')).json()
  const bolt = products.find(({ sku }) => sku === SKU)
  if (!bolt) throw new Error(`the shop does not sell ${SKU}`)
  return `/purchase/${bolt._id}`
}

const drawingOn = (page: Page) =>
  page.getByRole('img', { name: new RegExp(`^Dimensioned drawing of .*${SKU}`) })

test('the drawing of a part is in the page the server sends, and gives its dimensions to screen readers', () =>
  visit({}, async ({ page, context }) => {
    const address = await findBolt(context)
    const html = await (await context.request.get(address)).text()
    expect(html).toContain('Front and side view, scale 2:1.')
    await page.goto(address)
    await drawingOn(page).scrollIntoViewIfNeeded()
    expect(await drawingOn(page).locator('desc').textContent()).toMatch(/Length l: 40\smm/)
    const written = await drawingOn(page).locator('text').allTextContents()
    expect(written).toEqual(expect.arrayContaining(['40', '16', 'M10 × 1.5', SKU, 'ISO 4017', '2:1']))
    await expectAccessible(page)
  }))

test('the drawing that the server has sent stays when the page comes alive, and is not asked for', () =>
  visit({}, async ({ page, context }) => {
    const address = await findBolt(context)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.addInitScript(() =>
      document.addEventListener(
        'readystatechange',
        () => document.querySelector('svg:has(desc)')?.setAttribute('data-sent', ''),
        { once: true },
      ),
    )
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Download DXF' }).click()
    await expect.poll(() => asked.filter(path => path.startsWith('/drawings/'))).toHaveLength(1)
    expect(await drawingOn(page).getAttribute('data-sent')).toBe('')
    expect(asked.filter(path => path.endsWith('.svg') && path.startsWith('/drawings/'))).toEqual([])
  }))

test('whoever comes from another page gets the same drawing as in the page that the server sends', () =>
  visit({}, async ({ page }) => {
    await page.goto(`/parts?q=${SKU}`, { waitUntil: 'networkidle' })
    const answered = page.waitForResponse(/\/drawings\/.*\.svg$/)
    await page.getByRole('link', { name: 'Drawing, 3D model and what fits' }).click()
    expect((await answered).headers()['cache-control']).toBe('public, max-age=86400')
    const markup = () => drawingOn(page).evaluate(drawing => drawing.outerHTML)
    const fetched = await markup()
    await page.reload()
    expect(await markup()).toBe(fetched)
  }))

test('on a phone the sheet keeps its size and scrolls on its own, also by keyboard', () =>
  visit({ width: 375 }, async ({ page, context }) => {
    await page.goto(await findBolt(context))
    const region = page.getByRole('region', { name: 'Drawing sheet' })
    const place = () => region.evaluate(element => element.scrollLeft)
    await expect.poll(place).toBeGreaterThan(0)
    const middle = await place()
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(place).toBeGreaterThan(middle)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    expect((await drawingOn(page).boundingBox())?.width).toBeGreaterThan(600)
  }))

test('the drawing can be saved as DXF, named by the part number', () =>
  visit({}, async ({ page, context }) => {
    await page.goto(await findBolt(context))
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download DXF' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('ph-4017-m10x40.dxf')
    const text = await readFile(await file.path(), 'latin1')
    expect(text).toContain('$ACADVER\r\n  1\r\nAC1009')
    expect(text).toContain('\r\nM10 x 1.5\r\n')
    expect(text.endsWith('  0\r\nEOF\r\n')).toBe(true)
  }))
