import { MM_PER_INCH } from '#contract/inches.ts'
import { seriesOfMetric } from '../threads/metric.ts'
import { measureOf, type PartFacts } from './part.ts'
import { findUnified, type UnifiedThread } from './unified-drills.ts'

/** The thread of a part. Diameter and pitch are in mm. */
export type Thread =
  | {
      readonly system: 'metric'
      /** 'M8', 'M8 x 1' */
      readonly name: string
      readonly series: 'coarse' | 'fine'
      readonly diameter: number
      readonly pitch: number
    }
  | ({ readonly system: 'unified' } & UnifiedThread)

/** The thread of this diameter and pitch in mm: of ISO 261, or unified; undefined if it is of neither. */
export function findThread(diameter: number, pitch: number): Thread | undefined {
  const series = seriesOfMetric(diameter, pitch)
  if (series) {
    const name = series === 'coarse' ? `M${diameter}` : `M${diameter} x ${pitch}`
    return { system: 'metric', name, series, diameter, pitch }
  }
  const unified = findUnified(diameter, pitch)
  return unified && { system: 'unified', ...unified }
}

/** The thread of a part that has its diameter as d, and its pitch as P or its turns an inch as n. */
export function threadOf(part: PartFacts): Thread | undefined {
  const diameter = measureOf(part, 'd')
  const turns = measureOf(part, 'n')
  const pitch = measureOf(part, 'P') ?? (turns && MM_PER_INCH / turns)
  return diameter && pitch ? findThread(diameter, pitch) : undefined
}
