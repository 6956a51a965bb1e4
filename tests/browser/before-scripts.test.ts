import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { formatEuros } from '#contract/money.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { openWithoutScripts } from '../support/hold-back.ts'
import { inventAccount, post, seeToast, signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

const findSingle = (page: Page) =>
  findProduct(
    page,
    ({ min, step, available, price }) => min === 1 && step === 1 && available >= 9 && price < 100,
  )

test('an order sent twice before the scripts have come is booked once, with what was typed', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const part = await findSingle(page)
    const orders: string[] = []
    page.on('request', request => request.url() === `${origin}/order` && orders.push(request.url()))
    const letScriptsCome = await openWithoutScripts(page, `/purchase/${part._id}`)
    await page.getByLabel('Phone').fill('+1 212 555 0100')
    await page.getByLabel(/^Availability/).fill('3')
    await page.getByLabel('Phone').press('Enter')
    const button = page.getByRole('button', { name: 'Place Order' })
    await button.click()
    expect(await button.getAttribute('aria-busy')).toBe('true')
    letScriptsCome()
    await page.getByText('3 pieces booked for you').waitFor()
    expect(orders).toHaveLength(1)
  }))

test('steps of the quantity and "Add to basket" pressed before the scripts have come are done in that order', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const part = await findSingle(page)
    const letScriptsCome = await openWithoutScripts(page, `/purchase/${part._id}`)
    const more = page.getByRole('button', { name: 'More' })
    for (let time = 0; time < 3; time += 1) await more.click()
    await page.getByRole('button', { name: 'Fewer' }).click()
    await page.getByRole('button', { name: /^Add to basket/ }).click()
    letScriptsCome()
    await page.getByText(`Added 3 pieces of ${part.name} to your basket.`).waitFor()
  }))

test('a person logs in with Enter before the scripts have come', () =>
  visit({}, async ({ page, context }) => {
    const account = inventAccount()
    await post(context, '/api/auth/sign-up/email', account)
    await context.clearCookies()
    const letScriptsCome = await openWithoutScripts(page, '/login?from=/dashboard/lists')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    expect(new URL(page.url()).pathname).toBe('/login')
    letScriptsCome()
    await page.waitForURL('**/dashboard/lists')
  }))

test('a review written before the scripts have come is added', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const letScriptsCome = await openWithoutScripts(page, '/dashboard/addreview')
    await page.getByRole('button', { name: 'Raise the rating' }).click()
    await page.getByLabel('Review', { exact: true }).fill('Here before its scripts.')
    await page.getByRole('button', { name: 'Add review' }).click()
    letScriptsCome()
    await seeToast(page, "Thank's For Reviews!")
  }))

test('a message written before the scripts have come is sent, and the theme is turned', () =>
  visit({ theme: 'dark' }, async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/')
    const form = page.getByRole('form', { name: 'Stay connected with us' })
    await form.getByLabel('Email').fill(inventAccount().email)
    await form.getByLabel('Message').fill('Is anybody there?')
    await form.getByLabel('Phone').press('Enter')
    await page.getByLabel('Dark theme').click()
    letScriptsCome()
    await seeToast(page, 'Your opinion submitted')
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('partshub-light')
  }))

test('a quantity typed in the basket before the scripts have come is set', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const part = await findSingle(page)
    await post(context, '/basket', { lines: [{ product: part._id, quantity: 2 }] })
    const letScriptsCome = await openWithoutScripts(page, '/basket')
    await page.getByLabel(`Quantity of ${part.name}`).fill('4')
    await page.getByLabel(`Quantity of ${part.name}`).press('Enter')
    letScriptsCome()
    await page
      .getByText(formatEuros(4 * part.price))
      .first()
      .waitFor()
  }))

test('the checkout has nothing to type into or to press before its scripts have come', () =>
  visit({}, async ({ page, context }) => {
    await signInAsNew(context)
    const part = await findSingle(page)
    await post(context, '/basket', { lines: [{ product: part._id, quantity: 1 }] })
    const letScriptsCome = await openWithoutScripts(page, '/checkout')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Book and pay' }).waitFor()
    expect(
      await main.locator('input:enabled, select:enabled, textarea:enabled, button:enabled').count(),
    ).toBe(0)
    letScriptsCome()
    await page.getByLabel('Street', { exact: true }).waitFor()
  }))

