import { INCH, unifiedSize } from '../geometry/inches.ts'
import { readTable, type Table } from './read-table.ts'

const coarse = readTable('iso-261', ['P'])

/** The pitch of the coarse thread of this diameter, in mm. */
export function coarsePitch(d: number): number {
  return coarse.row(d).P
}

/** The coarse and the fine series of unified threads. */
export type UnifiedSeries = 'UNC' | 'UNF'

const threads = readTable('asme-b1-1', ['UNC', 'UNF'])

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

/** What a table says of a thread, with its coarse pitch: the dimensions of most nuts. In mm. */
export function threaded<Row extends object>(table: Table<Row>) {
  return (d: number) => ({ d, P: coarsePitch(d), ...table.row(d) })
}
