import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeBrowser, origin, visit } from '../support/browser.ts'
import { takePhoto } from '../support/images.ts'
import { post, seeToast, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeBrowser)

/** Adds a product whose name is unique in a search. */
async function addProduct(context: BrowserContext, facts: object = {}) {
  const name = `Bolt ${crypto.randomUUID().slice(0, 8)}`
  const given = { productname: name, price: 2.5, min: 2, available: 100, image: '/favicon.svg', ...facts }
  const { insertedId: id } = z
    .object({ insertedId: z.string() })
    .parse(await post(context, '/product', given))
  return { id, name }
}

/** Edits a product outside the page, as another admin would. */
async function editElsewhere(context: BrowserContext, id: string, change: object): Promise<void> {
  const headers = { origin, 'if-match': '*' }
  const answer = await context.request.patch(`/product/${id}`, { headers, data: change })
  expect(answer.status()).toBe(200)
}

/** Whether the shop's public list contains it. */
async function isListed(page: Page, name: string): Promise<boolean> {
  const answer = await page.request.get(`/service?q=${encodeURIComponent(name)}`)
  return z.array(z.unknown()).parse(await answer.json()).length > 0
}

test('an owner changes a price in the list, and keeps what was typed if somebody else was faster', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(412)
    await signInAsAdmin(context)
    const { id, name } = await addProduct(context)
    await page.goto('/dashboard')
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await menu.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByLabel(/^Search by/).fill(name)
    await page.keyboard.press('Enter')
    await page.getByText('1 product', { exact: true }).waitFor()
    const row = page.getByRole('row').filter({ hasText: name })
    const price = row.getByRole('button', { name: /^Price of/, disabled: false })
    const field = page.getByLabel('Price in euros')

    await price.focus()
    await page.keyboard.press('Enter')
    await field.fill('2.999')
    await page.keyboard.press('Enter')
    await page.getByText(/two decimals/).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    expect(await price.innerText()).toBe('€2.50')
    await expect.poll(() => price.evaluate(element => element === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await field.fill('2.75')
    await page.keyboard.press('Enter')
    await seeToast(page, 'Price saved')
    await expect.poll(() => price.innerText()).toBe('€2.75')
    await expect.poll(() => price.evaluate(element => element === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await editElsewhere(context, id, { price: 9 })
    await field.fill('2.80')
    await page.keyboard.press('Enter')
    await page.getByText(/It says €9\.00 now/).waitFor()
    await expect.poll(() => price.innerText()).toBe('€9.00')
    expect(await field.inputValue()).toBe('2.80')
    await page.keyboard.press('Enter')
    await field.waitFor({ state: 'detached' })
    await expect.poll(() => price.innerText()).toBe('€2.80')
  }))

test('an owner changes several products at once, and clears filters that match nothing', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    const { name } = await addProduct(context, { price: 10 })
    await page.goto(`/dashboard/products?q=${encodeURIComponent(name)}`)
    const row = page.getByRole('row').filter({ hasText: name })
    const all = page.getByRole('checkbox', { name: 'Select all on this page', disabled: false })
    const question = page.getByRole('dialog')
    await all.check()
    await page.getByText('1 selected').waitFor()
    await page.getByRole('button', { name: 'Change price' }).click()
    await question.getByText('Change the price of 1 product?').waitFor()
    await question.getByRole('button', { name: 'Change price' }).click()
    await question.getByText(/^Percent must/).waitFor()
    await question.getByLabel('Percent').fill('-5')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await seeToast(page, '1 of 1 products changed')
    await row.getByText('€9.50').waitFor()
    await all.check()
    await page.getByRole('button', { name: 'Set category' }).click()
    await question.getByLabel('Category').selectOption('Springs')
    await question.getByRole('button', { name: 'Set category' }).click()
    await row.getByText('Springs').waitFor()
    await all.check()
    await page.getByRole('button', { name: 'Archive' }).click()
    await question.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('heading', { name: 'No products match' }).waitFor()
    await page.getByLabel('State').selectOption('Archived')
    await row.getByText('Archived', { exact: true }).waitFor()
    await all.check()
    await page.getByRole('button', { name: 'Restore' }).click()
    await question.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await page.waitForURL(url => url.search === '')
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('')
    await page.getByRole('row').nth(10).waitFor()
  }))

