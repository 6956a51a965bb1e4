import type { CDPSession, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { closeWindows, visit } from '../support/browser.ts'
import { signInAsNew } from '../support/person.ts'
import { findProduct } from '../support/products.ts'

afterAll(closeWindows)

/** Slows the line of this page down to that of a phone at the edge of the network: 400 kbit/s. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  return session
}

test('a change of page moves the focus to the new page and announces its title', () =>
  visit({}, async ({ page }) => {
    await page.goto('/blogs', { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: 'Best Online Tools Hardware Manufacturer' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    const title = await page.title()
    expect(title).not.toBe('')
    await page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' })
  }))

test('a link in the bar that is followed before the rest of the page is taken over leads on without a complaint', () =>
  visit({ isFresh: true }, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(() => {
      const isTakenOver = (selector: string) =>
        Object.keys(document.querySelector(selector) ?? {}).some(key => key.startsWith('__reactProps$'))
      const look = () => {
        if (isTakenOver('main h1')) return
        if (!isTakenOver('header a[href="/blogs"]')) return void setTimeout(look)
        document.querySelector<HTMLElement>('header a[href="/blogs"]')?.click()
      }
      look()
    })
    let early = 0
    for (let times = 0; times < 12 && early < 3; times++) {
      await page.goto('/parts/fasteners', { waitUntil: 'networkidle' })
      if (page.url().endsWith('/blogs')) early += 1
    }
    expect(early).toBeGreaterThan(0)
    await page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor()
  }))

test('on a slow line the page that is left stays until the next is shown at its top', () =>
  visit({ width: 375, isFresh: true }, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const target = page.locator('main a[href^="/parts/"]').last()
    await target.scrollIntoViewIfNeeded()
    await slowDown(page)
    const frames: { scrolled: number; footer: number }[] = []
    await page.exposeFunction('note', (frame: (typeof frames)[number]) => frames.push(frame))
    await page.evaluate(() => {
      requestAnimationFrame(function look() {
        const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
        Reflect.get(window, 'note')({ scrolled: scrollY, footer })
        requestAnimationFrame(look)
      })
    })
    await target.click()
    await page.waitForURL('**/parts/**')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(frames.some(({ scrolled }) => scrolled > 1000)).toBe(true)
    expect(frames.filter(({ footer }) => footer < 450)).toEqual([])
  }))

test('an order that is not answered for ten seconds can be sent again, and is booked once', () =>
  visit({}, async ({ page, context }) => {
    const { email } = await signInAsNew(context)
    const part = await findProduct(
      page,
      ({ min, available, price }) => min === 1 && available > 9 && price < 50,
    )
    let reached = 0
    await page.route('**/order', async route => {
      reached += 1
      // The first is booked, but its answer never arrives.
      if (reached === 1) await route.fetch()
      else await route.continue()
    })
    await page.clock.install()
    await page.goto(`/purchase/${part._id}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect.poll(() => reached).toBe(1)
    await page.clock.fastForward(10_000)
    await page.getByText('The shop has not answered for ten seconds.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Wait' }).click()
    await page.getByText('The shop has not answered for ten seconds.').waitFor({ state: 'detached' })
    await page.clock.fastForward(10_000)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/^1 piece booked for you/).waitFor()
    expect(reached).toBe(2)
    const orders = await (await context.request.get(`/order?${new URLSearchParams({ email })}`)).json()
    expect(orders).toHaveLength(1)
  }))
