import { defineRange, type Range } from '../../range.ts'
import { iso2795 } from '../../standards/iso-2795.ts'
import { iso3547, iso3547Flanged } from '../../standards/iso-3547.ts'
import { catalogues } from './catalogues.ts'

export const plainBushes: readonly Range[] = [
  defineRange({
    code: '3547',
    family: 'plain-bush',
    standard: 'ISO 3547-1',
    source: catalogues.isb,
    sizes: iso3547.nominals.flatMap(d => {
      const { D, lengths } = iso3547.row(d)
      return lengths.map(L => ({ code: `${d}X${L}`, label: `${d} x ${D} x ${L}`, dimensions: { d, D, L } }))
    }),
  }),
  defineRange({
    code: '3547F',
    family: 'flanged-bush',
    standard: 'ISO 3547-1',
    source: catalogues.isb,
    sizes: iso3547Flanged.nominals.flatMap(d => {
      const { D, Df, t, lengths } = iso3547Flanged.row(d)
      return lengths.map(L => ({
        code: `${d}X${L}`,
        label: `${d} x ${D} x ${L}`,
        dimensions: { d, D, L, Df, t },
      }))
    }),
  }),
  defineRange({
    code: '2795',
    family: 'plain-bush',
    standard: 'ISO 2795',
    source: catalogues.isb,
    sizes: iso2795.nominals.flatMap(d =>
      Object.entries(iso2795.row(d)).flatMap(([outside, lengths]) => {
        const D = Number(outside)
        return lengths.map(L => ({
          code: `${d}X${D}X${L}`,
          label: `${d} x ${D} x ${L}`,
          dimensions: { d, D, L },
        }))
      }),
    ),
  }),
]
