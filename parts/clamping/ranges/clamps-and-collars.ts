import { defineRange, type Range } from '../../range.ts'
import { din705, shaftCollar } from '../../standards/grips-and-collars.ts'
import { readRows, text } from '../../standards/read-table.ts'
import { coarsePitch } from '../../standards/threads.ts'

const wideBands = readRows('din-3017-wide', ['d', 'D'])
const narrowBands = readRows('din-3017-narrow', ['d', 'D'])

const gClamps = readRows('g-clamps', ['a', 'b', 'F', 'd', 't'])

const toggleClamps = readRows('toggle-clamps', ['F', 'l', 'h', 'b', 'd', 'e'], { code: text })

export const clampsAndCollars: readonly Range[] = [
  defineRange('3017', 'hose-clamp', wideBands, [
    ...narrowBands.rows.map(({ d, D }) => ({
      code: `${d}-${D}-9`,
      label: `${d}-${D} mm, 9 mm band`,
      dimensions: { D, d, b: 9, t: 0.6, s: 7, T: 3 },
    })),
    ...wideBands.rows.map(({ d, D }) => ({
      code: `${d}-${D}`,
      label: `${d}-${D} mm, 12 mm band`,
      dimensions: { D, d, b: 12, t: D > 50 ? 0.8 : 0.7, s: 7, T: 5 },
    })),
  ]),
  defineRange('705', 'shaft-collar', din705, ({ nominals }) =>
    nominals.map(d => ({ code: `A${d}`, label: `A ${d}`, dimensions: shaftCollar(d) })),
  ),
  defineRange('GC', 'g-clamp', gClamps, ({ rows }) =>
    rows.map(clamp => ({
      code: `${clamp.a}`,
      label: `${clamp.a} x ${clamp.b}`,
      dimensions: { ...clamp, P: coarsePitch(clamp.d) },
    })),
  ),
  defineRange('TC', 'toggle-clamp', toggleClamps, ({ rows }) =>
    rows.map(({ code, ...dimensions }) => ({
      code,
      label: `${dimensions.F} kN`,
      dimensions,
    })),
  ),
]
