import type { Page } from 'playwright-core'

/** Types an address in Berlin into the form of a new address, and saves it. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street', { exact: true }).fill('Hauptstr. 1')
  await page.getByLabel('Postcode').fill('10115')
  await page.getByLabel('City').fill('Berlin')
  await page.getByRole('button', { name: 'Save address' }).click()
}
