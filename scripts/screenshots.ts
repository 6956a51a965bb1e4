import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { type BrowserContext, chromium as playwright } from 'playwright-core'
import { fillShop } from './photograph/fill.ts'
import { openShopForPictures } from './photograph/open-shop.ts'
import { listRoutes } from './photograph/routes.ts'

/** Photographs every route in both themes at two widths, into screenshots/: npm run screenshots */
const FOLDER = join(import.meta.dirname, '../screenshots')
const THEMES = ['light', 'dark'] as const
const WIDTHS = [1280, 375] as const

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const shop = await openShopForPictures()
const complaints: string[] = []
let count = 0
try {
  const { people, routes } = await prepare()
  for (const theme of THEMES) for (const width of WIDTHS) await photographAll(theme, width, people, routes)
} finally {
  await shop.close()
}
console.log(`${count} pictures in screenshots/`)
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exitCode = 1

type People = Awaited<ReturnType<typeof fillShop>>
type Routes = ReturnType<typeof listRoutes>

async function prepare(): Promise<{ people: People; routes: Routes }> {
  const people = await fillShop(shop.origin, shop.admin)
  return { people, routes: listRoutes(people) }
}

async function photographAll(
  theme: 'light' | 'dark',
  width: number,
  people: People,
  routes: Routes,
): Promise<void> {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    // With one process, closing a context ends the browser.
    args: [...chromium.args.filter(arg => arg !== '--single-process'), '--no-sandbox', '--disable-quic'],
  })
  try {
    const look = {
      baseURL: shop.origin,
      colorScheme: theme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce' as const,
    }
    for (const who of ['visitor', 'customer', 'admin'] as const) {
      const storageState = who === 'visitor' ? undefined : people[who]
      const context = await browser.newContext({ ...look, ...(storageState && { storageState }) })
      for (const route of routes.filter(known => known.who === who))
        await photograph(context, route, `${theme}-${width}`)
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

async function photograph(context: BrowserContext, route: Routes[number], look: string): Promise<void> {
  const page = await context.newPage()
  page.on('pageerror', error => complaints.push(`${route.path}: ${error.message}`))
  page.on('console', message => {
    const isExpected = route.status !== undefined && message.text().includes(`status of ${route.status}`)
    if (message.type() === 'error' && !isExpected) complaints.push(`${route.path}: ${message.text()}`)
  })
  await page.goto(route.path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    // Scrolls through the page, so that lazily loaded content is loaded.
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(resolve => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(FOLDER, `${route.name}-${look}.png`), fullPage: true })
  count += 1
  await page.close()
}
