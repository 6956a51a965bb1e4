import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'

/** From here on people notice: https://web.dev/articles/cls has 0.1. */
const NOTICED = 0.02

const shifts = z.array(z.object({ value: z.number(), moved: z.array(z.string()) }))

/** Not among the types of the DOM: https://wicg.github.io/layout-instability/#sec-layout-shift-attribution */
interface Source {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

/** Notes how far the page moves by itself, and what of it, from before anything of it is there: https://web.dev/articles/cls */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { value: unknown; moved: string[] }[] = []
    Object.assign(window, { shifts: noted })
    const describe = ({ node, previousRect: { top: before }, currentRect: { top } }: Source) =>
      `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${before} to ${top}`
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'sources' in entry && Array.isArray(entry.sources))
          noted.push({ value: entry.value, moved: entry.sources.map(describe) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects it not to have moved so that anybody notices. */
export async function expectStill(page: Page): Promise<void> {
  const found = shifts.parse(await page.evaluate(() => Reflect.get(window, 'shifts')))
  const sum = found.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(found)).toBeLessThan(NOTICED)
}

/** How high something is. To be compared within one load of a page: fonts that come late are used from the next one on. */
export const heightOf = async (part: Locator) => (await part.boundingBox())?.height
