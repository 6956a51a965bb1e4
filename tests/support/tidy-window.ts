import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** What a window keeps that is used so: it cannot be tidied, and is closed after its journey. */
const OF_BOTH = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'on',
  'once',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
]
const LASTING = {
  page: [...OF_BOTH, 'addLocatorHandler', 'setExtraHTTPHeaders'],
  context: [...OF_BOTH, 'grantPermissions', 'newCDPSession', 'setGeolocation', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  keyboard: ['down'],
  mouse: ['down'],
}

/** Returns whether anything that lasts has been used since. */
export function noteLasting(context: BrowserContext, page: Page): () => boolean {
  let isUsed = false
  const note = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') throw new Error(`there is no ${name}`)
      Reflect.set(target, name, (...given: unknown[]) => {
        isUsed = true
        return Reflect.apply(method, target, given)
      })
    }
  }
  note(page, LASTING.page)
  note(page.keyboard, LASTING.keyboard)
  note(page.mouse, LASTING.mouse)
  note(context, LASTING.context)
  note(context.clock, LASTING.clock)
  return () => isUsed
}

/**
 * Leaves nothing of a journey in its window but what the browser has loaded and compiled, which is the reason to keep it. The page stays
 * within the shop, where it has no scripts: elsewhere it would lose its process, and all that was compiled.
 */
export async function tidyWindow(
  { context, page, protocol }: { context: BrowserContext; page: Page; protocol: CDPSession },
  origin: string,
): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => {
    sessionStorage.clear()
    window.name = ''
  })
  await page.mouse.move(0, 0)
  await context.clearCookies()
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await protocol.send('Page.resetNavigationHistory')
}
