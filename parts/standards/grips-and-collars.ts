import { type Ends, preferredLengths } from './preferred-numbers.ts'
import { readTable } from './read-table.ts'
import { coarsePitch } from './threads.ts'

export const din464 = readTable('din-464', ['D', 'k', 'n', 'c', 'from', 'to'])

export const din653 = readTable('din-653', ['D', 'k', 'from', 'to'])

/** Lengths of ISO 888 that thumb screws are made in only where they have to be, in mm. */
const BETWEEN = [2.5, 7, 9, 11, 14, 18, 22, 28, 32, 38]

/** The lengths that thumb screws are preferably made in, between two in mm. */
export function thumbScrewLengths({ from, to }: Ends): number[] {
  return preferredLengths(from, to, BETWEEN)
}

/** A thumb screw of this thread and length in mm. */
export function thumbScrew(d: number, l: number) {
  const { D, k, n, c } = din464.row(d)
  return { d, l, D, k, n, c, P: coarsePitch(d) }
}

/** A thumb screw with a flat head, of this thread and length in mm. */
export function flatThumbScrew(d: number, l: number) {
  const { D, k } = din653.row(d)
  return { d, l, D, k, P: coarsePitch(d) }
}

export const din6336 = readTable('din-6336', ['d', 'smaller', 'h', 'c', 'k'])

/** A star grip of this diameter with this thread, in mm. */
export function starGrip(D: number, d: number) {
  const { h, c, k } = din6336.row(D)
  return { D, d, h, c, k, P: coarsePitch(d) }
}

export const din705 = readTable('din-705', ['D', 'b', 'e'])

/** A shaft collar of this bore in mm. */
export function shaftCollar(d: number) {
  return { d, ...din705.row(d) }
}
