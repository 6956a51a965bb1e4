import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { signInAsAdmin } from '../support/person.ts'
import { rowsOf, workbook } from '../support/workbooks.ts'

afterAll(closeWindows)

const chooseFile = (page: Page, content: string | Buffer) =>
  page
    .getByLabel('CSV or XLSX file')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })

const chooseWorkbook = (page: Page, content: Uint8Array) =>
  page.getByLabel('CSV or XLSX file').setInputFiles({
    name: 'products.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(content),
  })

async function openImport(page: Page): Promise<void> {
  await page.goto('/dashboard/products/import')
  await page.getByLabel('CSV or XLSX file').and(page.locator(':enabled')).waitFor()
}

test('an owner imports a file: its faults are named, then its changes shown, and nothing is changed before they confirm', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(422)
    await signInAsAdmin(context)
    const name = `Imported pin ${crypto.randomUUID().slice(0, 8)}`
    await openImport(page)
    await expectAccessible(page)
    await chooseFile(page, `Name;Price;Min;On shelf;Shelf\n${name};0;1;5;A1\n`)
    await page.getByRole('cell', { name: 'line 2, price' }).waitFor()
    await page.getByText('must be more than 0').waitFor()
    await expectAccessible(page)

    const western = Buffer.from(`Name;Price;Min;On shelf;Größe\n${name};"1,20";1;5;A1\n`, 'latin1')
    await chooseFile(page, western)
    await page.getByText('Checked. 1 row: 1 new, 0 changed, 0 unchanged.').waitFor()
    await page.getByText('Columns that were not read: Größe.').waitFor()
    await page.getByText(/^The file is not in UTF-8 and was read as Windows-1252/).waitFor()
    const listed = async () => {
      const answer = await page.request.get(`/service?q=${encodeURIComponent(name)}`)
      return z
        .array(z.looseObject({ name: z.string() }))
        .parse(await answer.json())
        .filter(product => product.name === name)
    }
    expect(await listed()).toEqual([])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await page.getByText('Imported. 1 row: 1 new, 0 changed, 0 unchanged.').waitFor()
    expect(await listed()).toMatchObject([{ name, price: 1.2, available: 5, img: '/no-picture.svg' }])

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toBe('products.csv')
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await page.getByRole('heading', { name: 'Products', exact: true }).waitFor()
  }))

test('a workbook is imported as well; its upload shows its progress, and an export as a workbook changes nothing', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    const name = `Sheet pin ${crypto.randomUUID().slice(0, 8)}`
    await openImport(page)
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/product/import?*', async route => {
      await held
      await route.continue()
    })
    const rows = rowsOf([
      ['Name', 'Price', 'Min', 'On shelf'],
      [name, 1.2, 1, 5],
    ])
    await chooseWorkbook(page, workbook(rows))
    await page.getByRole('progressbar', { name: 'Sending products.xlsx …' }).waitFor()
    answer()
    await page.getByText('Checked. 1 row: 1 new, 0 changed, 0 unchanged.').waitFor()
    await expectAccessible(page)
    await page.unroute('**/product/import?*')
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await page.getByText('Imported. 1 row: 1 new, 0 changed, 0 unchanged.').waitFor()

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export XLSX' }).click()
    expect((await download).suggestedFilename()).toBe('products.xlsx')
    await chooseWorkbook(page, await readFile(await (await download).path()))
    await page.getByText(/^Checked\..* 0 new, 0 changed/).waitFor()

    const many = Array.from({ length: 20_000 }, (_, index) => [`Many ${index}`, 1, 1, 1])
    await chooseWorkbook(page, workbook(rowsOf([['Name', 'Price', 'Min', 'On shelf'], ...many])))
    await page.getByText('The shop is reading the table …').waitFor()
    await page.getByText('Checked. 20,000 rows').waitFor()
    await page.getByText('And 19,900 more.').waitFor()
    await page.getByRole('button', { name: 'Show more changes' }).click()
    await page.getByText('And 19,800 more.').waitFor()
    await page.getByRole('cell', { name: 'Many 199', exact: true }).waitFor()
  }))

test('the import fits a phone in dark mode', () =>
  visit({ theme: 'dark', width: 375 }, async ({ page, context }) => {
    await signInAsAdmin(context)
    await openImport(page)
    await chooseFile(page, `name,price,min,on_shelf\nPocket pin ${crypto.randomUUID()},1,1,5\n`)
    await page.getByText('Checked. 1 row').waitFor()
    await expectAccessible(page)
    await expectToFit(page, 375)
  }))
