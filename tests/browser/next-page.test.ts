import type { Page, Request } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeWindows, visit } from '../support/browser.ts'

afterAll(closeWindows)

/** How the browser came by the document that it shows. */
const readDelivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation instanceof PerformanceNavigationTiming
      ? Reflect.get(navigation, 'deliveryType')
      : undefined
  })

test('before the scripts have come, the page that a link leads to is fetched while the pointer rests on it', () =>
  visit({ isFresh: true }, async ({ page, context }) => {
    const protocol = await context.newCDPSession(page)
    const ready = new Promise(resolve => {
      protocol.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
        if (status === 'Ready') resolve(new URL(prefetchUrl).pathname)
      })
    })
    await protocol.send('Preload.enable')
    await protocol.send('Network.enable')
    // Held back by the test's own means, nothing would be fetched ahead.
    await protocol.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
    await page.goto('/home')
    await page.getByRole('link', { name: 'Parts', exact: true }).first().hover()
    expect(await ready).toBe('/parts')
    await page.getByRole('link', { name: 'Parts', exact: true }).first().click()
    await page.waitForURL('**/parts')
    expect(await readDelivery(page)).toBe('navigational-prefetch')
  }))

const isCall = (request: Request) => request.resourceType() === 'fetch'

test('once the scripts have come, what the page of a link shows is loaded while the pointer rests on it, and not again at the press', () =>
  visit({}, async ({ page }) => {
    const calls: string[] = []
    const { promise: scripts, resolve: letScriptsCome } = Promise.withResolvers<void>()
    await page.route(/\/assets\/[^/]+\.js$/, async route => {
      await scripts
      await route.continue()
    })
    await page.goto('/home', { waitUntil: 'commit' })
    const link = page.getByRole('link', { name: 'Parts', exact: true }).first()
    await link.hover()
    page.on('request', request => {
      if (isCall(request)) calls.push(request.url())
    })
    // The pointer came first, and does not move again.
    const loaded = page.waitForResponse(answer => isCall(answer.request()) && /\/facets/.test(answer.url()))
    letScriptsCome()
    await (await loaded).finished()
    await page.locator('script[type=speculationrules]').waitFor({ state: 'detached' })
    const ahead = calls.length
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Parts' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(calls.slice(ahead)).toEqual([])
  }))

// Whether they do come back, in a browser that keeps them, tells `npm run test:browsers`.
test('nothing of a page of visitors keeps browsers from showing it at once when somebody comes back', () =>
  visit({}, async ({ page }) => {
    await page.addInitScript(() => {
      const listen = window.addEventListener
      Object.assign(window, { listened: [] })
      window.addEventListener = (...listener: Parameters<typeof listen>) => {
        if (listener[0] === 'unload') Reflect.get(window, 'listened').push(listener[0])
        listen.apply(window, listener)
      }
    })
    for (const path of ['/home', '/parts', '/parts?q=m10', '/basket']) {
      const answer = await page.goto(path, { waitUntil: 'networkidle' })
      expect(await answer?.headerValue('cache-control'), path).toBe('no-cache')
      expect(await page.evaluate(() => Reflect.get(window, 'listened')), path).toEqual([])
    }
  }))