test('who waits too long for the scripts is told so, and offered to reload; what was typed stays', () =>
  visit({}, async ({ page }) => {
    await page.clock.install()
    const letScriptsCome = await openWithoutScripts(page, '/login')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Email').press('Enter')
    await page.clock.runFor(9000)
    const note = page.getByRole('alert').filter({ hasText: 'still loading' })
    await note.getByRole('link', { name: 'reload the page' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com')
    letScriptsCome()
    await page.clock.runFor(200)
    await note.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com')
  }))

test('what is typed just after the scripts have taken over is not taken back', () =>
  visit({}, async ({ page }) => {
    await page.addInitScript(() => {
      const wait = window.setInterval
      // The look at what was typed comes late, as on a busy machine.
      const later = (act: () => void, ms: number) => wait(act, ms === 50 ? 1500 : ms)
      Object.assign(window, { setInterval: later })
    })
    const letScriptsCome = await openWithoutScripts(page, '/login')
    const email = page.getByLabel('Email')
    await email.pressSequentially('ada@example.co')
    letScriptsCome()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('input[name=email]') ?? {}).some(key =>
        key.startsWith('__reactProps$'),
      ),
    )
    await email.press('m')
    await page.waitForTimeout(2000)
    expect(await email.inputValue()).toBe('ada@example.com')
  }))

/** Waits until React has taken over the page. */
const waitForScripts = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header button') ?? {}).some(key => key.startsWith('__reactProps$')),
  )

test.each([
  { link: 'Forgot password?', path: '/forgot-password' },
  { link: 'Create an account', path: '/signup' },
])(
  'nothing on the login moves when the scripts come: $link, held down meanwhile, leads on',
  ({ link, path }) =>
    visit({ theme: 'dark', width: 375 }, async ({ page }) => {
      const letScriptsCome = await openWithoutScripts(page, '/login')
      const pressed = page.getByRole('link', { name: link, exact: true })
      // In letters that are wider than the shop's, its words may stand in two lines.
      const line = () => pressed.evaluate(element => element.getClientRects()[0])
      const box = await line()
      if (!box) throw new Error(`there is no link ${link}`)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      letScriptsCome()
      await waitForScripts(page)
      // Drawn, not only taken over: what is shown to scripts alone comes a moment later.
      await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor()
      expect((await line())?.y).toBeCloseTo(box.y, 0)
      await page.mouse.up()
      await page.waitForURL(`${origin}${path}`)
    }),
)

test('on phones the bar has one height, whether the letters have come or not', () =>
  visit({ width: 375, isFresh: true }, async ({ page }) => {
    const bar = page.getByRole('banner')
    const heights: number[] = []
    const measure = async () => {
      for (const width of [320, 360, 375, 390, 414]) {
        await page.setViewportSize({ width, height: 900 })
        heights.push(await bar.evaluate(element => element.clientHeight))
      }
    }
    await page.goto('/login')
    await page.evaluate(() => document.fonts.ready)
    await measure()
    await page.route('**/*.woff2', () => {})
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await measure()
    expect(new Set(heights).size).toBe(1)
  }))

test('a page that was scrolled before the scripts have come stays where it is, and the next one begins at its top', () =>
  visit({}, async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/blogs')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    letScriptsCome()
    await waitForScripts(page)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await page.getByRole('link', { name: 'Terms', exact: true }).click()
    await page.waitForURL(`${origin}/terms`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }))

/** Has the page's scripts wait for somebody, or for its pictures, however slow the machine is. */
const leaveAlone = (page: Page) =>
  page.addInitScript(() => {
    const onMove = (event: Event) => {
      // Pointers are of the tests' own; what the harness sends is none.
      if (!(event instanceof PointerEvent)) event.stopImmediatePropagation()
    }
    addEventListener('pointermove', onMove, true)
    const wait = window.setTimeout
    Object.assign(window, { setTimeout: (act: () => void, ms: number) => (ms === 3000 ? 0 : wait(act, ms)) })
  })

/** The first picture of the home page does not come before the function is called; `scripts` are those asked for. */
async function holdFirstPicture(page: Page) {
  const scripts: string[] = []
  page.on('request', request => {
    if (/\/assets\/[^/]+\.js$/.test(request.url())) scripts.push(request.url())
  })
  const { promise, resolve: letPictureCome } = Promise.withResolvers<void>()
  await page.route('**/catalogue/scene-hero-*', async route => {
    await promise
    await route.continue()
  })
  return { scripts, letPictureCome }
}

test('scripts leave the line to the first picture, and come at the first touch', () =>
  visit({}, async ({ page }) => {
    await leaveAlone(page)
    const { scripts, letPictureCome } = await holdFirstPicture(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await page.waitForTimeout(300)
    expect(scripts).toEqual([])
    await page.keyboard.press('Shift')
    await waitForScripts(page)
    letPictureCome()
  }))

test('a pointer that rests over the page brings no scripts before it is painted, and one that moves does', () =>
  visit({}, async ({ page }) => {
    await leaveAlone(page)
    const { scripts, letPictureCome } = await holdFirstPicture(page)
    await page.mouse.move(300, 300)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    // Browsers say so of a pointer at rest when what is under it changes, but not each time.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { clientX: 300, clientY: 300 })))
    await page.waitForTimeout(300)
    expect(scripts).toEqual([])
    await page.mouse.move(320, 320)
    await waitForScripts(page)
    letPictureCome()
  }))

test('scripts come by themselves once a page is painted', () =>
  visit({}, async ({ page }) => {
    await leaveAlone(page)
    await page.goto('/about')
    await waitForScripts(page)
  }))
