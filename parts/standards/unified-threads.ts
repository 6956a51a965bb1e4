import { tableOf } from './table.ts'

/**
 * ASME B1.1: unified inch threads by their diameter in mm. Their name, and the threads to an inch of the coarse (UNC) and the fine
 * series (UNF). BOSL2.
 */
const unified = tableOf('ASME B1.1', {
  2.1844: { name: '#2', coarse: 56, fine: 64 },
  2.8448: { name: '#4', coarse: 40, fine: 48 },
  3.175: { name: '#5', coarse: 40, fine: 44 },
  3.5052: { name: '#6', coarse: 32, fine: 40 },
  4.1656: { name: '#8', coarse: 32, fine: 36 },
  4.826: { name: '#10', coarse: 24, fine: 32 },
  6.35: { name: '1/4', coarse: 20, fine: 28 },
  7.9375: { name: '5/16', coarse: 18, fine: 24 },
  9.525: { name: '3/8', coarse: 16, fine: 24 },
  11.1125: { name: '7/16', coarse: 14, fine: 20 },
  12.7: { name: '1/2', coarse: 13, fine: 20 },
  15.875: { name: '5/8', coarse: 11, fine: 18 },
  19.05: { name: '3/4', coarse: 10, fine: 16 },
  22.225: { name: '7/8', coarse: 9, fine: 14 },
  25.4: { name: '1', coarse: 8, fine: 12 },
})

/** The two series of unified threads. */
export type UnifiedSeries = 'coarse' | 'fine'

/** The pitch of a unified thread of this diameter, in mm. */
export function unifiedPitch(d: number, series: UnifiedSeries): number {
  return 25.4 / unified.row(d)[series]
}

/** The designation of a unified thread: '1/4-20'. */
export function unifiedThread(d: number, series: UnifiedSeries): string {
  const row = unified.row(d)
  return `${row.name}-${row[series]}`
}
