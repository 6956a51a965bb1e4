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
