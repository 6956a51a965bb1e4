import { defineRange, type Range } from '../../range.ts'
import { pinLengths } from '../../standards/lengths.ts'
import { iso8741, iso8742, iso8744, iso8745 } from '../../standards/pins.ts'
import { pinSizes } from './pins-rings-keys-sizes.ts'

/** The diameters that are kept in stock, in mm. */
const DIAMETERS = [1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12]
/** Up to this length, in mm. */
const LONGEST = 100

/** The pins of a table whose grooves take this share of their length. */
function grooved(table: typeof iso8744, share: number) {
  return pinSizes(
    DIAMETERS,
    d => pinLengths(table.row(d)).filter(length => length <= LONGEST),
    (d, l) => ({ d, l, g: Math.round(l * share * 10) / 10, a: table.row(d).a }),
  )
}

export const groovedPinRanges: readonly Range[] = [
  defineRange('8744', 'taper-grooved-pin', iso8744, grooved(iso8744, 1)),
  defineRange('8745', 'taper-grooved-pin', iso8745, grooved(iso8745, 1 / 2)),
  defineRange('8741', 'reverse-grooved-pin', iso8741, grooved(iso8741, 1 / 2)),
  defineRange('8742', 'centre-grooved-pin', iso8742, grooved(iso8742, 1 / 3)),
]
