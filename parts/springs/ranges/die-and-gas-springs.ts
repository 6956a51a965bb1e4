import { defineRange, type Range } from '../../range.ts'
import { list, readRows } from '../../standards/read-table.ts'
import { dieSpringRate } from '../spring-rates.ts'

const holes = readRows('iso-10243', ['hole', 'De', 'Di', 'blue', 'red'], { lengths: list })

/** How much travel is left between the coils: their pitch as a multiple of the wire's height. */
const PITCHES = { blue: 2.35, red: 2.1 } as const

const gasSprings = readRows('gas-springs', ['d', 'D', 'dh', 'rest'], { strokes: list, forces: list })
/** By how much of its force a gas spring pushes harder when it is fully pressed in. */
const PROGRESSION = 0.38

export const dieAndGasSprings: readonly Range[] = [
  defineRange('DIE', 'die-spring', holes, ({ rows }) =>
    rows.flatMap(({ hole, De, Di, lengths, ...heights }) =>
      (['blue', 'red'] as const).flatMap(load =>
        lengths.map(L0 => {
          const h = heights[load]
          const n = Math.round((2 * (L0 - 2 * h)) / (PITCHES[load] * h)) / 2
          const spring = { De, Di, h, n }
          return {
            code: `${hole}X${L0}-${load === 'blue' ? 'B' : 'R'}`,
            label: `${hole} x ${L0}, ${load}`,
            dimensions: { ...spring, L0, R: dieSpringRate(spring) },
          }
        }),
      ),
    ),
  ),
  defineRange('GAS', 'gas-spring', gasSprings, ({ rows }) =>
    rows.flatMap(({ d, D, dh, rest, strokes, forces }) =>
      strokes.flatMap(H =>
        forces.map(F1 => ({
          code: `${d}X${D}-${H}-${F1}`,
          label: `${d}/${D}, stroke ${H}, ${F1} N`,
          dimensions: {
            F1,
            L: 2 * H + rest,
            H,
            D,
            d,
            dh,
            R: Number(((PROGRESSION * F1) / H).toPrecision(2)),
          },
        })),
      ),
    ),
  ),
]
