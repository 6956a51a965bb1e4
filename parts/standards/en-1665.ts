import { coarsePitch } from './iso-261.ts'
import { preferredLengths, threadLength } from './iso-888.ts'
import { BETWEEN } from './iso-4017.ts'
import { type Table, tableOf } from './table.ts'

/**
 * Hexagon bolts with a plain flange: width across flats, head height, flange diameter, its least thickness; the shortest and the
 * longest of the preferred lengths, and up to which length they are threaded up to the flange.
 */
interface FlangeBoltRow {
  readonly s: number
  readonly k: number
  readonly dc: number
  readonly c: number
  readonly from: number
  readonly to: number
  readonly full: number
}

/** EN 1665: the heavy series. */
export const en1665 = tableOf<FlangeBoltRow>('EN 1665', {
  5: { s: 8, k: 5.8, dc: 11.8, c: 1, from: 10, to: 50, full: 25 },
  6: { s: 10, k: 6.6, dc: 14.2, c: 1.1, from: 12, to: 60, full: 30 },
  8: { s: 13, k: 8.1, dc: 18, c: 1.2, from: 16, to: 80, full: 35 },
  10: { s: 16, k: 10.4, dc: 22.3, c: 1.5, from: 20, to: 100, full: 40 },
  12: { s: 18, k: 11.8, dc: 26.6, c: 1.8, from: 25, to: 120, full: 45 },
  14: { s: 21, k: 13.7, dc: 30.5, c: 2.1, from: 30, to: 140, full: 50 },
  16: { s: 24, k: 15.4, dc: 35, c: 2.4, from: 35, to: 160, full: 55 },
  20: { s: 30, k: 18.9, dc: 43, c: 3, from: 65, to: 200, full: 65 },
})

/** ISO 4162: the small series. */
export const iso4162 = tableOf<FlangeBoltRow>('ISO 4162', {
  5: { s: 7, k: 5.6, dc: 11.4, c: 1, from: 10, to: 50, full: 25 },
  6: { s: 8, k: 6.8, dc: 13.6, c: 1.1, from: 12, to: 60, full: 30 },
  8: { s: 10, k: 8.5, dc: 17, c: 1.2, from: 16, to: 80, full: 35 },
  10: { s: 13, k: 9.7, dc: 20.8, c: 1.5, from: 20, to: 100, full: 40 },
  12: { s: 15, k: 11.9, dc: 24.7, c: 1.8, from: 25, to: 120, full: 45 },
  14: { s: 18, k: 12.9, dc: 28.6, c: 2.1, from: 30, to: 140, full: 50 },
  16: { s: 21, k: 15.1, dc: 32.8, c: 2.4, from: 35, to: 160, full: 55 },
})

/** The lengths of flange bolts of a thread, in mm. */
export function plainFlangeBoltLengths(table: Table<FlangeBoltRow>, d: number): number[] {
  const { from, to } = table.row(d)
  return preferredLengths(from, to, [...BETWEEN, 14])
}

/** A flange bolt of this thread and length in mm, and of this strength class. */
export function plainFlangeBolt(table: Table<FlangeBoltRow>, d: number, l: number, C: number) {
  const { s, k, dc, c, full } = table.row(d)
  const b = l <= full ? l : threadLength(d, l)
  return { d, l, P: coarsePitch(d), b, C, s, k, dc, c }
}
