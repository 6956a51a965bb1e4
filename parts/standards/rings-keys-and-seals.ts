import { numbersOf } from './preferred-numbers.ts'
import { list, readRows, readTable } from './read-table.ts'

export const din471 = readTable('din-471', ['s', 'd3', 'a', 'b', 'd5', 'd2'])

export const din472 = readTable('din-472', ['s', 'd3', 'a', 'b', 'd5', 'd2'])

export const din6799 = readTable('din-6799', ['from', 'to', 'd3', 's', 'a'])

export const din6885 = readTable('din-6885-1', ['h', 'dmin', 'dmax', 't1', 't2', 'from', 'to'])

/** DIN 6885-1: the preferred lengths, in mm. */
const LENGTHS = numbersOf('lengths of parallel keys')

/** The lengths that a parallel key of this width is preferably made in, in mm. */
export function keyLengths(b: number): number[] {
  const { from, to } = din6885.row(b)
  return LENGTHS.filter(length => length >= from && length <= to)
}

/** A parallel key of this width and length in mm, and its keyway. */
export function parallelKey(b: number, l: number) {
  const { h, dmin, dmax, t1, t2 } = din6885.row(b)
  return { b, h, l, dmin, dmax, t1, t2 }
}

export const din6888 = readRows('din-6888', ['b', 'h', 'd2'])

export const din3771 = readRows('din-3771', ['d2'], { d1: list })

export const din3760 = readRows('din-3760', ['d1', 'd2', 'b'])

export const bondedSeals = readTable('bonded-seals', ['d1', 'd2', 's', 'h'])

export const pcbSpacers = readRows('pcb-spacers', ['d', 's', 'throughUpTo'], { lengths: list })

export const pcbStandoffs = readRows('pcb-standoffs', ['d', 's', 'b'], { lengths: list })
