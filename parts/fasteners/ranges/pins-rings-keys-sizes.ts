import type { Values } from '../../family.ts'
import type { RangeSize } from '../../range.ts'
import { pinLengths } from '../../standards/lengths.ts'
import { type Table } from '../../standards/read-table.ts'

/** The sizes of pins: each diameter with each of its lengths, in mm; '6 x 30'. */
export function pinSizes<Numbers extends Values>(
  diameters: readonly number[],
  lengthsOf: (d: number) => readonly number[],
  dimensionsOf: (d: number, l: number) => Numbers,
): RangeSize<Numbers>[] {
  return diameters.flatMap(d =>
    lengthsOf(d).map(l => ({ code: `${d}X${l}`, label: `${d} x ${l}`, dimensions: dimensionsOf(d, l) })),
  )
}

/** The sizes of what goes with one diameter in mm: rings for shafts and bores; '20'. */
export function diameterSizes<Numbers extends Values>(
  diameters: readonly number[],
  dimensionsOf: (d: number) => Numbers,
): RangeSize<Numbers>[] {
  return diameters.map(d => ({ code: `${d}`, label: `${d}`, dimensions: dimensionsOf(d) }))
}

interface Lengths {
  readonly from: number
  readonly to: number
}

/** A table's sizes from one diameter to another, in mm, each with all its lengths. */
export function tableSizes<Row extends Lengths>(table: Table<Row>, smallest: number, largest: number) {
  return pinSizes(
    table.nominals.filter(d => d >= smallest && d <= largest),
    d => pinLengths(table.row(d)),
    (d, l) => {
      const { from: _from, to: _to, ...row } = table.row(d)
      return { d, l, ...row }
    },
  )
}
