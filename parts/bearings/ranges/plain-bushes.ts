import { defineRange, type Range } from '../../range.ts'
import { iso2795, iso3547, iso3547Flanged } from '../../standards/bearings.ts'
import { numbersOf } from '../../standards/preferred-numbers.ts'
import { shaftDiameters } from '../../standards/transmission.ts'

const SHAFT_LENGTHS = numbersOf('lengths of shafts')

export const plainBushes: readonly Range[] = [
  defineRange('3547', 'plain-bush', iso3547, ({ nominals, row }) =>
    nominals.flatMap(d => {
      const { D, lengths } = row(d)
      return lengths.map(L => ({ code: `${d}X${L}`, label: `${d} x ${D} x ${L}`, dimensions: { d, D, L } }))
    }),
  ),
  defineRange('3547F', 'flanged-bush', iso3547Flanged, ({ nominals, row }) =>
    nominals.flatMap(d => {
      const { D, Df, t, lengths } = row(d)
      return lengths.map(L => ({
        code: `${d}X${L}`,
        label: `${d} x ${D} x ${L}`,
        dimensions: { d, D, L, Df, t },
      }))
    }),
  ),
  defineRange('2795', 'plain-bush', iso2795, ({ rows }) =>
    rows.flatMap(({ d, D, lengths }) =>
      lengths.map(L => ({
        code: `${d}X${D}X${L}`,
        label: `${d} x ${D} x ${L}`,
        dimensions: { d, D, L },
      })),
    ),
  ),
]

export const shafts: readonly Range[] = [
  defineRange('SHAFT', 'precision-shaft', shaftDiameters, ({ nominals, row }) =>
    nominals.flatMap(d =>
      SHAFT_LENGTHS.filter(l => l <= row(d).longest).map(l => ({
        code: `${d}X${l}`,
        label: `${d} x ${l}`,
        dimensions: { d, l },
      })),
    ),
  ),
]
