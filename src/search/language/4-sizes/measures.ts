import { isSameValue } from '../../rounding.ts'
import { coarsePitchOf } from '../../threads/metric.ts'
import type { Measure } from '../../understanding.ts'
import { fold } from '../1-words/fold.ts'
import { beginsAt } from '../1-words/scan.ts'
import { drillOf, readSize } from './sizes.ts'

/** The catalogue writes '#10' for a thread and 'No. 10' for a drill. */
const DRILL = 'no. '

/**
 * All measures of a label, in its order: 'M10 x 1 x 1000' has the thread M10 × 1 and the length 1000, '10/22, stroke 60, 500 N'
 * has 10, 22, 60 and 500 N. Words and codes in it are passed over. The catalogue's labels and queries both go through here.
 */
export function readMeasures(label: string): readonly Measure[] {
  const folded = fold(label)
  const measures: Measure[] = []
  let at = 0
  while (at < folded.length) {
    const size = beginsAt(folded, at) ? readSize(folded, at) : undefined
    const isDrill = folded.startsWith(DRILL, at)
    if (size) measures.push(...size.measures.map(each => (isDrill && drillOf(each)) || each))
    at = size?.end ?? at + 1
  }
  return measures
}

/**
 * Whether a measure that was asked for is one that is made. A diameter finds a thread, so that '8 x 40' finds M8 × 40, but a thread
 * no diameter. Without a pitch in the query any pitch fits; a thread that the catalogue writes without a pitch has the coarse one.
 */
export function fitsMeasure(asked: Measure, made: Measure): boolean {
  if (!isSameValue(asked.mm, made.mm)) return false
  if (asked.kind === 'other' || made.kind === 'other')
    return asked.kind === made.kind && asked.text === made.text
  if (asked.kind !== 'length' && asked.kind !== made.kind) return false
  if (asked.pitchMm === null) return true
  const pitch = made.pitchMm ?? (made.kind === 'metric-thread' ? coarsePitchOf(made.mm) : undefined)
  return pitch === undefined || isSameValue(asked.pitchMm, pitch)
}

/** Whether a metric thread was asked for without a pitch, which is the coarse one, and is made with another: M8 x 1 for M8. */
export function hasOtherPitch(asked: Measure, made: Pick<Measure, 'mm' | 'pitchMm'>): boolean {
  if (asked.kind !== 'metric-thread' || asked.pitchMm !== null || made.pitchMm === null) return false
  const coarse = coarsePitchOf(made.mm)
  return coarse !== undefined && !isSameValue(coarse, made.pitchMm)
}