test('an owner edits a product, loses a race, keeps their own changes, and finds all of it in the history', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(412)
    await signInAsAdmin(context)
    const { id, name } = await addProduct(context)
    await page.goto(`/dashboard/products?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).click()
    const details = page.getByRole('region', { name: 'Details' })
    const save = details.getByRole('button', { name: 'Save details', disabled: false })
    await save.click()
    await details.getByText(/nothing has changed/).waitFor()
    await details.getByLabel('Low stock at').fill('many')
    await save.click()
    await details.getByText('Low stock at must be a whole number.').waitFor()
    await details.getByLabel('Low stock at').fill('20')
    await details.getByLabel('Material').fill('Steel')
    await details.getByRole('button', { name: 'Add a dimension' }).click()
    const row = details.getByRole('listitem', { name: 'Dimension 1' })
    await row.getByLabel('Symbol').fill('d')
    await row.getByLabel('Dimension', { exact: true }).fill('Thread')
    await row.getByLabel('Value').fill('8')
    await save.click()
    await seeToast(page, 'Product saved')
    await expect.poll(() => save.evaluate(element => element === document.activeElement)).toBe(true)

    await details.getByLabel('Price', { exact: true }).fill('3')
    await details.getByLabel('Finish', { exact: true }).fill('Bright')
    const dimensions = ['d', 'l'].map(symbol => ({ symbol, name: `Size ${symbol}`, value: 8, unit: 'mm' }))
    await editElsewhere(context, id, { price: 4, finish: 'Black', standard: 'ISO 4017', dimensions })
    await save.click()
    await details.getByText(/Nothing you typed is lost/).waitFor()
    await details.getByText('Now: €4.00').waitFor()
    await details.getByText('Now: Black').waitFor()
    expect(await details.getByLabel('Standard').inputValue()).toBe('ISO 4017')
    expect(await details.getByLabel('Dimension', { exact: true }).last().inputValue()).toBe('Size l')
    expect(await details.getByLabel('Price', { exact: true }).inputValue()).toBe('3')
    await expectAccessible(page)
    await details.getByRole('button', { name: 'Take theirs: Finish' }).click()
    expect(await details.getByLabel('Finish', { exact: true }).inputValue()).toBe('Black')
    await details.getByRole('button', { name: 'Keep mine: Price' }).click()
    await details.getByText(/^Now:/).waitFor({ state: 'detached' })
    await save.click()
    await seeToast(page, 'Product saved')
    const history = page.getByRole('region', { name: 'History' })
    const newest = history.getByRole('row').nth(1)
    await expect
      .poll(async () => (await newest.innerText()).replaceAll(/\s+/g, ' '))
      .toMatch(/admin@example\.com Product edited Price: €4\.00 → became €3\.00/)
    await history.getByText(/never →\s*became 20/).waitFor()
    const saved = await page.request.get(`/service/${id}`)
    expect(await saved.json()).toMatchObject({ price: 3, finish: 'Black', standard: 'ISO 4017', dimensions })

    // Changes by others outside these fields are no conflict.
    await details.getByLabel('Material').fill('Brass')
    await editElsewhere(context, id, { archived: true })
    await save.click()
    await history.getByText(/Steel →\s*became Brass/).waitFor()
    await page.getByText('Archived', { exact: true }).waitFor()
  }))

test('an owner receives, counts and corrects stock, and finds it in the ledger', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(409)
    await signInAsAdmin(context)
    const { id, name } = await addProduct(context)
    await visit({}, async ({ context: theirs }) => {
      const { email } = await signInAsNew(theirs)
      const order = { userEmail: email, orderName: name, availability: 4, price: 10, product: id }
      await post(theirs, '/order', order)
    })
    await page.goto(`/dashboard/products/${id}`)
    const stock = page.getByRole('region', { name: 'Stock' })
    const submit = stock.getByRole('button', { name: 'Change stock', disabled: false })
    await submit.waitFor()
    const quantity = stock.getByLabel('Quantity')
    await quantity.fill('25')
    await stock.getByText('96 available now: 121 available then').waitFor()
    await stock.getByLabel('Note').fill('Delivery note 7')
    await page.keyboard.press('Enter')
    await seeToast(page, 'Stock changed: 121 available now')
    await expect.poll(() => quantity.evaluate(element => element === document.activeElement)).toBe(true)

    await stock.getByLabel('Reason').selectOption('Counted')
    await quantity.fill('3')
    await stock.getByText('3 on the shelf, 4 reserved: 1 too few').waitFor()
    await submit.click()
    await stock.getByText(/4 pieces belong to orders that are not shipped yet/).waitFor()
    await quantity.fill('118')
    await stock.getByText('118 on the shelf, 4 reserved: 114 available').waitFor()
    await submit.click()
    await seeToast(page, 'Stock changed: 114 available now')
    await stock.getByLabel('Reason').selectOption('Correction')
    await quantity.fill('-14')
    await submit.click()
    await stock.getByText('Note must say why.').waitFor()
    await stock.getByLabel('Note').fill('Wrong box')
    await submit.click()
    await seeToast(page, 'Stock changed: 100 available now')

    const ledger = stock.getByRole('table', { name: 'Stock movements' })
    await ledger.getByText('Wrong box').waitFor()
    const lines = await ledger.getByRole('row').allInnerTexts()
    expect(lines.slice(1).map(line => line.split(/\s*\t\s*/).slice(1, 4))).toEqual([
      ['Correction', '−14', '100'],
      ['Counted', '−7', '114'],
      ['Received', '+25', '121'],
      ['Booked', '−4', '96'],
      ['Opening stock', '+100', '100'],
    ])
    await stock.getByRole('img', { name: /^Available over 5 movements: from 100 to 100/ }).waitFor()
    await expectAccessible(page)
    const finish = page.getByRole('region', { name: 'Details' }).getByLabel('Finish')
    await finish.fill('Bright')
    for (let round = 0; round < 17; round += 1)
      await post(context, `/product/${id}/movements`, { reason: 'received', quantity: 1 })
    await quantity.fill('1')
    await stock.getByLabel('Note').fill('The last one')
    await submit.click()
    await stock.getByRole('link', { name: 'Older' }).click()
    await ledger.getByText('Opening stock').waitFor()
    expect(await finish.inputValue()).toBe('Bright')
    await stock.getByRole('link', { name: 'Newest' }).click()
    await ledger.getByText('The last one').waitFor()
    expect(await finish.inputValue()).toBe('Bright')
    await stock.getByRole('link', { name: 'Older' }).click()
    await ledger.getByRole('link', { name: /^Order/ }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }))

test('an owner archives a product, which leaves the shop, restores it, and copies it', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    expectStatus(412)
    await signInAsAdmin(context)
    const { id, name } = await addProduct(context)
    await page.goto(`/dashboard/products/${id}`)
    const question = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Archive', disabled: false }).click()
    await question.getByText(/Its page and past orders stay/).waitFor()
    await expectAccessible(page)
    await editElsewhere(context, id, { finish: 'Black' })
    await question.getByRole('button', { name: 'Archive' }).click()
    await seeToast(page, 'Somebody else has edited this in the meantime. Nothing was changed.')
    await expect.poll(() => page.getByLabel('Finish').inputValue()).toBe('Black')
    await page.getByRole('button', { name: 'Archive', disabled: false }).click()
    await question.getByRole('button', { name: 'Archive' }).click()
    await seeToast(page, 'The product is archived')
    expect(await isListed(page, name)).toBe(false)
    await page.getByRole('link', { name: 'View in the shop' }).click()
    await page.getByRole('status').filter({ hasText: 'No longer made' }).waitFor()
    expect(await page.getByRole('button', { name: 'Place Order' }).count()).toBe(0)
    expect(await page.getByText('Availability', { exact: true }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See fasteners' }).click()
    await page.waitForURL(/category=fasteners/)

    await page.goto(`/dashboard/products/${id}`)
    await page.getByRole('button', { name: 'Restore', disabled: false }).click()
    await question.getByRole('button', { name: 'Restore' }).click()
    await seeToast(page, 'The product is on sale again')
    expect(await isListed(page, name)).toBe(true)
    await page.getByRole('link', { name: 'Duplicate' }).click()
    await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe(`${name} copy`)
    await page.getByLabel('Available').fill('10')
    await page.getByRole('button', { name: 'Add product', disabled: false }).click()
    await seeToast(page, 'Your Item is added !')
    expect(await isListed(page, `${name} copy`)).toBe(true)
    expect(await page.getByLabel('Product name').inputValue()).toBe('')
  }))

test('an owner puts pictures in order with the keyboard', () =>
  visit({}, async ({ page, context }) => {
    await signInAsAdmin(context)
    const { id } = await addProduct(context)
    await editElsewhere(context, id, { pictures: ['/favicon.svg', '/og.png'] })
    await page.goto(`/dashboard/products/${id}`)
    const pictures = page.getByRole('group', { name: 'Pictures' })
    await pictures.getByRole('button', { name: 'Move picture 2 up', disabled: false }).focus()
    await page.keyboard.press('Enter')
    const first = pictures.getByRole('listitem', { name: 'Picture 1' })
    await expect.poll(() => first.locator('img').getAttribute('src')).toBe('/og.png')
    await expect.poll(() => first.evaluate(item => item.contains(document.activeElement))).toBe(true)
    await pictures.getByRole('button', { name: 'Remove picture 2' }).click()
    const photo = { name: 'bolt.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(900, 700) }
    await pictures.getByLabel('Upload a further picture').setInputFiles(photo)
    await pictures.getByText('bolt.jpg is uploaded.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save details' }).click()
    await seeToast(page, 'Product saved')
    const saved = await page.request.get(`/service/${id}`)
    expect(await saved.json()).toMatchObject({ pictures: ['/og.png', expect.stringMatching(/^\/images\//)] })
    await pictures.getByRole('button', { name: 'Remove picture 2' }).click()
    await pictures.getByRole('button', { name: 'Remove picture 1' }).click()
    await page.getByRole('button', { name: 'Save details' }).click()
    await pictures.getByText('The pictures must have at least one picture.').waitFor()
  }))

test('the products fit a narrow screen in dark mode', () =>
  visit({ width: 375, theme: 'dark' }, async ({ page, context }) => {
    await signInAsAdmin(context)
    const { id, name } = await addProduct(context)
    await page.goto('/dashboard/products')
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('button', { name: /^Minimum order of/, disabled: false }).click()
    await page.getByLabel('Minimum order in pieces').fill('4')
    await expectAccessible(page)
    await expectToFit(page, 375)
    await page.getByRole('button', { name: 'Save' }).click()
    await seeToast(page, 'Minimum order saved')
    await page.goto(`/dashboard/products/${id}`)
    await expectAccessible(page)
    await expectToFit(page, 375)
    await page.getByRole('button', { name: 'Archive', disabled: false }).click()
    await expectAccessible(page)
  }))
