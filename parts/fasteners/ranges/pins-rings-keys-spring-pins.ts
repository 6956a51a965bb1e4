import type { DimensionsOf } from '../../families.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { sources } from '../../sources.ts'
import { iso8748 } from '../../standards/iso-8748.ts'
import { iso8750 } from '../../standards/iso-8750.ts'
import { iso8751 } from '../../standards/iso-8751.ts'
import { iso8752 } from '../../standards/iso-8752.ts'
import { iso13337 } from '../../standards/iso-13337.ts'
import { pinLengths } from '../../standards/pin-lengths.ts'
import { pinSizes } from './pins-rings-keys-sizes.ts'

/** The slotted pins of a table up to a diameter, in mm. */
function slotted(table: typeof iso8752, largest: number): RangeSize<DimensionsOf<'slotted-spring-pin'>>[] {
  return pinSizes(
    table.nominals.filter(d => d <= largest),
    d => pinLengths(table.row(d)),
    (d, l) => {
      const { d1, s, a } = table.row(d)
      return { d1, l, s, a }
    },
  )
}

/** The coiled pins of a table up to a diameter, in mm. */
function coiled(table: typeof iso8750, largest: number): RangeSize<DimensionsOf<'coiled-spring-pin'>>[] {
  return pinSizes(
    table.nominals.filter(d => d <= largest),
    d => pinLengths(table.row(d)),
    (d, l) => {
      const { d1, s, d2, a } = table.row(d)
      return { d1, l, s, d2, a }
    },
  )
}

export const springPinRanges: readonly Range[] = [
  defineRange({
    code: '8752',
    family: 'slotted-spring-pin',
    standard: 'ISO 8752',
    source: sources.fastenersWorkbench,
    sizes: slotted(iso8752, 20),
  }),
  defineRange({
    code: '13337',
    family: 'slotted-spring-pin',
    standard: 'ISO 13337',
    source: sources.fastenersWorkbench,
    sizes: slotted(iso13337, 20),
  }),
  defineRange({
    code: '8748',
    family: 'coiled-spring-pin',
    standard: 'ISO 8748',
    source: sources.fastenersWorkbench,
    sizes: coiled(iso8748, 12),
  }),
  defineRange({
    code: '8750',
    family: 'coiled-spring-pin',
    standard: 'ISO 8750',
    source: sources.fastenersWorkbench,
    sizes: coiled(iso8750, 12),
  }),
  defineRange({
    code: '8751',
    family: 'coiled-spring-pin',
    standard: 'ISO 8751',
    source: sources.fastenersWorkbench,
    sizes: coiled(iso8751, 8),
  }),
]
