import { tableOf } from './table.ts'

/**
 * ISO 10512: hexagon lock nuts with a nylon insert, style 1, with fine pitch thread. Width across flats, greatest height over all and
 * least height of the hexagon, pitches.
 */
export const iso10512 = tableOf('ISO 10512', {
  8: { s: 13, h: 9.5, m: 6.44, P: [1] },
  10: { s: 16, h: 11.9, m: 8.04, P: [1, 1.25] },
  12: { s: 18, h: 14.9, m: 10.37, P: [1.25, 1.5] },
  14: { s: 21, h: 17, m: 12.1, P: [1.5] },
  16: { s: 24, h: 19.1, m: 14.1, P: [1.5] },
  20: { s: 30, h: 22.8, m: 16.9, P: [1.5] },
  24: { s: 36, h: 27.1, m: 20.2, P: [2] },
  30: { s: 46, h: 32.6, m: 24.3, P: [2] },
})

/** A lock nut with a nylon insert, of this thread and pitch in mm. */
export function fineInsertNut(d: number, P: number) {
  const { s, h, m } = iso10512.row(d)
  return { d, P, s, h, m }
}
