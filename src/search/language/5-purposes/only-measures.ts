import { isMetricThread } from '../../threads/metric.ts'
import { unifiedSizes } from '../../threads/unified.ts'
import type { Measure, Term } from '../../understanding.ts'

/** The measure that a term is, alone; undefined if it is none, or several. */
export function onlyMeasure({ readings: [first] }: Term): Measure | undefined {
  const [only, ...others] = first?.kind === 'size' ? first.measures : []
  return others.length === 0 ? only : undefined
}

/** The thread that a length may stand for: '3/8"' is 3/8 and '8 mm' M8; undefined if there is none of this diameter. */
export function asThread({ text, mm }: Measure): Measure | undefined {
  const inches = text.replace('"', '')
  if (inches !== text)
    return unifiedSizes.has(inches) ? { kind: 'inch-thread', text: inches, mm, pitchMm: null } : undefined
  return isMetricThread(mm) ? { kind: 'metric-thread', text: `M${mm}`, mm, pitchMm: null } : undefined
}
