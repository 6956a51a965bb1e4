import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { inventAccount, signInAsAdmin, signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

const heading = (name: string) => ['heading', { level: 1, name, exact: true }] as const

test('the page about a confirmed address says nothing of the sort to a visitor who merely opens it', () =>
  visit({}, async ({ page }) => {
    for (const path of ['/email-confirmed', '/email-confirmed?result=already']) {
      await page.goto(path)
      await page.getByRole(...heading('Is your address confirmed?')).waitFor()
      expect(await page.getByRole('main').innerText()).not.toMatch(/thank|already|@/i)
    }
    await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click()
    await page.waitForURL(`${origin}/login?from=%2Femail-confirmed`)
  }))

test('the page about a confirmed address says what holds for the person: not yet, confirmed, confirmed before', () =>
  visit({}, async ({ page, context }) => {
    const { email } = await signInAsNew(context)
    await page.goto('/email-confirmed')
    await page.getByRole(...heading('Not confirmed yet')).waitFor()
    await expectAccessible(page)
    await page.goto('/email-confirmed?error=TOKEN_EXPIRED')
    await page.getByRole(...heading('This link has expired')).waitFor()
    await page.getByText(`Your address ${email} is not confirmed yet`).waitFor()
    const link = await findMailedLink(email, 'verify-email')
    await page.goto(link)
    await page.getByRole(...heading('Thank you')).waitFor()
    await page.getByText(`Your email address ${email} is confirmed.`).waitFor()
    await page.goto(link)
    await page.getByRole(...heading('Already confirmed')).waitFor()
    await page.goto(link.replace(/token=[^&]+/, 'token=wrong'))
    await page.getByRole(...heading('This link is not valid')).waitFor()
    await page.getByText(`Your address ${email} is confirmed all the same.`).waitFor()
  }))

test('after the sign-up the login knows the address, not in its own, and waits for the password', () =>
  visit({ width: 375 }, async ({ page }) => {
    const account = inventAccount()
    await page.goto('/signup')
    const password = page.getByLabel('Password')
    await expect.poll(() => password.getAttribute('aria-describedby')).toBeTruthy()
    const hint = await password.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${hint}"]`).innerText()).toContain('At least 10 characters')
    await page.getByLabel('Name').fill(account.name)
    await page.getByLabel('Email').fill(account.email)
    await password.fill(account.password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByRole(...heading('Login')).waitFor()
    expect(page.url()).toBe(`${origin}/login`)
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(account.email)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('password')
    // Kept by the browser's history, not by the page.
    await page.reload()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByLabel('Password').press('Enter')
    await page.waitForURL(`${origin}/home`)
  }))

test('the login says that somebody has signed out, and goes on saying so', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    await page.goto('/blogs')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const said = page.getByRole('main').getByText('You are signed out.', { exact: true })
    await said.waitFor()
    await expectAccessible(page)
    await page.reload()
    await said.waitFor()
    await page.goto('/login')
    await page.getByRole(...heading('Login')).waitFor()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('link', { name: 'Please login' }).click()
    await page.getByRole(...heading('Login')).waitFor()
    expect(await said.count()).toBe(0)
  }))

test.each([
  ['its answer is late', '**/basket'],
  ['its code is late', /\/assets\/[^/]+\.js$/],
] as const)('who signs out while the basket is read, as %s, is refused nothing', (_, late) =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    let underWay = 0
    page.on('request', () => {
      underWay += 1
    })
    const end = () => {
      underWay -= 1
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    await page.route(late, async route => {
      await sleep(500 + 500 * Math.random())
      await route.continue()
    })
    await page.goto('/blogs')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('main').getByText('You are signed out.', { exact: true }).waitFor()
    await expect.poll(() => underWay).toBe(0)
  }),
)

test.each(['/all-products', '/purchase/7?quantity=3'])(
  'the login that %s leads to shows the catalogue that needs no account',
  path =>
    visit({ theme: 'dark', width: 375 }, async ({ page }) => {
      await page.goto(path)
      await page.getByText('you need no account').waitFor()
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: 'all parts' }).click()
      await page.waitForURL(`${origin}/parts`)
    }),
)

test('the login that another page leads to says nothing of the catalogue', () =>
  visit({}, async ({ page }) => {
    for (const path of ['/login', '/login?from=%2Fdashboard']) {
      await page.goto(path)
      await page.getByRole(...heading('Login')).waitFor()
      expect(await page.getByText('you need no account').count()).toBe(0)
    }
  }))

const WIDTHS = [375, 1024, 1280, 1440]

test.each(['visitor', 'customer', 'admin'] as const)(
  'the top bar has Parts, in one row that fits, and the switch of prices in it or its menu, for a %s at each width',
  role =>
    visit({}, async ({ page, context }) => {
      if (role === 'admin') await signInAsAdmin(context)
      else if (role === 'customer') await signInAsNew(context, 'Maximiliane Featherstonehaugh-Hohenzollern')
      await page.goto(role === 'visitor' ? '/' : '/dashboard', { waitUntil: 'networkidle' })
      // Another font, until the shop's is there, is wider.
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const width of WIDTHS) await measureBar(page, role, width)
    }),
)

/** Expects the bar to fit a screen of this width, and its prices to be switched. */
async function measureBar(page: Page, role: 'visitor' | 'customer' | 'admin', width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const bar = page.getByRole('banner')
  const menu = bar.locator('summary')
  if (width < 1024) await menu.click()
  await bar.getByRole('link', { name: 'Parts', exact: true }).waitFor()
  const size = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    // Not beyond the margin of the page.
    beyond: Math.max(
      ...[
        ...document.querySelectorAll(
          'header :is(button, summary, nav[aria-label=Main] a, a[href="/basket"])',
        ),
      ]
        // What is in the closed menu has a place too.
        .filter(each => each.checkVisibility({ contentVisibilityAuto: true }))
        .map(each => each.getBoundingClientRect().right),
    ),
    // Beside each other: the links of the row have the same top.
    tops: new Set(
      [...document.querySelectorAll('header nav[aria-label=Main] a')].map(
        each => each.getBoundingClientRect().top,
      ),
    ).size,
    height: document.querySelector('header')?.clientHeight ?? 0,
    search: document.querySelector('header input[type=search], header [role=combobox]')?.clientWidth ?? 0,
  }))
  expect(size.overflow).toBeLessThanOrEqual(0)
  expect(size.beyond).toBeLessThanOrEqual(width - 16)
  expect(size.tops).toBe(1)
  if (width >= 1024) expect(size.height).toBeLessThanOrEqual(66)
  expect(size.search).toBeGreaterThanOrEqual(120)
  if (width >= 1024 && width < 1280) await menu.click()
  const isNet = await bar.getByRole('radio', { name: 'excl. VAT' }).isChecked()
  await bar.getByRole('radio', { name: isNet ? 'incl. VAT' : 'excl. VAT' }).check()
  if (role !== 'visitor') await bar.getByRole('button', { name: 'Sign Out' }).click({ trial: true })
  if (width < 1280) await menu.click()
}
