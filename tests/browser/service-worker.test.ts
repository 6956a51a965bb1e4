import { request as ask, createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { serveServiceWorker } from '#server/front/serve-service-worker.ts'
import { closeWindows, origin, visit } from '../support/browser.ts'
import { listen } from '../support/listen.ts'
import { signInAsNew } from '../support/person.ts'

afterAll(closeWindows)

/** What the browser keeps: paths of pages and files, by the build and in the order in which they came. */
const readKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      kept[name] = requests.map(({ url }) => new URL(url).pathname)
    }
    return kept
  })
/** Without opening what goes meanwhile, which would make it anew. */
const nameKept = (page: Page) => page.evaluate(() => caches.keys())
const readPages = async (page: Page) =>
  Object.entries(await readKept(page)).flatMap(([name, paths]) => (name.startsWith('pages') ? paths : []))

/** Of a browser that is cut off by a test, its workers do not each time know. */
const AWAY = /^You are offline|^The shop cannot be reached/

/** What a shop serves that has the service worker switched off. */
const readRemoval = async () => (await new Hono().get('/', serveServiceWorker(undefined)).request('/')).text()

/** The shop behind a server that has another service worker, as after an update. */
async function openBehind(worker: { script: string }) {
  const server = createServer(({ url, method, headers }, response) => {
    if (url === '/service-worker.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker.script)
      return
    }
    const asked = ask(new URL(url ?? '', origin), { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy()).end()
  })
  const port = await listen(server)
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('what a visitor saw last is read offline, with all its files, and says of when it is', () =>
  visit({ keepsPages: true, isFresh: true }, async ({ page, context, expectStatus }) => {
    await page.goto('/home')
    await expect.poll(() => readPages(page), { timeout: 15_000 }).toEqual(['/home'])
    await page.getByRole('link', { name: 'Parts', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Parts' }).waitFor()
    // The router showed it, without a document.
    await expect.poll(() => readPages(page), { timeout: 15_000 }).toEqual(['/home', '/parts'])
    await page.goto('/parts?q=m10')
    await context.setOffline(true)

    await page.goto('/parts', { waitUntil: 'networkidle' })
    await page.getByText(/: this page is as of \d\d:\d\d\. Try again$/).waitFor()
    const shifts = await page.evaluate(
      () =>
        new Promise<number>(resolve => {
          new PerformanceObserver(list => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          })
          setTimeout(resolve, 200, 0)
        }),
    )
    expect(shifts).toBe(0)
    expectStatus(503)
    await page.getByRole('link', { name: 'Springs' }).first().click()
    await page.getByRole('heading', { level: 1, name: AWAY }).waitFor()
    await page.getByRole('link', { name: /Best Online Tools/ }).click()
    await page.getByText(/this page is as of/).waitFor()
    await page.getByRole('heading', { level: 1, name: /Best Online Tools/ }).waitFor()

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByText(AWAY).waitFor({ state: 'detached' })
  }))

test('nothing that is shown to somebody signed in is kept, nor a search', () =>
  visit({ keepsPages: true, isFresh: true }, async ({ page, context }) => {
    await page.goto('/terms')
    await expect.poll(() => readPages(page), { timeout: 15_000 }).toEqual(['/terms'])
    await signInAsNew(context)
    // To the end: what a page still asks for without its cookies is refused.
    for (const path of ['/home', '/dashboard', '/basket']) await page.goto(path, { waitUntil: 'networkidle' })
    await context.clearCookies()
    for (const path of ['/parts?q=m10', '/basket']) await page.goto(path)
    // One that is kept after them: by then they would have been.
    await page.goto('/privacy')
    await expect.poll(() => readPages(page), { timeout: 15_000 }).toEqual(['/terms', '/privacy'])
  }))

test('a new build drops what older ones have kept, and the switch all of it, and itself', async () => {
  const script = await (await fetch(`${origin}/service-worker.js`)).text()
  expect(gzipSync(script).length).toBeLessThan(3000)
  const build = /"(\w{12})"\)$/.exec(script)?.[1] ?? ''
  const worker = { script }
  const behind = await openBehind(worker)
  try {
    await visit({ keepsPages: true, isFresh: true, origin: behind.origin }, async ({ page }) => {
      const update = () => page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await page.goto('/terms')
      await expect.poll(() => readPages(page), { timeout: 15_000 }).toEqual(['/terms'])
      expect(Object.keys(await readKept(page)).toSorted()).toEqual([`files ${build}`, `pages ${build}`])
      worker.script = script.replace(build, 'of-tomorrow')
      await update()
      await expect.poll(() => nameKept(page), { timeout: 15_000 }).toEqual([])
      await page.goto('/privacy')
      const ofTomorrow = { 'pages of-tomorrow': ['/privacy'] }
      await expect.poll(() => readKept(page), { timeout: 15_000 }).toMatchObject(ofTomorrow)

      worker.script = await readRemoval()
      await update()
      await expect.poll(() => nameKept(page), { timeout: 15_000 }).toEqual([])
      const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await expect.poll(left, { timeout: 15_000 }).toBe(0)
    })
  } finally {
    behind.close()
  }
})
