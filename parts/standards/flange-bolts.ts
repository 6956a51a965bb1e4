import { threadLength } from './preferred-numbers.ts'
import { readTable, type Table } from './read-table.ts'
import { coarsePitch } from './threads.ts'

export const din6921 = readTable('din-6921', ['s', 'k', 'dc', 'c', 'from', 'to'])

/** A flange bolt of this thread and length in mm, and of this strength class. */
export function flangeBolt(d: number, l: number, C: number) {
  const { s, k, dc, c } = din6921.row(d)
  return { d, l, P: coarsePitch(d), C, s, k, dc, c }
}

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

export const en1665 = readTable('en-1665', ['s', 'k', 'dc', 'c', 'from', 'to', 'full'])

export const iso4162 = readTable('iso-4162', ['s', 'k', 'dc', 'c', 'from', 'to', 'full'])

/** A flange bolt of this thread and length in mm, and of this strength class. */
export function plainFlangeBolt(table: Table<FlangeBoltRow>, d: number, l: number, C: number) {
  const { s, k, dc, c, full } = table.row(d)
  const b = l <= full ? l : threadLength(d, l)
  return { d, l, P: coarsePitch(d), b, C, s, k, dc, c }
}
