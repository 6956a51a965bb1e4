import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTorture } from '../support/torture/torture.ts'

/** The short version of `npm run torture`. */
let torture: Awaited<ReturnType<typeof openTorture>>
beforeAll(async () => {
  torture = await openTorture()
})
afterAll(() => torture?.close())

test.each(['shop', 'postgres', 'backend'] as const)(
  'loses nothing acknowledged when the %s is killed under load',
  async victim => {
    const { orders, paid } = await torture.round(victim)
    expect(orders).toBeGreaterThan(0)
    expect(paid).toBeGreaterThan(0)
  },
  60_000,
)
