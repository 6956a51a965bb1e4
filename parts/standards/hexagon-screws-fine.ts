import { BETWEEN, din933, iso4017 } from './hexagon-screws.ts'
import { preferredLengths, threadLength } from './lengths.ts'
import { readRows } from './read-table.ts'

/** A metric thread of fine pitch with the shortest and the longest of the preferred lengths of its bolts, in mm. */
export interface FineThread {
  readonly d: number
  readonly P: number
  readonly from: number
  readonly to: number
}

export const iso8676 = readRows('iso-8676', ['d', 'P', 'from', 'to'])

export const iso8765 = readRows('iso-8765', ['d', 'P', 'from', 'to'])

export const din961 = readRows('din-961', ['d', 'P', 'from', 'to'])

export const din960 = readRows('din-960', ['d', 'P', 'from', 'to'])

/** The lengths that a bolt of this thread is preferably made in, in mm. */
export function fineLengths({ from, to }: FineThread): number[] {
  return preferredLengths(from, to, [...BETWEEN, 14])
}

/** A hexagon head screw of fine pitch by ISO, of this length in mm and this strength class. */
export function fineScrew({ d, P }: FineThread, l: number, C: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P, C, s, k }
}

/** The same with a plain shank. */
export function fineBolt(thread: FineThread, l: number, C: number) {
  return { ...fineScrew(thread, l, C), b: threadLength(thread.d, l) }
}

/** A hexagon head screw of fine pitch by DIN, of this length in mm and this strength class. */
export function dinFineScrew({ d, P }: FineThread, l: number, C: number) {
  const { s, k } = din933.row(d)
  return { d, l, P, C, s, k }
}

/** The same with a plain shank. */
export function dinFineBolt(thread: FineThread, l: number, C: number) {
  return { ...dinFineScrew(thread, l, C), b: threadLength(thread.d, l) }
}
