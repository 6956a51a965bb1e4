import type { DimensionsOf } from '../../families.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { pinLengths } from '../../standards/lengths.ts'
import { iso8748, iso8750, iso8751, iso8752, iso13337 } from '../../standards/pins.ts'
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
  defineRange('8752', 'slotted-spring-pin', iso8752, slotted(iso8752, 20)),
  defineRange('13337', 'slotted-spring-pin', iso13337, slotted(iso13337, 20)),
  defineRange('8748', 'coiled-spring-pin', iso8748, coiled(iso8748, 12)),
  defineRange('8750', 'coiled-spring-pin', iso8750, coiled(iso8750, 12)),
  defineRange('8751', 'coiled-spring-pin', iso8751, coiled(iso8751, 8)),
]
