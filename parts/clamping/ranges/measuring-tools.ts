import { defineRange, type Range } from '../../range.ts'

/** DIN 862: calipers by their range: overall length, jaws; in mm. */
const CALIPERS = [
  { m: 150, l: 236, j: 40 },
  { m: 200, l: 288, j: 50 },
  { m: 300, l: 392, j: 60 },
]
/** Vernier readings in mm; the usual one is not named in a code. */
const READINGS = [
  { R: 0.05, suffix: '' },
  { R: 0.02, suffix: '-02' },
]

/** DIN 875-1: try squares with a stock: blade and stock, their widths and thicknesses; in mm. */
const SQUARES = [
  { h: 100, l: 70, b: 20, t: 4, c: 12 },
  { h: 150, l: 100, b: 25, t: 5, c: 15 },
  { h: 200, l: 130, b: 28, t: 5, c: 16 },
  { h: 250, l: 165, b: 32, t: 6, c: 18 },
  { h: 300, l: 200, b: 36, t: 6, c: 20 },
]

/** V-blocks by their length: largest round bar, width, height, width of the V; in mm. */
const V_BLOCKS = [
  { l: 75, D: 40, b: 50, h: 45, v: 38 },
  { l: 100, D: 54, b: 66, h: 60, v: 51 },
  { l: 125, D: 66, b: 82, h: 74, v: 63 },
]

export const measuringTools: readonly Range[] = [
  defineRange(
    '862',
    'vernier-caliper',
    { standard: 'DIN 862', source: null },
    CALIPERS.flatMap(({ m, l, j }) =>
      READINGS.map(({ R, suffix }) => ({
        code: `${m}${suffix}`,
        label: `${m} mm, ${R} mm`,
        dimensions: { m, l, j, b: 16, t: 3.5, R },
      })),
    ),
  ),
  defineRange(
    '875',
    'try-square',
    { standard: 'DIN 875-1', source: null },
    SQUARES.map(square => ({
      code: `${square.h}X${square.l}`,
      label: `${square.h} x ${square.l}`,
      dimensions: square,
    })),
  ),
  defineRange(
    'VB',
    'v-block',
    { standard: null, source: null },
    V_BLOCKS.map(block => ({
      code: `${block.l}`,
      label: `${block.l} x ${block.b} x ${block.h}`,
      dimensions: block,
    })),
  ),
]
