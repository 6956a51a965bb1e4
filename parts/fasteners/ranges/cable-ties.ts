import { defineRange, type Range } from '../../range.ts'
import { cableTies } from '../../standards/cable-ties.ts'

export const cableTieRanges: readonly Range[] = [
  defineRange('TIE', 'cable-tie', cableTies, ({ rows }) =>
    rows.map(row => ({ code: `${row.b}X${row.L}`, label: `${row.b} x ${row.L}`, dimensions: row })),
  ),
]
