import { defineRange, type Range } from '../../range.ts'
import { dieSpringRate } from '../spring-rates.ts'

/**
 * Die springs by the hole they work in: outer and inner diameter, wire height of a spring for medium (blue) and for heavy load
 * (red), the lengths they are stocked in; in mm.
 */
const HOLES = [
  { hole: 10, De: 9.6, Di: 5.2, blue: 1.05, red: 1.2, lengths: [25, 32, 38, 44, 51, 64, 76] },
  { hole: 12.5, De: 12, Di: 6.6, blue: 1.35, red: 1.5, lengths: [25, 32, 38, 44, 51, 64, 76, 89] },
  { hole: 16, De: 15.4, Di: 8.4, blue: 1.75, red: 2, lengths: [25, 32, 38, 44, 51, 64, 76, 89, 102] },
  {
    hole: 20,
    De: 19.2,
    Di: 10.4,
    blue: 2.3,
    red: 2.7,
    lengths: [25, 32, 38, 44, 51, 64, 76, 89, 102, 115, 127, 139, 152, 305],
  },
  {
    hole: 25,
    De: 24,
    Di: 13,
    blue: 2.9,
    red: 3.4,
    lengths: [25, 32, 38, 44, 51, 64, 76, 89, 102, 115, 127, 139, 152, 178, 203, 305],
  },
  {
    hole: 32,
    De: 30.8,
    Di: 16.6,
    blue: 3.8,
    red: 4.5,
    lengths: [38, 44, 51, 64, 76, 89, 102, 115, 127, 139, 152, 178, 203, 254, 305],
  },
  {
    hole: 40,
    De: 38.6,
    Di: 20.8,
    blue: 4.7,
    red: 5.6,
    lengths: [51, 64, 76, 89, 102, 115, 127, 139, 152, 178, 203, 254, 305],
  },
  {
    hole: 50,
    De: 48.4,
    Di: 26,
    blue: 5.8,
    red: 6.9,
    lengths: [64, 76, 89, 102, 115, 127, 139, 152, 178, 203, 254, 305],
  },
] as const

/** How much travel is left between the coils: their pitch as a multiple of the wire's height. */
const PITCHES = { blue: 2.35, red: 2.1 } as const

/** Gas springs by rod and tube: eye, what they are longer than twice their stroke, strokes and forces; in mm and N. */
const GAS = [
  {
    d: 6,
    D: 15,
    dh: 6.1,
    rest: 55,
    strokes: [20, 40, 60, 80, 100, 120, 150],
    forces: [50, 100, 150, 200, 250, 300, 400],
  },
  {
    d: 8,
    D: 18,
    dh: 8.2,
    rest: 72,
    strokes: [40, 60, 80, 100, 120, 150, 160, 200, 250],
    forces: [100, 150, 200, 250, 300, 400, 500, 600, 700],
  },
  {
    d: 10,
    D: 22,
    dh: 8.2,
    rest: 85,
    strokes: [60, 80, 100, 120, 150, 200, 250, 300, 350, 400],
    forces: [150, 200, 300, 400, 500, 600, 700, 800, 1000, 1150],
  },
  {
    d: 14,
    D: 28,
    dh: 10.2,
    rest: 115,
    strokes: [100, 150, 200, 250, 300, 400, 500],
    forces: [300, 500, 700, 1000, 1200, 1500, 2000, 2500],
  },
]
/** By how much of its force a gas spring pushes harder when it is fully pressed in. */
const PROGRESSION = 0.38

export const dieAndGasSprings: readonly Range[] = [
  defineRange(
    'DIE',
    'die-spring',
    { standard: 'ISO 10243', source: null },
    HOLES.flatMap(({ hole, De, Di, lengths, ...heights }) =>
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
  defineRange(
    'GAS',
    'gas-spring',
    { standard: null, source: null },
    GAS.flatMap(({ d, D, dh, rest, strokes, forces }) =>
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
