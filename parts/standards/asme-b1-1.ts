import { INCH, unifiedSize } from '../geometry/inches.ts'
import { tableOf } from './table.ts'

/** The coarse and the fine series of unified threads. */
export type UnifiedSeries = 'UNC' | 'UNF'

/** ASME B1.1: threads per inch of the unified threads, by their diameter in mm. Those of socket screws as BOSL2 has them. */
const threads = tableOf<Readonly<Record<UnifiedSeries, number>>>('ASME B1.1', {
  1.8542: { UNC: 64, UNF: 72 },
  2.1844: { UNC: 56, UNF: 64 },
  2.5146: { UNC: 48, UNF: 56 },
  2.8448: { UNC: 40, UNF: 48 },
  3.175: { UNC: 40, UNF: 44 },
  3.5052: { UNC: 32, UNF: 40 },
  4.1656: { UNC: 32, UNF: 36 },
  4.826: { UNC: 24, UNF: 32 },
  5.4864: { UNC: 24, UNF: 28 },
  6.35: { UNC: 20, UNF: 28 },
  7.9375: { UNC: 18, UNF: 24 },
  9.525: { UNC: 16, UNF: 24 },
  11.1125: { UNC: 14, UNF: 20 },
  12.7: { UNC: 13, UNF: 20 },
  14.2875: { UNC: 12, UNF: 18 },
  15.875: { UNC: 11, UNF: 18 },
  19.05: { UNC: 10, UNF: 16 },
  22.225: { UNC: 9, UNF: 14 },
  25.4: { UNC: 8, UNF: 12 },
  28.575: { UNC: 7, UNF: 12 },
  31.75: { UNC: 7, UNF: 12 },
  34.925: { UNC: 6, UNF: 12 },
  38.1: { UNC: 6, UNF: 12 },
})

/** The diameters of the unified threads in mm, from the smallest. */
export const unifiedDiameters = threads.nominals

/** The threads per inch of a unified thread, by its diameter in mm. */
export function threadsPerInch(d: number, series: UnifiedSeries): number {
  return threads.row(d)[series]
}

/** The pitch of a unified thread in mm, by its diameter in mm. */
export function unifiedPitch(d: number, series: UnifiedSeries): number {
  return INCH / threadsPerInch(d, series)
}

/** The designation of a unified thread, by its diameter in mm: '1/4-20', '#10-24'. */
export function unifiedThread(d: number, series: UnifiedSeries): string {
  return `${unifiedSize(d)}-${threadsPerInch(d, series)}`
}

/** A designation in inches as codes have it: '1-4-20' for '1/4-20', '10-24' for '#10-24', '1-1-2' for '1 1/2'. */
export function inchCode(designation: string): string {
  return designation.replace('#', '').replaceAll(/[ /]/g, '-')
}

/** A unified thread of one of the two series. */
export interface UnifiedThread {
  /** In mm. */
  readonly d: number
  readonly series: UnifiedSeries
}

/** The numbers that are hardly in use, in mm: 1 and 3. */
const RARE = new Set([1.8542, 2.5146])
/** Where the fine thread is as usual as the coarse one, in mm. */
const FINE = new Set([4.826, 6.35, 7.9375, 9.525, 12.7])

/** The threads that screws and rods are usually made with, from one diameter in mm to another: coarse ones, some fine ones. */
export function usualThreads(from: number, to: number): UnifiedThread[] {
  return unifiedDiameters
    .filter(d => d >= from && d <= to && !RARE.has(d))
    .flatMap((d): UnifiedThread[] => [
      { d, series: 'UNC' },
      ...(FINE.has(d) ? [{ d, series: 'UNF' } as const] : []),
    ])
}
