import { type DimensionsOf } from '../../families.ts'
import { type Values } from '../../family.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import {
  clevisPin,
  din11024,
  drilledClevisPin,
  drilledHeadedClevisPin,
  headedClevisPin,
  iso1234,
  iso2338,
  iso2339,
  iso2340,
  iso2341,
  iso8733,
  iso8734,
  iso8735,
  iso8736,
  iso8741,
  iso8742,
  iso8744,
  iso8745,
  iso8748,
  iso8750,
  iso8751,
  iso8752,
  iso13337,
  splitPin,
  splitPinLengths,
} from '../../standards/pins.ts'
import { numbersOf, pinLengths } from '../../standards/preferred-numbers.ts'
import { type Table } from '../../standards/read-table.ts'

/** The sizes of pins: each diameter with each of its lengths, in mm; '6 x 30'. */
function pinSizes<Numbers extends Values>(
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
function tableSizes(smallest: number, largest: number) {
  return <Row extends Lengths>(table: Table<Row>) =>
    pinSizes(
      table.nominals.filter(d => d >= smallest && d <= largest),
      d => pinLengths(table.row(d)),
      (d, l) => {
        const { from: _from, to: _to, ...row } = table.row(d)
        return { d, l, ...row }
      },
    )
}

export const pinRanges: readonly Range[] = [
  defineRange('2338', 'parallel-pin', iso2338, tableSizes(1, 25)),
  defineRange('8734', 'parallel-pin', iso8734, tableSizes(1, 20)),
  defineRange('8733', 'tapped-pin', iso8733, tableSizes(6, 20)),
  defineRange('8735', 'tapped-pin', iso8735, tableSizes(6, 25)),
  defineRange('2339', 'taper-pin', iso2339, tableSizes(1, 20)),
  defineRange('8736', 'tapped-taper-pin', iso8736, tableSizes(6, 25)),
]

/** The diameters that are kept in stock, in mm. */
const DIAMETERS = numbersOf('diameters of grooved pins')
/** Up to this length, in mm. */
const LONGEST = 100

/** The pins of a table whose grooves take this share of their length. */
function grooved(share: number) {
  return (table: typeof iso8744) =>
    pinSizes(
      DIAMETERS,
      d => pinLengths(table.row(d)).filter(length => length <= LONGEST),
      (d, l) => ({ d, l, g: Math.round(l * share * 10) / 10, a: table.row(d).a }),
    )
}

export const groovedPinRanges: readonly Range[] = [
  defineRange('8744', 'taper-grooved-pin', iso8744, grooved(1)),
  defineRange('8745', 'taper-grooved-pin', iso8745, grooved(1 / 2)),
  defineRange('8741', 'reverse-grooved-pin', iso8741, grooved(1 / 2)),
  defineRange('8742', 'centre-grooved-pin', iso8742, grooved(1 / 3)),
]

/** The slotted pins of a table up to a diameter, in mm. */
function slotted(largest: number) {
  return (table: typeof iso8752): RangeSize<DimensionsOf<'slotted-spring-pin'>>[] =>
    pinSizes(
      table.nominals.filter(d => d <= largest),
      d => pinLengths(table.row(d)),
      (d, l) => {
        const { d1, s, a } = table.row(d)
        return { d1, l, s, a }
      },
    )
}

/** The coiled pins of a table up to a diameter, in mm. */
function coiled(largest: number) {
  return (table: typeof iso8750): RangeSize<DimensionsOf<'coiled-spring-pin'>>[] =>
    pinSizes(
      table.nominals.filter(d => d <= largest),
      d => pinLengths(table.row(d)),
      (d, l) => {
        const { d1, s, d2, a } = table.row(d)
        return { d1, l, s, d2, a }
      },
    )
}

export const springPinRanges: readonly Range[] = [
  defineRange('8752', 'slotted-spring-pin', iso8752, slotted(20)),
  defineRange('13337', 'slotted-spring-pin', iso13337, slotted(20)),
  defineRange('8748', 'coiled-spring-pin', iso8748, coiled(12)),
  defineRange('8750', 'coiled-spring-pin', iso8750, coiled(12)),
  defineRange('8751', 'coiled-spring-pin', iso8751, coiled(8)),
]

/** Up to this diameter clevis pins are kept in stock, in mm. */
const WIDEST = 30

/** The clevis pins of a table, each diameter with each of its lengths. */
function clevisPins<Numbers extends Values>(dimensionsOf: (d: number, l: number) => Numbers) {
  return ({ nominals, row }: Table<Lengths>) =>
    pinSizes(
      nominals.filter(d => d <= WIDEST),
      d => pinLengths(row(d)),
      dimensionsOf,
    )
}

export const splitPinRanges: readonly Range[] = [
  defineRange('11024', 'spring-cotter', din11024, ({ nominals, row }) =>
    nominals.map(d => ({ code: `${d}`, label: `${d} mm`, dimensions: { d, ...row(d) } })),
  ),
  defineRange('1234', 'split-pin', iso1234, ({ nominals }) =>
    pinSizes(
      nominals.filter(d => d >= 1),
      splitPinLengths,
      splitPin,
    ),
  ),
  defineRange('2340A', 'clevis-pin', iso2340, clevisPins(clevisPin)),
  defineRange('2340B', 'drilled-clevis-pin', iso2340, clevisPins(drilledClevisPin)),
  defineRange('2341A', 'headed-clevis-pin', iso2341, clevisPins(headedClevisPin)),
  defineRange('2341B', 'drilled-headed-clevis-pin', iso2341, clevisPins(drilledHeadedClevisPin)),
]
