import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeWindows, visit } from '../support/browser.ts'

afterAll(closeWindows)

/** What a journey finds in its window. */
async function look(page: Page, context: BrowserContext) {
  await page.goto('/terms')
  const found = await page.evaluate(async () => ({
    storages: [localStorage.length, sessionStorage.length],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
    name: window.name,
    pages: history.length,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isMoving: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    width: innerWidth,
    left: Reflect.get(window, 'left'),
    seen: document.querySelector('h1')?.textContent,
  }))
  return { ...found, windows: context.pages().length, allCookies: await context.cookies() }
}

/** Leaves behind whatever a page can. */
async function litter(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/terms')
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    document.cookie = 'left=behind'
    window.name = 'left'
    await caches.open('left')
    await new Promise(resolve => {
      indexedDB.open('left').onsuccess = resolve
    })
    // As the shop does: while its page is left.
    addEventListener('pagehide', () => sessionStorage.setItem('late', 'behind'))
  })
  await context.addCookies([{ name: 'other', value: 'behind', domain: 'localhost', path: '/' }])
  await page.setViewportSize({ width: 500, height: 300 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference', media: 'print' })
  await page.route('**/terms', route => route.fulfill({ body: '<h1>Left', contentType: 'text/html' }))
  await context.route('**/terms', route => route.fulfill({ body: '<h1>Left', contentType: 'text/html' }))
  await (await context.newPage()).goto('/privacy')
}

test('a journey finds nothing of the one before it in the same window', async () => {
  const contexts = new Set<BrowserContext>()
  const travel = (journey: (page: Page, context: BrowserContext) => Promise<unknown>, isFresh = false) =>
    visit({ width: 640, isFresh }, async ({ page, context }) => {
      contexts.add(context)
      await journey(page, context)
    })
  let fresh: unknown
  await travel(async (page, context) => {
    fresh = await look(page, context)
  }, true)
  await travel(litter)
  await travel(async (page, context) => expect(await look(page, context)).toEqual(fresh))
  expect(contexts.size).toBe(1)
})

const LASTING: Record<string, (page: Page, context: BrowserContext) => unknown> = {
  'a script for each page': page => page.addInitScript(() => Reflect.set(window, 'left', 'behind')),
  'a function': page => page.exposeFunction('left', () => 'behind'),
  'a clock': page => page.clock.install(),
  'a listener': page => page.on('request', () => undefined),
  'a permission': (_, context) => context.grantPermissions(['geolocation']),
  'a session with the browser': (page, context) => context.newCDPSession(page),
  'a closed page': page => page.close(),
}

test.each(Object.keys(LASTING))('%s ends with its journey: the next has another window', async name => {
  const contexts = new Set<BrowserContext>()
  for (let time = 0; time < 2; time += 1)
    await visit({ width: 641 }, async ({ page, context }) => {
      contexts.add(context)
      if (time === 0) await LASTING[name]?.(page, context)
    })
  expect(contexts.size).toBe(2)
})

test('the window of a journey that failed is not used again', async () => {
  const contexts = new Set<BrowserContext>()
  const fail = visit({ width: 642 }, async ({ context }) => {
    contexts.add(context)
    throw new Error('as it must')
  })
  await expect(fail).rejects.toThrow('as it must')
  await visit({ width: 642 }, async ({ context }) => void contexts.add(context))
  expect(contexts.size).toBe(2)
})

test('no two journeys at a time share a window', () =>
  visit({ width: 643 }, ({ context: outer }) =>
    visit({ width: 643 }, async ({ context: inner }) => expect(inner).not.toBe(outer)),
  ))
