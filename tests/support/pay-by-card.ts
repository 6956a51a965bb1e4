import type { Page } from 'playwright-core'

/** Fills in the card form of the sandbox and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/40')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}
