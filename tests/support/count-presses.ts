import type { Page } from 'playwright-core'
import { z } from 'zod'

/** What a page counts, also beyond its own end. */
const PRESSES = 'presses of this journey'

/** Counts the presses of the pointer that jobs take on this page: `during` does one, and returns how many it took. */
export async function countPresses(page: Page) {
  await page.addInitScript(name => {
    const add = (presses: number) =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + presses))
    addEventListener(
      'pointerdown',
      press => {
        if (!press.isTrusted) return
        // At once: a press may end the page.
        add(1)
        // What the driver takes back, as it missed something that moved, and does again, is none: it says so in a later listener.
        setTimeout(() => press.defaultPrevented && add(-1))
      },
      { capture: true },
    )
  }, PRESSES)
  const read = async () =>
    z.coerce.number().parse(await page.evaluate(name => sessionStorage.getItem(name), PRESSES))
  return {
    async during(job: () => Promise<void>): Promise<number> {
      const before = await read()
      await job()
      return (await read()) - before
    },
  }
}
