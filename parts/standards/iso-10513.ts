import { tableOf } from './table.ts'

/**
 * ISO 10513: all-metal hexagon lock nuts, style 2, with fine pitch thread. Width across flats, greatest height over all and least
 * height for the spanner, pitches.
 */
export const iso10513 = tableOf('ISO 10513', {
  8: { s: 13, h: 8, m: 5.15, P: [1] },
  10: { s: 16, h: 10, m: 6.43, P: [1, 1.25] },
  12: { s: 18, h: 13.3, m: 8.3, P: [1.25, 1.5] },
  14: { s: 21, h: 14.1, m: 9.68, P: [1.5] },
  16: { s: 24, h: 16.4, m: 11.28, P: [1.5] },
  20: { s: 30, h: 20.3, m: 13.52, P: [1.5] },
  24: { s: 36, h: 23.9, m: 16.16, P: [2] },
  30: { s: 46, h: 30, m: 19.44, P: [2] },
})

/** An all-metal lock nut of this thread and pitch in mm. */
export function fineMetalLockNut(d: number, P: number) {
  const { s, h, m } = iso10513.row(d)
  return { d, P, s, h, m }
}
