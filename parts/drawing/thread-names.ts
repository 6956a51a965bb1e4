import { INCH, unifiedSize } from '../geometry/inches.ts'
import type { Saying } from './measures.ts'

/** Metric pitches are multiples of this, in mm; no pitch of a unified thread up to 1 1/2 is. */
const METRIC_STEP = 0.05
/** Pitches are stored rounded: at 56 threads to the inch a micrometre is a tenth of a thread. */
const TOLERANCE = 0.1

/** How a drawing names a thread beside its diameter, both in mm: 'M10 × 1.5'; for inch threads '⌀6.35 (1/4-20)'. */
export function nameThread(d: number, pitch: number): Saying {
  const perInch = INCH / pitch
  const isInch = !isWhole(pitch / METRIC_STEP, 1e-6) && isWhole(perInch, TOLERANCE)
  if (!isInch) return { prefix: 'M', suffix: ` × ${pitch}`, also: ['P'] }
  const thread = `${unifiedSize(d)}-${Math.round(perInch)}`
  return { prefix: '⌀', suffix: ` (${thread})`, thread, also: ['P'] }
}

function isWhole(value: number, tolerance: number): boolean {
  return Math.abs(value - Math.round(value)) < tolerance
}
