import { defineRange, type Range } from '../../range.ts'
import { readRows } from '../../standards/read-table.ts'

const calipers = readRows('din-862', ['m', 'l', 'j'])
/** Vernier readings in mm; the usual one is not named in a code. */
const READINGS = [
  { R: 0.05, suffix: '' },
  { R: 0.02, suffix: '-02' },
]

const squares = readRows('din-875', ['h', 'l', 'b', 't', 'c'])

const vBlocks = readRows('v-blocks', ['l', 'D', 'b', 'h', 'v'])

export const measuringTools: readonly Range[] = [
  defineRange('862', 'vernier-caliper', calipers, ({ rows }) =>
    rows.flatMap(({ m, l, j }) =>
      READINGS.map(({ R, suffix }) => ({
        code: `${m}${suffix}`,
        label: `${m} mm, ${R} mm`,
        dimensions: { m, l, j, b: 16, t: 3.5, R },
      })),
    ),
  ),
  defineRange('875', 'try-square', squares, ({ rows }) =>
    rows.map(square => ({
      code: `${square.h}X${square.l}`,
      label: `${square.h} x ${square.l}`,
      dimensions: square,
    })),
  ),
  defineRange('VB', 'v-block', vBlocks, ({ rows }) =>
    rows.map(block => ({
      code: `${block.l}`,
      label: `${block.l} x ${block.b} x ${block.h}`,
      dimensions: block,
    })),
  ),
]
