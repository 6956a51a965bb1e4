import { defineRange, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { iso8741 } from '../../standards/iso-8741.ts'
import { iso8742 } from '../../standards/iso-8742.ts'
import { iso8744 } from '../../standards/iso-8744.ts'
import { iso8745 } from '../../standards/iso-8745.ts'
import { pinLengths } from '../../standards/pin-lengths.ts'
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
  defineRange({
    code: '8744',
    family: 'taper-grooved-pin',
    standard: 'ISO 8744',
    source: sources.fastenersWorkbench,
    sizes: grooved(iso8744, 1),
  }),
  defineRange({
    code: '8745',
    family: 'taper-grooved-pin',
    standard: 'ISO 8745',
    source: sources.fastenersWorkbench,
    sizes: grooved(iso8745, 1 / 2),
  }),
  defineRange({
    code: '8741',
    family: 'reverse-grooved-pin',
    standard: 'ISO 8741',
    source: sources.fastenersWorkbench,
    sizes: grooved(iso8741, 1 / 2),
  }),
  defineRange({
    code: '8742',
    family: 'centre-grooved-pin',
    standard: 'ISO 8742',
    source: sources.fastenersWorkbench,
    sizes: grooved(iso8742, 1 / 3),
  }),
]
