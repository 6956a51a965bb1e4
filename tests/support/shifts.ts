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

/** How high something is. To be compared within one load of a page: fonts that come late are used from the next one on. */
export const heightOf = async (part: Locator) => (await part.boundingBox())?.height
