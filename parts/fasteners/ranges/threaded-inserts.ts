import { INCH } from '../../geometry/inches.ts'
import { defineRange, metricThreads, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { inchCode, unifiedPitch, unifiedThread } from '../../standards/asme-b1-1.ts'
import { din1624 } from '../../standards/din-1624.ts'
import { din7965 } from '../../standards/din-7965.ts'
import { headedInchInserts, heatInserts, straightHeatInserts } from '../../standards/heat-inserts.ts'
import { coarsePitch } from '../../standards/iso-261.ts'
import { rivetNuts } from '../../standards/rivet-nuts.ts'
import { tappingInserts } from '../../standards/tapping-inserts.ts'

/** Millimetres to a micrometre. */
function toMicrometre(length: number): number {
  return Number(length.toFixed(3))
}

/** The sizes of heat-set inserts: 'M3 x 6'. */
function insertSizes(inserts: typeof heatInserts) {
  return inserts.map(insert => {
    const { d, l } = insert
    return { code: `M${d}X${l}`, label: `M${d} x ${l}`, dimensions: { ...insert, P: coarsePitch(d) } }
  })
}

/** The sizes of rivet nuts with one kind of head: 'M6 x 14.5'. */
function rivetNutSizes(head: 'flat' | 'small') {
  return rivetNuts.flatMap(({ d, D, lengths, ...heads }) =>
    lengths.map(([l, emin, emax]) => ({
      code: `M${d}X${l}`,
      label: `M${d} x ${l}`,
      dimensions: { d, l, D, emin, emax, ...heads[head], P: coarsePitch(d) },
    })),
  )
}

export const threadedInserts: readonly Range[] = [
  defineRange({
    code: 'HSI',
    family: 'heat-insert',
    standard: null,
    source: sources.cqWarehouse,
    sizes: insertSizes(heatInserts),
  }),
  defineRange({
    code: 'IUT',
    family: 'heat-insert',
    standard: null,
    source: sources.fastenersWorkbench,
    sizes: insertSizes(straightHeatInserts),
  }),
  defineRange({
    code: 'LSZ',
    family: 'headed-heat-insert',
    standard: null,
    source: 'Pencom LSZ inserts (pencomsf.com)',
    sizes: headedInchInserts.map(({ d, series, l, D, C, dk, k }) => {
      const label = unifiedThread(d, series).replace('#', '')
      return {
        code: inchCode(label),
        label,
        dimensions: {
          d: toMicrometre(d),
          l: toMicrometre(l * INCH),
          D: toMicrometre(D * INCH),
          C: toMicrometre(C * INCH),
          dk: toMicrometre(dk * INCH),
          k: toMicrometre(k * INCH),
          P: toMicrometre(unifiedPitch(d, series)),
        },
      }
    }),
  }),
  defineRange({
    code: 'RNF',
    family: 'rivet-nut',
    standard: null,
    source: null,
    sizes: rivetNutSizes('flat'),
  }),
  defineRange({
    code: 'RNS',
    family: 'rivet-nut',
    standard: null,
    source: null,
    sizes: rivetNutSizes('small'),
  }),
  defineRange({
    code: '302',
    family: 'tapping-insert',
    standard: null,
    source: 'Tables of Ensat 302 (avicflight.com, mastik.pt)',
    sizes: metricThreads(tappingInserts.nominals, d => ({ d, ...tappingInserts.row(d), P: coarsePitch(d) })),
  }),
  defineRange({
    code: '7965',
    family: 'wood-insert',
    standard: 'DIN 7965',
    source: 'NopSCADlib, inserts',
    sizes: din7965.nominals.map(d => {
      const row = din7965.row(d)
      return {
        code: `M${d}X${row.l}`,
        label: `M${d} x ${row.l}`,
        dimensions: { d, ...row, P: coarsePitch(d) },
      }
    }),
  }),
  defineRange({
    code: '1624',
    family: 'tee-nut',
    standard: 'DIN 1624',
    source: sources.fastenersWorkbench,
    sizes: metricThreads(din1624.nominals, d => ({ d, ...din1624.row(d), P: coarsePitch(d) })),
  }),
]
