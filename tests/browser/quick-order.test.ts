import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible, expectToFit, turnTheme } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { post, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

interface Part {
  readonly id: string
  readonly name: string
  readonly sku: string
}

/** A word that no other part of the shop has. */
const word = () => `zq${crypto.randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'x').slice(0, 8)}`

async function addPart(admin: BrowserContext, name: string, fields: object = {}): Promise<Part> {
  const sku = `QB-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const facts = { productname: name, sku, price: 0.6, min: 1, available: 1000, category: 'springs' }
  const form = { ...facts, image: '/favicon.svg', ...fields }
  const { insertedId: id } = z.object({ insertedId: z.string() }).parse(await post(admin, '/product', form))
  return { id, name, sku }
}

const visitPage = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const find = (page: Page) => page.getByRole('button', { name: 'Find these parts' }).click()

test('fifteen pasted lines get into the basket, one in doubt, one in packs and one that is not found; then into a list, and back', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({}, async ({ page, context, expectStatus }) => {
      expectStatus(422)
      await signInAsAdmin(adminWindow)
      const noun = word()
      const packed = await addPart(adminWindow, `${noun} bolt in packs`, { min: 50, step: 50 })
      const [one, other] = [
        await addPart(adminWindow, `${noun} twin one`),
        await addPart(adminWindow, `${noun} twin other`),
      ]
      const plain: Part[] = []
      for (let part = 0; part < 12; part += 1)
        plain.push(await addPart(adminWindow, `${noun} spring ${part}`))
      const list = [
        ...plain.map(({ sku }, index) => `${sku}\t${index + 1}`),
        `${packed.sku}\t1`,
        `${noun} twin\t7`,
        'framboliniumx\t3',
      ]
      await signInAsNew(context)
      await visitPage(page, '/quick-order')
      await page.getByLabel('Your list').fill(list.join('\n'))
      await find(page)
      const heading = page.getByRole('heading', { name: 'What the lines mean' })
      await heading.waitFor()
      expect(await heading.evaluate(element => element === document.activeElement)).toBe(true)
      await page.getByText('13 lines ready, 1 to choose, 1 not found.').waitFor()
      await rowOf(page, packed.sku).getByText('1 becomes 50: packs of 50').waitFor()
      await rowOf(page, 'framboliniumx').getByText('Nothing was found.').waitFor()
      await expectAccessible(page)

      await page.getByRole('radio', { name: other.name }).check()
      const pieces = page.getByLabel(`Quantity of ${plain[0]?.name}`, { exact: true })
      await pieces.fill('1001')
      expect(await pieces.getAttribute('aria-invalid')).toBe('true')
      await pieces.fill('9')
      await page.reload({ waitUntil: 'networkidle' })
      expect(await page.getByLabel('Your list').inputValue()).toContain('framboliniumx')
      expect(await page.getByRole('radio', { name: other.name }).isChecked()).toBe(true)
      await page.getByRole('button', { name: 'Add 14 lines to basket' }).click()
      await page.getByText('Added 14 lines to your basket.').waitFor()
      await page.getByText('0 lines ready, 1 not found.').waitFor()

      await visitPage(page, '/basket')
      expect(await page.getByLabel(`Quantity of ${packed.name}`, { exact: true }).inputValue()).toBe('50')
      expect(await page.getByLabel(`Quantity of ${plain[0]?.name}`, { exact: true }).inputValue()).toBe('9')
      await rowOf(page, other.name).waitFor()
      expect(await rowOf(page, one.name).count()).toBe(0)
      await page.getByText('Save as a list').click()
      await page.getByLabel('Name of the list').fill('Weekly shelf fill')
      await page.getByRole('button', { name: 'Save list' }).click()
      await page.getByText('Your basket is saved as a list.').waitFor()

      await visitPage(page, '/dashboard/lists')
      await page.getByRole('link', { name: 'Weekly shelf fill' }).click()
      await page.getByRole('heading', { level: 1, name: 'Weekly shelf fill' }).waitFor()
      const quantity = page.getByLabel(`Quantity of ${packed.name}`, { exact: true })
      await quantity.fill('5000')
      await page
        .getByRole('textbox', { name: `Quantity of ${packed.name}`, description: /can be ordered\.$/ })
        .waitFor()
      expect(await quantity.getAttribute('aria-invalid')).toBe('true')
      await expectAccessible(page)
      await quantity.fill('100')
      await page.getByRole('button', { name: `Make 100 the usual quantity of ${packed.name}` }).click()
      await rowOf(page, packed.name).getByText('usually 100').waitFor()
      await page.getByRole('button', { name: `Remove ${other.name} from the list` }).click()
      await rowOf(page, other.name).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'All to the basket' }).click()
      await page.getByText('The list is in your basket.').waitFor()
      await visitPage(page, '/basket')
      expect(await page.getByLabel(`Quantity of ${packed.name}`, { exact: true }).inputValue()).toBe('150')

      await visitPage(page, '/dashboard/lists')
      await page.getByRole('link', { name: 'Weekly shelf fill' }).click()
      const rename = page.getByRole('button', { name: 'Rename' })
      await rename.click()
      const name = page.getByLabel('Name', { exact: true })
      await name.fill(' ')
      await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
      await page.getByText('This must not be blank').waitFor()
      await expect.poll(() => name.evaluate(each => each === document.activeElement)).toBe(true)
      await name.fill('Monthly')
      await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
      await page.getByRole('heading', { level: 1, name: 'Monthly' }).waitFor()
      await expect.poll(() => rename.evaluate(each => each === document.activeElement)).toBe(true)
      await rename.click()
      expect(await name.inputValue()).toBe('Monthly')
      await name.fill('Never mind')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await rename.click()
      expect(await name.inputValue()).toBe('Monthly')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('button', { name: 'Delete the list' }).click()
      await page.getByText('You have no list yet.').waitFor()
    }),
  ))

test('what one calls a part is remembered from a quick order, found again, and shown with the part', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({ width: 375 }, async ({ page, context }) => {
      await signInAsAdmin(adminWindow)
      const part = await addPart(adminWindow, `${word()} spring`)
      // A dash that few keyboards have.
      const number = `XWV–${crypto.randomUUID().slice(0, 8).toUpperCase()}`
      const typed = number.toLowerCase().replace('–', '-')
      await signInAsNew(context)
      await visitPage(page, '/quick-order')
      await page.getByLabel('Your list').fill(`Our no.;SKU;Qty\n${number};${part.sku};2`)
      await find(page)
      expect(await page.getByLabel(`Remember ${number} as your part number`).isChecked()).toBe(true)
      // Whoever leaves at once does not find the lines again, to be added twice.
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/basket', async route => {
        await isReleased
        await route.continue()
      })
      await page.getByRole('button', { name: 'Add 1 line to basket' }).click()
      await rowOf(page, part.sku).getByRole('link', { name: part.name }).click()
      await page.getByRole('heading', { level: 1, name: part.name }).waitFor()
      release()
      await page.getByText('Added 1 line to your basket.').waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor()
      await page.getByLabel('Your list').and(page.locator(':enabled')).waitFor()
      expect(await page.getByLabel('Your list').inputValue()).toBe('')

      await page.getByLabel('Your list').fill(`${number.toLowerCase().replace('–', '')} 3`)
      await find(page)
      await rowOf(page, part.sku).getByRole('link', { name: part.name }).waitFor()

      await visitPage(page, '/dashboard/lists')
      await page.getByLabel('Search by number, part or SKU').fill(number)
      await rowOf(page, number).waitFor()
      await visitPage(page, `/parts?q=${typed}`)
      await page.getByRole('heading', { name: `No other part fits “${typed}”` }).waitFor()
      await expectAccessible(page)
      await page
        .getByRole('region', { name: 'Your part number' })
        .getByRole('link', { name: part.name })
        .click()
      await page.getByRole('heading', { level: 1, name: part.name }).waitFor()
      await visitPage(page, `/purchase/${part.id}`)
      await page.getByText('Your part number', { exact: true }).click()
      await page.getByRole('combobox', { name: 'Search the catalogue' }).pressSequentially(typed)
      const option = page.getByRole('option', { name: part.name })
      await option.getByText(`Your number ${number}`).waitFor()
      await page.keyboard.press('Escape')
      const field = page.getByLabel('What you call this part')
      expect(await field.inputValue()).toBe(number)
      await field.fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Your part number is forgotten').waitFor()
      await visitPage(page, '/dashboard/lists')
      await page.getByText('0 numbers').waitFor()
    }),
  ))

test('a visitor uploads a file; a list that cannot be read is refused beside its field, and nothing is lost', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({ width: 375, theme: 'dark' }, async ({ page, expectStatus }) => {
      await signInAsAdmin(adminWindow)
      const part = await addPart(adminWindow, `${word()} spring`)
      expectStatus(422)
      await visitPage(page, '/quick-order')
      const text = Array.from({ length: 501 }, () => `${part.sku} 1`).join('\n')
      await page.getByLabel('Your list').fill(text)
      await find(page)
      await page.getByText('The list must have at most 500 lines; this list has more.').waitFor()
      const field = page.getByLabel('Your list')
      expect(await field.inputValue()).toBe(text)
      await expect.poll(() => field.evaluate(each => each === document.activeElement)).toBe(true)
      const buffer = Buffer.from(`SKU;Qty\n${part.sku};4\n`)
      await page.getByLabel('Or a file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
      await page.getByText('1 line ready.').waitFor()
      await turnTheme(page, 'light')
      await expectAccessible(page)
      await expectToFit(page, 320)
      await page.getByRole('button', { name: 'Add 1 line to basket' }).click()
      await page.getByText('Added 1 line to your basket.').waitFor()
      await visitPage(page, '/basket')
      expect(await page.getByLabel(`Quantity of ${part.name}`, { exact: true }).inputValue()).toBe('4')
    }),
  ))

test('the lines of a file stay when the pasted list is read, and what was typed stays with both', () =>
  visit({}, ({ context: adminWindow }) =>
    visit({ width: 375 }, async ({ page }) => {
      await signInAsAdmin(adminWindow)
      const noun = word()
      const [filed, pasted, later] = [
        await addPart(adminWindow, `${noun} spring in a file`),
        await addPart(adminWindow, `${noun} spring in a list`),
        await addPart(adminWindow, `${noun} spring thought of later`),
      ]
      const quantityOf = (part: Part) => page.getByLabel(`Quantity of ${part.name}`, { exact: true })
      const upload = (name: string, text: string) =>
        page.getByLabel('Or a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
      await visitPage(page, '/quick-order')
      await upload('shelf.csv', `SKU;Qty\n${filed.sku};4\n${pasted.sku};0\n`)
      await page.getByText('1 line ready.').waitFor()
      await quantityOf(filed).fill('6')
      await page.getByLabel('Your list').fill(`100x ${pasted.sku}`)
      await find(page)
      await page.getByText('2 lines ready.').waitFor()
      expect(await quantityOf(filed).inputValue()).toBe('6')
      expect(await quantityOf(pasted).inputValue()).toBe('100')
      await rowOf(page, filed.sku).getByText('Line 2 of shelf.csv').waitFor()
      await page.getByText('Left out, as they ask for nothing: line 3 of shelf.csv.').waitFor()

      await quantityOf(pasted).fill('101')
      await page.getByLabel('Your list').fill(`100x ${pasted.sku}\n${later.sku} 3\nXQ-4711-99 5`)
      await find(page)
      await page.getByText('3 lines ready, 1 not found.').waitFor()
      await page.getByText('The SKU XQ-4711-99 is not known.').waitFor()
      expect(await quantityOf(filed).inputValue()).toBe('6')
      expect(await quantityOf(pasted).inputValue()).toBe('101')
      expect(await quantityOf(later).inputValue()).toBe('3')
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByText('3 lines ready, 1 not found.').waitFor()
      expect(await quantityOf(filed).inputValue()).toBe('6')
      await expectAccessible(page)
      await expectToFit(page, 320)

      await upload('more.csv', `${filed.sku};5\n`)
      await page.getByText('4 lines ready, 1 not found.').waitFor()
      await page.getByRole('button', { name: 'Remove the lines of more.csv' }).click()
      await page.getByText('3 lines ready, 1 not found.').waitFor()
      await page.getByRole('button', { name: 'Add 3 lines to basket' }).click()
      await page.getByText('Added 3 lines to your basket.').waitFor()
      expect(await page.getByLabel('Your list').inputValue()).toContain('XQ-4711-99')
      await visitPage(page, '/basket')
      expect(await quantityOf(filed).inputValue()).toBe('6')
      expect(await quantityOf(pasted).inputValue()).toBe('101')
    }),
  ))
