import { INCH } from '../../geometry/inches.ts'
import { defineRange, metricThreads, type Range } from '../../range.ts'
import {
  din1624,
  din7965,
  headedInchInserts,
  heatInserts,
  rivetNuts,
  straightHeatInserts,
  tappingInserts,
} from '../../standards/threaded-inserts.ts'
import { coarsePitch, inchCode, unifiedPitch, unifiedThread } from '../../standards/threads.ts'

/** Millimetres to a micrometre. */
function toMicrometre(length: number): number {
  return Number(length.toFixed(3))
}

/** The sizes of heat-set inserts: 'M3 x 6'. */
function insertSizes(inserts: readonly Readonly<Record<'d' | 'l' | 'D' | 'C', number>>[]) {
  return inserts.map(insert => {
    const { d, l } = insert
    return { code: `M${d}X${l}`, label: `M${d} x ${l}`, dimensions: { ...insert, P: coarsePitch(d) } }
  })
}

/** The sizes of rivet nuts with one kind of head: 'M6 x 14.5'. */
function rivetNutSizes(head: 'flat' | 'small') {
  return ({ rows }: typeof rivetNuts) =>
    rows.map(({ d, D, l, emin, emax, dkSmall, kSmall, ...flat }) => ({
      code: `M${d}X${l}`,
      label: `M${d} x ${l}`,
      dimensions: {
        d,
        l,
        D,
        emin,
        emax,
        ...(head === 'flat' ? flat : { dk: dkSmall, k: kSmall }),
        P: coarsePitch(d),
      },
    }))
}

export const threadedInserts: readonly Range[] = [
  defineRange('HSI', 'heat-insert', heatInserts, ({ rows }) =>
    insertSizes(rows.flatMap(({ lengths, ...row }) => lengths.map(l => ({ ...row, l })))),
  ),
  defineRange('IUT', 'heat-insert', straightHeatInserts, ({ rows }) => insertSizes(rows)),
  defineRange('LSZ', 'headed-heat-insert', headedInchInserts, ({ rows }) =>
    rows.map(({ d, series, l, D, C, dk, k }) => {
      const label = unifiedThread(d, series)
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
  ),
  defineRange('RNF', 'rivet-nut', rivetNuts, rivetNutSizes('flat')),
  defineRange('RNS', 'rivet-nut', rivetNuts, rivetNutSizes('small')),
  defineRange('302', 'tapping-insert', tappingInserts, ({ nominals, row }) =>
    metricThreads(nominals, d => ({ d, ...row(d), P: coarsePitch(d) })),
  ),
  defineRange('7965', 'wood-insert', din7965, ({ nominals, row }) =>
    nominals.map(d => {
      const insert = row(d)
      return {
        code: `M${d}X${insert.l}`,
        label: `M${d} x ${insert.l}`,
        dimensions: { d, ...insert, P: coarsePitch(d) },
      }
    }),
  ),
  defineRange('1624', 'tee-nut', din1624, ({ nominals, row }) =>
    metricThreads(nominals, d => ({ d, ...row(d), P: coarsePitch(d) })),
  ),
]
