import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { inventAccount, seeToast } from '../support/person.ts'

afterAll(closeWindows)

test('a visitor sees the hero, the figures, three products and what customers say', () =>
  visit({}, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'Best Online Tools Hardware Manufacturer' }).waitFor()
    expect(await page.getByRole('link', { name: 'Explore Our Tools' }).getAttribute('href')).toBe(
      '/all-products',
    )
    for (const heading of [
      'Summary of business',
      'Customer Feedback',
      'What we Manufacture',
      'Recenlty Menufectured',
    ])
      await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
    for (const figure of ['31K', '1,200', '500+']) await page.getByText(figure, { exact: true }).waitFor()
    const newest = page.getByRole('region', { name: 'Recenlty Menufectured' })
    expect(await newest.getByRole('article').count()).toBe(3)
    expect(await newest.getByRole('link', { name: /^Purchase / }).count()).toBe(3)
    const feedback = page.getByRole('region', { name: 'Customer Feedback' })
    expect(await feedback.getByText(/^Rating: [1-5]\/5$/).count()).toBeGreaterThanOrEqual(3)
  }))

test('a visitor who goes to Tools is asked to log in: Back leads home, the login leads to Tools', () =>
  visit({}, async ({ page }) => {
    const account = inventAccount()
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Tools' }).click()
    await page.waitForURL(`${origin}/login?from=%2Fall-products`)
    await page.goBack()
    await page.waitForURL(`${origin}/`)
    await menu.getByRole('link', { name: 'Tools' }).click()
    await page.getByRole('link', { name: 'Create an account' }).click()

    await page.getByLabel('Name').fill(account.name)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await seeToast(page, 'Your account is created.please log in')
    await expectAccessible(page)
    await page.waitForURL(url => url.pathname === '/login')

    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('heading', { level: 1, name: 'Menufectured Tools' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/all-products')
    await page.getByText(account.name).first().waitFor()
    await page.goto('/login')
    await page.waitForURL(`${origin}/home`)
    await page.goto('/signup')
    await page.waitForURL(`${origin}/home`)
  }))

test('the server redirects a signed-out visitor from guarded pages to the login', () =>
  visit({}, async ({ context }) => {
    for (const path of ['/all-products', '/purchase/7?quantity=3']) {
      const answer = await context.request.get(path, { maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      const target = new URL(answer.headers().location ?? '', origin)
      expect(target.pathname).toBe('/login')
      expect(target.searchParams.get('from')).toBe(path)
    }
  }))

test('the login and the sign-up show what is missing, and in red what the provider says', () =>
  visit({}, async ({ page, expectStatus }) => {
    expectStatus(401)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByText('Email is required').waitFor()
    await page.getByText('Password is required').waitFor()
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Login' }).click()
    const message = page.getByRole('alert').filter({ hasText: /\S/ })
    await message.waitFor()
    expect(await message.innerText()).toMatch(/invalid/i)
    expect(await isReddish(message)).toBe(true)
    await expectAccessible(page)
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com')

    await page.goto('/signup')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    for (const text of ['Name is required', 'Email is required', 'Password is required'])
      await page.getByText(text).waitFor()
    await expectAccessible(page)
  }))

/** Whether the text's colour is clearly red: half as much again as green and blue. */
function isReddish(text: {
  evaluate: (read: (element: HTMLElement) => string) => Promise<string>
}): Promise<boolean> {
  const paint = (element: HTMLElement) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return ''
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].join()
  }
  return text.evaluate(paint).then(colour => {
    const [red = 0, green = 0, blue = 0] = colour.split(',').map(Number)
    return red > green * 1.5 && red > blue * 1.5
  })
}
