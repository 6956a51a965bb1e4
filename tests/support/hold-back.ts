import type { Page, Route } from 'playwright-core'

/** Holds every answer to these calls back until the returned function is called; they then fail if `isFailing`. */
export async function holdBack(
  page: Page,
  calls: RegExp,
  { isFailing = false }: { isFailing?: boolean } = {},
): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const answer = (route: Route) => (isFailing ? route.fulfill({ status: 500, body: '{}' }) : route.continue())
  await page.route(calls, async route => {
    await isReleased
    await answer(route)
  })
  return release
}

/** Opens a page whose scripts do not come before the function returned is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, /\/assets\/[^/]+\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return release
}
