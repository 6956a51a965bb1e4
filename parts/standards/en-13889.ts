import { tableOf } from './table.ts'

/**
 * EN 13889: bow shackles of grade 6 by their working load limit in t, to the dimensions of US Federal Specification RR-C-271 that
 * most makers follow. Inside width and length, diameter of bow and pin, inside width of the bow, outside of the eyes. As tabled by
 * Anchor Industries, but for the inside length of 4.75 t and the eyes of 4.75 and 8.5 t.
 */
export const en13889 = tableOf('EN 13889', {
  0.5: { W: 12, S: 29, d: 6, D: 8, B: 20, e: 16 },
  0.75: { W: 13, S: 32, d: 8, D: 10, B: 21, e: 20 },
  1: { W: 16, S: 36, d: 9, D: 11, B: 26, e: 22 },
  1.5: { W: 18, S: 43, d: 11, D: 13, B: 29, e: 26 },
  2: { W: 22, S: 47, d: 13, D: 16, B: 33, e: 34 },
  3.25: { W: 27, S: 60, d: 16, D: 19, B: 42, e: 40 },
  4.75: { W: 31, S: 76, d: 19, D: 22, B: 51, e: 46 },
  6.5: { W: 36, S: 84, d: 22, D: 25, B: 58, e: 53 },
  8.5: { W: 43, S: 95, d: 25, D: 28, B: 68, e: 59 },
  9.5: { W: 47, S: 108, d: 28, D: 32, B: 74, e: 67 },
  12: { W: 51, S: 119, d: 32, D: 35, B: 83, e: 74 },
  13.5: { W: 57, S: 132, d: 35, D: 38, B: 89, e: 80 },
  17: { W: 60, S: 146, d: 38, D: 42, B: 98, e: 89 },
  25: { W: 74, S: 178, d: 45, D: 50, B: 126, e: 104 },
})

/** A bow shackle of this working load limit in t. */
export function bowShackle(WLL: number) {
  return { WLL, ...en13889.row(WLL) }
}
