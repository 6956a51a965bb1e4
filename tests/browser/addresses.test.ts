import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { expectFocusKept } from '../support/focus.ts'
import { seeToast, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Save address').click()

async function openForm(page: Page): Promise<void> {
  await page.goto('/dashboard/addresses', { waitUntil: 'networkidle' })
  await button(page, 'Add an address').click()
}

test('a person keeps an address book, and says where deliveries and invoices go', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    await signInAsNew(context, 'Ada Byron')
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Addresses' }).click()
    await button(page, 'Add an address').click()
    await expect
      .poll(() => field(page, 'Country').evaluate(each => each === document.activeElement))
      .toBe(true)
    await field(page, 'Country').selectOption('AT')
    await page.getByText('4 digits', { exact: true }).waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Ada Byron')
    await field(page, 'Street').fill('Lindengasse 4')
    await field(page, 'Postcode').fill('10700')
    await save(page)
    await page.getByText('City is required.').waitFor()
    await field(page, 'City').fill('Wien')
    expectStatus(422)
    await save(page)
    await page.getByText('Postcode: 4 digits in Austria.').waitFor()
    expect(await field(page, 'Postcode').evaluate(each => each === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await field(page, 'Postcode').fill('1070')
    await save(page)
    await seeToast(page, 'Address saved')
    const first = page.getByRole('listitem').filter({ hasText: 'Lindengasse 4' })
    await first.getByText('Default for invoices').waitFor()
    expect(await first.getByRole('listitem').allInnerTexts()).toEqual([
      'Default for deliveries',
      'Default for invoices',
    ])

    await button(page, 'Add an address').click()
    await page.getByText('4 digits', { exact: true }).waitFor()
    await field(page, 'Street').fill('Hafenweg 9')
    await field(page, 'Postcode').fill('4020')
    await field(page, 'City').fill('Linz')
    await save(page)
    const second = page.getByRole('listitem').filter({ hasText: 'Hafenweg 9' })
    await second.getByRole('button', { name: 'Deliver here by default' }).click()
    await second.getByText('Default for deliveries').waitFor()
    await expectFocusKept(page)
    expect(await first.getByText('Default for deliveries').count()).toBe(0)
    await expectAccessible(page)

    await second.getByRole('button', { name: 'Edit' }).click()
    await field(page, 'City').fill('Linz an der Donau')
    await save(page)
    await page.getByText('4020 Linz an der Donau').waitFor()
    await first.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await seeToast(page, 'Address removed')
    await expect.poll(() => first.count()).toBe(0)
    await expectFocusKept(page)
    await page.reload()
    await second.getByText('Default for deliveries').waitFor()
  }))

test('the fields follow the country, and nothing typed is lost', () =>
  visit({ width: 375 }, async ({ page, context }) => {
    await signInAsNew(context)
    await openForm(page)
    await field(page, 'Country').selectOption('US')
    await field(page, 'State').selectOption('California')
    await field(page, 'ZIP code').fill('95014')
    await field(page, 'City').fill('Cupertino')
    await field(page, 'Street').fill('1 Long Street')
    await expectToFit(page, 375)
    await field(page, 'Country').selectOption('IT')
    await field(page, 'Province').waitFor()
    // In Italy, CA is Cagliari.
    expect(await field(page, 'Province').inputValue()).toBe('')
    await field(page, 'Country').selectOption('AE')
    await field(page, 'Emirate').waitFor()
    expect(await page.getByLabel('City').count()).toBe(0)
    await field(page, 'Country').selectOption('US')
    await field(page, 'ZIP code').waitFor()
    expect(await field(page, 'State').inputValue()).toBe('CA')
    expect(await field(page, 'ZIP code').inputValue()).toBe('95014')
    expect(await field(page, 'City').inputValue()).toBe('Cupertino')
    await page.getByRole('link', { name: 'Parts Hub' }).first().click()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click()
    await save(page)
    await page.getByText('Cupertino, CA 95014').waitFor()
    await page.getByRole('link', { name: 'Parts Hub' }).first().click()
    await page.waitForURL(/\/$/)
  }))

test('without its rules the form still takes an address', () =>
  visit({}, async ({ page, context, expectStatus }) => {
    await signInAsNew(context)
    expectStatus(503)
    await page.route('**/address-rules/*', route => route.fulfill({ status: 503, body: '' }))
    await openForm(page)
    await field(page, 'Country').selectOption('FR')
    await field(page, 'Street').fill('7 rue des Forges')
    await page.getByLabel('Postcode').fill('21000')
    await page.getByLabel('City').fill('Dijon')
    await save(page)
    await page.getByText('21000 Dijon').waitFor()
  }))
