import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, turnTheme } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const readBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the theme follows the system until it is chosen, and then applies from the first paint', () =>
  visit({ theme: 'light', isFresh: true }, async ({ page }) => {
    const firstPaints: string[] = []
    await page.exposeFunction('noteFirstPaint', (background: string) => firstPaints.push(background))
    await page.addInitScript(() => {
      requestAnimationFrame(function look() {
        const note = Reflect.get(window, 'noteFirstPaint')
        if (document.body) note(getComputedStyle(document.documentElement).backgroundColor)
        else requestAnimationFrame(look)
      })
    })
    await page.goto('/about')
    const light = await readBackground(page)
    await turnTheme(page, 'dark')
    const dark = await readBackground(page)
    expect(dark).not.toBe(light)
    await turnTheme(page, 'light')
    expect(await readBackground(page)).toBe(light)

    await page.getByRole('checkbox', { name: 'Dark theme' }).check()
    await expect.poll(() => readBackground(page)).toBe(dark)
    await page.goto('/blogs')
    await expect.poll(() => firstPaints).toEqual([light, dark])
    expect(await readBackground(page)).toBe(dark)
    await expect.poll(() => page.getByRole('checkbox', { name: 'Dark theme' }).isChecked()).toBe(true)
  }))

test('on small screens a button shows and hides the side menu of the dashboard', () =>
  visit({ width: 375 }, async ({ page, context }) => {
    await signInAsNew(context)
    await page.goto('/dashboard', { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: 'Dashboard menu' })
    const menu = page.getByRole('dialog', { name: 'Dashboard menu' })
    await expect.poll(() => menu.isVisible()).toBe(false)
    await button.click()
    await menu.waitFor()
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'My Profile' }).click()
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    await expect.poll(() => menu.isVisible()).toBe(false)
    await button.click()
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.isVisible()).toBe(false)
  }))
