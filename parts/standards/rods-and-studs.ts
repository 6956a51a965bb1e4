import { numbersOf, preferredLengths } from './preferred-numbers.ts'
import { readRows, readTable } from './read-table.ts'
import { coarsePitch } from './threads.ts'

/** The lengths that threaded studs and rods of DIN 976-1 are stocked in, in mm. */
const RODS = numbersOf('lengths of rods')

/** The lengths of threaded studs and rods of this thread: at least about twice as long as thick. In mm. */
export function rodLengths(d: number): number[] {
  return RODS.filter(l => l >= Math.max(16, d * 2.5) && (l <= 35 * d || l === 1000))
}

/** A rod of this coarse thread and length in mm. */
export function threadedRod(d: number, l: number) {
  return { d, l, P: coarsePitch(d) }
}

export const fineRods = readRows('din-976-fine', ['d', 'P'])

export const din938 = readTable('din-938', ['b1', 'long', 'double', 'b2'])

/** Lengths of ISO 888 that studs are not stocked in, in mm. */
const NOT_STOCKED = [22, 28, 32, 38, 85, 95, 105, 115, 125]

/** The lengths of studs that leave a plain shank, without the stud end, in mm. */
export function studLengths(d: number): number[] {
  const { b2 } = din938.row(d)
  return preferredLengths(b2 + Math.max(4, d * 0.4), Math.min(200, 10 * d + 20), NOT_STOCKED)
}

/** A stud of this thread and length, without the stud end, in mm. */
export function studOf(stud: 'b1' | 'long' | 'double') {
  return (d: number, l: number) => {
    const row = din938.row(d)
    return { d, l, b1: row[stud], b2: row.b2 + (l > 125 ? 6 : 0), P: coarsePitch(d) }
  }
}
