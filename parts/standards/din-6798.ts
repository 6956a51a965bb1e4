import { tableOf } from './table.ts'

/**
 * DIN 6798: serrated lock washers, by the thread they are for. Hole, outside, thickness, least number of the external and of the
 * internal teeth; to be confirmed.
 */
export const din6798 = tableOf('DIN 6798', {
  2: { d1: 2.2, d2: 4.5, s: 0.3, external: 9, internal: 7 },
  2.5: { d1: 2.7, d2: 5.5, s: 0.4, external: 9, internal: 7 },
  3: { d1: 3.2, d2: 6, s: 0.4, external: 9, internal: 7 },
  3.5: { d1: 3.7, d2: 7, s: 0.5, external: 10, internal: 8 },
  4: { d1: 4.3, d2: 8, s: 0.5, external: 11, internal: 8 },
  5: { d1: 5.3, d2: 10, s: 0.6, external: 11, internal: 8 },
  6: { d1: 6.4, d2: 11, s: 0.7, external: 12, internal: 9 },
  8: { d1: 8.4, d2: 15, s: 0.8, external: 14, internal: 10 },
  10: { d1: 10.5, d2: 18, s: 0.9, external: 16, internal: 12 },
  12: { d1: 13, d2: 20.5, s: 1, external: 16, internal: 12 },
  14: { d1: 15, d2: 24, s: 1, external: 18, internal: 14 },
  16: { d1: 17, d2: 26, s: 1.2, external: 18, internal: 14 },
  18: { d1: 19, d2: 30, s: 1.4, external: 18, internal: 14 },
  20: { d1: 21, d2: 33, s: 1.4, external: 20, internal: 16 },
  22: { d1: 23, d2: 36, s: 1.5, external: 20, internal: 16 },
  24: { d1: 25, d2: 38, s: 1.5, external: 20, internal: 16 },
  27: { d1: 28, d2: 44, s: 1.6, external: 22, internal: 18 },
  30: { d1: 31, d2: 48, s: 1.6, external: 22, internal: 18 },
})

/** A washer with external teeth for this thread in mm; N is how many there are. */
export function externalToothed(d: number) {
  const { d1, d2, s, external } = din6798.row(d)
  return { d1, d2, s, N: external }
}

/** A washer with internal teeth for this thread in mm; N is how many there are. */
export function internalToothed(d: number) {
  const { d1, d2, s, internal } = din6798.row(d)
  return { d1, d2, s, N: internal }
}
