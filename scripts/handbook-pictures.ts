import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import {
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  chromium as playwright,
  request,
} from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { DOTS_PER_PIXEL, darkFileOf } from './handbook/plugin.ts'
import { fillShop } from './photograph/fill.ts'
import { fillDesk } from './photograph/fill-desk.ts'
import { openShopForPictures } from './photograph/open-shop.ts'

/** Takes the pictures of the handbook anew, in both themes: npm run handbook-pictures */
const FOLDER = join(import.meta.dirname, '../handbook/pictures')
const VIEWPORT = { width: 1280, height: 900 }
/** Around what is shown, in pixels of the page. */
const EDGE = 4
const QUALITY = 45

const listed = z.array(z.object({ _id: z.string() }))

type Who = 'admin' | 'packer'

interface Picture {
  readonly name: string
  readonly path: string
  readonly who?: Who
  /** What is shown and nothing else, or with what is shown first; without either, the page from its heading on. */
  readonly of?: (page: Page) => Locator
  readonly from?: (page: Page) => Locator
  /** The most that is shown, in pixels of the page. */
  readonly height: number
  readonly prepare?: (page: Page) => Promise<unknown>
}

const waiting = (page: Page) => page.getByRole('region', { name: 'What waits' })
const heading = (page: Page) => page.locator('main h1').locator('../..')

function listPictures(seen: {
  readonly order: string
  readonly arrived: string
  readonly request: string
  readonly message: string
}): Picture[] {
  const order = `/dashboard/orders/${seen.order}`
  return [
    {
      name: 'waiting',
      path: '/dashboard',
      who: 'packer',
      of: waiting,
      height: 400,
    },
    { name: 'owner', path: '/dashboard', of: waiting, height: 560 },
    {
      name: 'to-ship',
      path: '/dashboard/orders?state=to-ship&sort=oldest',
      from: page => page.getByRole('group', { name: 'Selected orders' }),
      height: 560,
      prepare: page => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
    },
    { name: 'packing', path: order, who: 'packer', height: 640 },
    { name: 'arrival', path: '/dashboard/returns?state=agreed', height: 560 },
    { name: 'message', path: `/dashboard/messages/${seen.message}`, height: 640 },
    { name: 'order', path: order, height: 700 },
    { name: 'request', path: `/dashboard/requests/${seen.request}`, height: 560 },
    {
      name: 'payment',
      path: order,
      of: page => page.getByRole('region', { name: 'Note the payment' }),
      height: 520,
    },
    {
      name: 'refund',
      path: `/dashboard/orders/${seen.arrived}`,
      of: page => page.getByRole('region', { name: 'Returns' }),
      height: 640,
      prepare: page =>
        page
          .getByLabel(/^Credit PH-/)
          .first()
          .click(),
    },
    { name: 'papers', path: '/dashboard/bookkeeping/papers', height: 720 },
    { name: 'takings', path: '/dashboard/bookkeeping', height: 680 },
    { name: 'sales', path: '/dashboard/sales', height: 420 },
    { name: 'staff', path: '/dashboard/staff', height: 520 },
  ]
}

const shop = await openShopForPictures({ SHIPMENT_UNDO_MINUTES: '0' })
try {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    // With one process, closing a context ends the browser.
    args: [...chromium.args.filter(arg => arg !== '--single-process'), '--no-sandbox', '--disable-quic'],
  })
  try {
    await takeAll(browser)
  } finally {
    await browser.close()
  }
} finally {
  await shop.close()
}

async function takeAll(browser: Browser): Promise<void> {
  const { customer, admin, request: asked } = await fillShop(shop.origin, shop.admin)
  const open = { baseURL: shop.origin, extraHTTPHeaders: { origin: shop.origin } }
  const window = await request.newContext({ ...open, storageState: admin })
  const buyer = await browser.newContext({ ...open, storageState: customer })
  const desk = await fillDesk({ origin: shop.origin, outbox: shop.outbox, customer: buyer, admin: window })
  const messages = listed.parse(await (await window.get('/message?limit=2')).json())
  const [order = ''] = desk.orders
  const pictures = listPictures({
    order,
    arrived: desk.arrived,
    request: asked,
    message: messages.at(-1)?._id ?? '',
  })
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  let bytes = 0
  for (const theme of ['light', 'dark'] as const) {
    const look = {
      ...open,
      colorScheme: theme,
      locale: 'en-GB',
      viewport: VIEWPORT,
      deviceScaleFactor: DOTS_PER_PIXEL,
      reducedMotion: 'reduce' as const,
    }
    const windows: Readonly<Record<Who, BrowserContext>> = {
      admin: await browser.newContext({ ...look, storageState: admin }),
      packer: await browser.newContext({ ...look, storageState: desk.packer }),
    }
    for (const picture of pictures) bytes += await take(windows[picture.who ?? 'admin'], picture, theme)
  }
  console.log(`${pictures.length * 2} pictures, ${Math.ceil(bytes / 1000)} kB`)
}

/** Takes a picture and keeps it. Returns its size in bytes. */
async function take(window: BrowserContext, picture: Picture, theme: 'light' | 'dark'): Promise<number> {
  const { name, path, height, prepare, of, from = heading } = picture
  const page = await window.newPage()
  // The scripts come when somebody is there: later they would write their own days over those of the picture.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))),
  )
  await page.goto(path, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await page.evaluate(holdTime)
  const shown = await (of ?? from)(page).boundingBox()
  if (!shown) throw new Error(`nothing of ${name} is shown at ${path}`)
  const whole = shown.height + 2 * EDGE
  const clip = {
    x: shown.x - EDGE,
    y: shown.y - EDGE,
    width: shown.width + 2 * EDGE,
    height: of ? Math.min(height, whole) : height,
  }
  const taken = await page.screenshot({ fullPage: true, clip })
  await page.close()
  const file = await sharp(taken).avif({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
  const light = join(FOLDER, `${name}-light.avif`)
  await writeFile(theme === 'light' ? light : darkFileOf(light), file)
  return file.length
}

/** At the top of the page, writes the same days, hours and ids into the page whenever pictures are taken: they change with what they show alone. */
function holdTime(): void {
  scrollTo(0, 0)
  const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
  const rules: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`\\d{1,2} (?:${months})[a-z]* \\d{4}`, 'g'), '5 Mar 2026'],
    [/\b\d{4}-\d\d-\d\d\b/g, '2026-03-05'],
    [/\b\d{1,2}:\d\d\b/g, '09:30'],
    [/\bPH-\d{4}-/g, 'PH-2026-'],
  ]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    node.textContent = rules.reduce((text, [what, by]) => text.replace(what, by), node.textContent ?? '')
  }
  for (const field of document.querySelectorAll('input'))
    if (field.type === 'date') field.value &&= '2026-03-05'
}
