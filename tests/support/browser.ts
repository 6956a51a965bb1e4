import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { noteLasting, tidyWindow } from './tidy-window.ts'

export interface Look {
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  /** The shop that is visited; the one of all tests by default. */
  readonly origin?: string
  /** Whether scripts run; true by default. */
  readonly hasScripts?: boolean
  /** Whether the pages' service worker may be registered; false by default, as it would keep files of one journey for the next. */
  readonly keepsPages?: boolean
  /** Whether nobody has been in this window before: for what a first visit loads, paints or takes. */
  readonly isFresh?: boolean
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Allows the browser's console to report this status, which the journey provokes. */
  expectStatus(status: number): void
}

export const origin = inject('shopOrigin')
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are left before it pays: a check of a page takes a quarter less of the processor.
  '--js-flags=--no-opt,--no-maglev',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

/** One for all files of a worker: starting it takes a second of processor. It goes with the worker. */
let launched: Promise<Browser> | undefined
const shops = new WeakMap<BrowserContext, string>()

/** The shop that this window visits. */
export const originOf = (context: BrowserContext): string => shops.get(context) ?? origin

/** What browsers say of pictures, and of what is loaded ahead, where a journey goes offline. */
const OFFLINE = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/

type Journey = (visit: Visit) => Promise<void>

interface Window {
  readonly context: BrowserContext
  travel(journey: Journey): Promise<void>
  /** Makes it as good as new; false where that cannot be done. */
  tidy(): Promise<boolean>
}

/** Tidy windows, oldest first: what they have compiled saves their next journey most of its processor time. */
const kept: { readonly look: string; readonly window: Window }[] = []
const KEPT = 3

/** Opens a window in which nothing of other journeys is left for the duration of `journey`, and fails on whatever the browser complains about. */
export async function visit(look: Look, journey: Journey): Promise<void> {
  const window = await takeWindow(look)
  let isTidy = false
  try {
    await window.travel(journey)
    isTidy = look.origin === undefined && (await window.tidy())
  } finally {
    if (!isTidy) await window.context.close()
  }
  if (!isTidy) return
  kept.push({ look: nameOf(look), window })
  if (kept.length > KEPT) await kept.shift()?.window.context.close()
}

/** A window that was opened with a look keeps it for further pages: only for the same look it is as good as new. */
const nameOf = ({ theme = 'light', width = 1280, hasScripts = true, keepsPages = false }: Look) =>
  `${theme} ${width} ${hasScripts} ${keepsPages}`

async function takeWindow(look: Look): Promise<Window> {
  const index = kept.findLastIndex(each => each.look === nameOf(look))
  if (look.isFresh || look.origin !== undefined || index === -1) return openWindow(look)
  const [taken] = kept.splice(index, 1)
  return taken?.window ?? openWindow(look)
}

/** As `visit`, but in one window for all journeys of a file, one after the other: it compiles the pages' scripts once. */
export function shareWindow(
  look: Look,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): (journey: Journey) => Promise<void> {
  let opened: Promise<Window> | undefined
  const open = async () => {
    const window = await openWindow(look)
    await prepare?.(window.context)
    return window
  }
  return async journey => {
    opened ??= open()
    const { travel } = await opened
    await travel(journey)
  }
}

async function openWindow(look: Look): Promise<Window> {
  launched ??= chromium.launch({ executablePath: inject('chromiumPath'), args: ARGS })
  const browser = await launched
  const viewport = { width: look.width ?? 1280, height: 900 }
  const media = { colorScheme: look.theme ?? 'light', reducedMotion: 'reduce' } as const
  const context = await browser.newContext({
    ...media,
    viewport,
    serviceWorkers: look.keepsPages ? 'allow' : 'block',
    baseURL: look.origin ?? origin,
    javaScriptEnabled: look.hasScripts ?? true,
    extraHTTPHeaders: { 'x-forwarded-for': inventAddress() },
  })
  shops.set(context, look.origin ?? origin)
  context.setDefaultTimeout(30_000)
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`Content Security Policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`),
    ),
  )
  // The person is there from the start: scripts need not wait until the browser has nothing else to do.
  await context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))),
  )
  const complaints: string[] = []
  context.on('page', page => listen(page, complaint => complaints.push(complaint)))
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  const hasLasting = noteLasting(context, page)

  async function travel(journey: Journey): Promise<void> {
    const expected = new Set<number>()
    await journey({ page, context, expectStatus: status => expected.add(status) }).catch(async error => {
      throw new Error(
        `at ${page.url()}: ${error}\n${complaints.splice(0).join('\n')}\n${await photograph(page)}`,
      )
    })
    const isExpected = (complaint: string) =>
      (look.keepsPages && OFFLINE.test(complaint)) ||
      [...expected].some(status => complaint.includes(`responded with a status of ${status}`))
    expect(complaints.splice(0).filter(complaint => !isExpected(complaint))).toEqual([])
  }

  async function tidy(): Promise<boolean> {
    if (hasLasting() || page.isClosed()) return false
    try {
      await tidyWindow({ context, page, protocol }, origin)
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': inventAddress() })
      await page.setViewportSize(viewport)
      await page.emulateMedia({ ...media, media: null, forcedColors: null, contrast: null })
      complaints.length = 0
      return true
    } catch {
      // It asks whether to leave, or has crashed.
      return false
    }
  }

  return { context, travel, tidy }
}

/** An address of a network of its own. */
function inventAddress(): string {
  const [one = 0, two = 0, three = 0] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${one}.${two}.${three}`
}

/** Closes what a file has left open, but for tidy windows; for `afterAll`. */
export async function closeWindows(): Promise<void> {
  const tidy = new Set(kept.map(({ window }) => window.context))
  for (const context of (await launched)?.contexts() ?? []) if (!tidy.has(context)) await context.close()
}

/** Saves a screenshot of a failed journey; returns its path, and what the page says, for who reads the log alone. */
async function photograph(page: Page): Promise<string> {
  const name = expect.getState().currentTestName?.replaceAll(/\W+/g, '-').slice(0, 100)
  const path = join(import.meta.dirname, `../../screenshots/failed/${name}.png`)
  // Without hiding why the journey failed: a busy browser may take no picture in time.
  const seen = await page.screenshot({ path, fullPage: true }).then(
    () => path,
    error => `no picture: ${error}`,
  )
  const text = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '))
  return `seen: ${seen}\nread: ${text.slice(0, 1500)} … ${text.slice(1500).slice(-500)}`
}

function listen(page: Page, complain: (complaint: string) => void): void {
  page.on('pageerror', error => complain(`page error: ${error.message}`))
  page.on('dialog', dialog => {
    complain(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('crash', () => complain('the page crashed'))
  page.on('console', message => {
    // Of what the driver itself would run in a frame that allows no scripts.
    if (message.location().url === 'about:srcdoc') return
    const isBad = message.type() === 'error' || /hydrat|Content Security Policy/i.test(message.text())
    if (isBad) complain(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', request => {
    const { protocol, origin: target } = new URL(request.url())
    if (/^https?:$/.test(protocol) && target !== originOf(page.context()))
      complain(`request to ${request.url()}`)
  })
}
