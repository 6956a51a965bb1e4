import { defineRange, type Range } from '../../range.ts'
import { list, readRows } from '../../standards/read-table.ts'
import { coarsePitch } from '../../standards/threads.ts'

const buttHinges = readRows('butt-hinges', ['l', 'b', 't', 'd', 'd1', 'd2'])

const liftOffHinges = readRows('lift-off-hinges', ['l', 'b', 't', 'd', 'd1', 'd2'])

const feet = readRows('levelling-feet', ['d', 's', 'F'], { bases: list, lengths: list })

const castors = readRows('en-12532', ['D', 'H', 'F', 'b', 'a', 'c', 'e', 'd'])

export const hingesFeetCastors: readonly Range[] = [
  defineRange('BH', 'butt-hinge', buttHinges, ({ rows }) =>
    rows.map(hinge => ({
      code: `${hinge.l}X${hinge.b}`,
      label: `${hinge.l} x ${hinge.b}`,
      dimensions: hinge,
    })),
  ),
  defineRange('LH', 'lift-off-hinge', liftOffHinges, ({ rows }) =>
    rows.map(hinge => ({
      code: `${hinge.l}X${hinge.b}`,
      label: `${hinge.l} x ${hinge.b}`,
      dimensions: hinge,
    })),
  ),
  defineRange('LF', 'levelling-foot', feet, ({ rows }) =>
    rows.flatMap(({ d, s, F, bases, lengths }) =>
      bases.flatMap(D =>
        lengths.map(l => ({
          code: `M${d}X${l}-${D}`,
          label: `M${d} x ${l}, base ${D}`,
          // The base is 3 mm of rubber and a dish, the stud turns on a ball above it.
          dimensions: { d, l, D, h: Math.round(3 + 0.12 * D + 1.5 * d), P: coarsePitch(d), s, F },
        })),
      ),
    ),
  ),
  defineRange('12532', 'swivel-castor', castors, ({ rows }) =>
    rows.map(castor => ({ code: `${castor.D}`, label: `${castor.D} mm`, dimensions: castor })),
  ),
]
