import { defineRange, type Range } from '../../range.ts'
import { din705, shaftCollar } from '../../standards/grips-and-collars.ts'
import { coarsePitch } from '../../standards/threads.ts'

/** DIN 3017-1, form A: from which to which hose a clamp with a band of 12 mm reaches, and one with a band of 9 mm; in mm. */
const WIDE_BANDS = [
  [16, 27],
  [20, 32],
  [25, 40],
  [30, 45],
  [32, 50],
  [40, 60],
  [50, 70],
  [60, 80],
  [70, 90],
  [80, 100],
  [90, 110],
  [100, 120],
  [110, 130],
  [120, 140],
  [130, 150],
  [140, 160],
  [150, 170],
  [160, 180],
] as const
const NARROW_BANDS = [
  [12, 20],
  [12, 22],
  [16, 25],
  [16, 27],
  [20, 32],
  [25, 40],
  [30, 45],
  [32, 50],
  [40, 60],
  [50, 70],
  [60, 80],
  [70, 90],
  [80, 100],
] as const

/** G-clamps by their opening: throat, clamping force in kN, spindle, width of the frame; in mm. */
const G_CLAMPS = [
  { a: 50, b: 40, F: 4, d: 10, t: 12 },
  { a: 75, b: 50, F: 6, d: 12, t: 15 },
  { a: 100, b: 60, F: 8, d: 14, t: 17 },
  { a: 125, b: 70, F: 9, d: 14, t: 18 },
  { a: 150, b: 80, F: 10, d: 16, t: 20 },
  { a: 200, b: 95, F: 12, d: 18, t: 22 },
]

/** Horizontal toggle clamps by their holding force in kN. */
const TOGGLE_CLAMPS = [
  { code: 'H16', F: 1.6, l: 160, h: 51, b: 44, d: 6, e: 5.5 },
  { code: 'H20', F: 2, l: 175, h: 55, b: 48, d: 8, e: 6 },
  { code: 'H25', F: 2.5, l: 190, h: 60, b: 52, d: 8, e: 6.5 },
  { code: 'H32', F: 3.2, l: 210, h: 66, b: 57, d: 10, e: 7 },
  { code: 'H40', F: 4, l: 230, h: 72, b: 62, d: 10, e: 8.5 },
]

export const clampsAndCollars: readonly Range[] = [
  defineRange('3017', 'hose-clamp', { standard: 'DIN 3017-1', source: null }, [
    ...NARROW_BANDS.map(([d, D]) => ({
      code: `${d}-${D}-9`,
      label: `${d}-${D} mm, 9 mm band`,
      dimensions: { D, d, b: 9, t: 0.6, s: 7, T: 3 },
    })),
    ...WIDE_BANDS.map(([d, D]) => ({
      code: `${d}-${D}`,
      label: `${d}-${D} mm, 12 mm band`,
      dimensions: { D, d, b: 12, t: D > 50 ? 0.8 : 0.7, s: 7, T: 5 },
    })),
  ]),
  defineRange(
    '705',
    'shaft-collar',
    din705,
    din705.nominals.map(d => ({ code: `A${d}`, label: `A ${d}`, dimensions: shaftCollar(d) })),
  ),
  defineRange(
    'GC',
    'g-clamp',
    { standard: null, source: null },
    G_CLAMPS.map(clamp => ({
      code: `${clamp.a}`,
      label: `${clamp.a} x ${clamp.b}`,
      dimensions: { ...clamp, P: coarsePitch(clamp.d) },
    })),
  ),
  defineRange(
    'TC',
    'toggle-clamp',
    { standard: null, source: null },
    TOGGLE_CLAMPS.map(({ code, ...dimensions }) => ({
      code,
      label: `${dimensions.F} kN`,
      dimensions,
    })),
  ),
]
