import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, visit } from '../support/browser.ts'

afterAll(closeBrowser)

const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the theme follows the system until it is chosen, then it is kept from the first paint on', () =>
  visit({ theme: 'light' }, async ({ page }) => {
    await page.goto('/about')
    const light = await readBackground(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await readBackground(page)
    expect(dark).not.toBe(light)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await readBackground(page)).toBe(light)

    const toggle = page.getByRole('checkbox', { name: 'Dark theme' })
    await toggle.check()
    await expect.poll(() => readBackground(page)).toBe(dark)
    const painted: string[] = []
    await page.exposeFunction('notePaint', (colour: string) => painted.push(colour))
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        if (document.body)
          Object.assign(window, { firstPaint: getComputedStyle(document.body).backgroundColor })
      })
    })
    await page.goto('/blogs')
    expect(await readBackground(page)).toBe(dark)
    expect(await page.getByRole('checkbox', { name: 'Dark theme' }).isChecked()).toBe(true)
  }))
