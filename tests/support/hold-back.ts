import type { Page } from 'playwright-core'

/** Holds every answer to these calls back until the returned function is called. */
export async function holdBack(page: Page, calls: RegExp): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(calls, async route => {
    await isReleased
    await route.continue()
  })
  return release
}
