import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fails if the focus has fallen back to the body, as it does when what had it vanishes; waits a moment for it to find a place. */
export async function expectFocusKept(page: Page): Promise<void> {
  const isLost = () =>
    page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement))
  await expect.poll(isLost).toBe(false)
}
