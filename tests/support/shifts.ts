import type { Locator, Page } from 'playwright-core'

/** How far the page moves by itself, from before anything of it is there: https://web.dev/articles/cls */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far it has moved so far. */
export const sumShifts = (page: Page) =>
  page.evaluate(() =>
    'shifts' in window && Array.isArray(window.shifts)
      ? window.shifts.reduce((sum: number, shift: number) => sum + shift, 0)
      : Number.NaN,
  )

/** How high something is, once the shop's fonts are there. */
export async function heightOf(part: Locator): Promise<number> {
  // Those that are the system's own need not be there.
  await part.page().evaluate(() => Promise.allSettled([...document.fonts].map(font => font.load())))
  return (await part.boundingBox())?.height ?? Number.NaN
}
