import { numbersOf } from './preferred-numbers.ts'
import { readTable } from './read-table.ts'

export const iso2338 = readTable('iso-2338', ['c', 'from', 'to'])

export const iso8734 = readTable('iso-8734', ['c', 'from', 'to'])

export const iso8733 = readTable('iso-8733', ['c1', 'c2', 'd2', 'P', 'd3', 't1', 't2', 't3', 'from', 'to'])

export const iso8735 = readTable('iso-8735', ['c1', 'c2', 'd2', 'P', 'd3', 't1', 't2', 't3', 'from', 'to'])

export const iso2339 = readTable('iso-2339', ['a', 'from', 'to'])

export const iso8736 = readTable('iso-8736', ['a', 'd2', 'P', 'd3', 't1', 't2', 't3', 'from', 'to'])

export const iso8744 = readTable('iso-8744', ['a', 'from', 'to'])

export const iso8745 = readTable('iso-8745', ['a', 'from', 'to'])

export const iso8741 = readTable('iso-8741', ['a', 'from', 'to'])

export const iso8742 = readTable('iso-8742', ['a', 'from', 'to'])

export const iso8752 = readTable('iso-8752', ['d1', 'a', 's', 'from', 'to'])

export const iso13337 = readTable('iso-13337', ['d1', 'a', 's', 'from', 'to'])

export const iso8748 = readTable('iso-8748', ['d1', 'd2', 'a', 's', 'from', 'to'])

export const iso8750 = readTable('iso-8750', ['d1', 'd2', 'a', 's', 'from', 'to'])

export const iso8751 = readTable('iso-8751', ['d1', 'd2', 'a', 's', 'from', 'to'])

export const iso1234 = readTable('iso-1234', ['d', 'a', 'b', 'c', 'from', 'to'])

/** ISO 1234: the nominal lengths, in mm. */
const SPLIT_PINS = numbersOf('lengths of split pins')

/** The lengths that a split pin for holes of this diameter is preferably made in, in mm. */
export function splitPinLengths(hole: number): number[] {
  const { from, to } = iso1234.row(hole)
  return SPLIT_PINS.filter(length => length >= from && length <= to)
}

/** A split pin of this length for holes of this diameter, in mm. */
export function splitPin(hole: number, l: number) {
  const { d, c, b, a } = iso1234.row(hole)
  return { d, l, c, b, a }
}

export const din11024 = readTable('din-11024', ['D', 'd3', 'd4', 'l1', 'l2', 'l3', 'h', 'r1', 'r2'])

export const iso2340 = readTable('iso-2340', ['dl', 'c', 'le', 'from', 'to'])

/** A clevis pin of type A, without holes, of this diameter and length in mm. */
export function clevisPin(d: number, l: number) {
  return { d, l, c: iso2340.row(d).c }
}

/** A clevis pin of type B, with holes for split pins, of this diameter and length in mm. */
export function drilledClevisPin(d: number, l: number) {
  const { c, dl, le } = iso2340.row(d)
  return { d, l, c, dl, le }
}

export const iso2341 = readTable('iso-2341', ['dk', 'dl', 'c', 'e', 'k', 'le', 'r', 'from', 'to'])

/** A headed clevis pin of type A, without hole, of this diameter and length in mm. */
export function headedClevisPin(d: number, l: number) {
  const { dk, k, c, e, r } = iso2341.row(d)
  return { d, l, dk, k, c, e, r }
}

/** A headed clevis pin of type B, with a hole for a split pin, of this diameter and length in mm. */
export function drilledHeadedClevisPin(d: number, l: number) {
  const { dl, le } = iso2341.row(d)
  return { ...headedClevisPin(d, l), dl, le }
}
