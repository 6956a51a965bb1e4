import { MM_PER_INCH } from '#contract/inches.ts'
import { coarsePitchOf } from '../threads/metric.ts'
import { unifiedSizes } from '../threads/unified.ts'
import { spannerFor } from './drivers.ts'
import type { Fit } from './fit.ts'
import { nutFor } from './nuts.ts'
import { measureOf, type PartFacts } from './part.ts'
import { qualityOf } from './quality.ts'
import { rodFor, screwFor } from './screws.ts'
import { findThread, type Thread, threadOf } from './thread.ts'
import { threadOfWasher, washerFor } from './washers.ts'

/** What goes with a hexagon nut. */
export function fitsOfHexNut(part: PartFacts): Fit[] {
  const thread = threadOf(part)
  if (!thread) return []
  return [screwFor(part, thread), ...washerFor(thread, qualityOf(part)), ...spannerFor(part, thread)]
}

/** What goes with a nut that has a flange, wings or another form: no washer. */
export function fitsOfNut(part: PartFacts): Fit[] {
  const thread = threadOf(part)
  return thread ? [screwFor(part, thread), ...spannerFor(part, thread)] : []
}

/** What goes with a nut for T-slots: what is clamped is held by a rod, a washer and a nut. */
export function fitsOfTNut(part: PartFacts): Fit[] {
  const thread = threadOf(part)
  if (!thread) return []
  const quality = qualityOf(part)
  return [rodFor(part, thread), nutFor(thread, quality), ...washerFor(thread, quality)]
}

/** What goes with an insert: its metal is not that of the screw. */
export function fitsOfInsert(part: PartFacts): Fit[] {
  const thread = threadOf(part)
  if (!thread) return []
  const { role, why, wanted } = screwFor(part, thread)
  return [{ role, why, wanted: wanted && { ...wanted, quality: null } }]
}

/** ISO 4017 and ISO 4032 end here; there are washers for larger threads. */
const LARGEST_THREAD_MM = 64

/** What goes with a plain washer: the screw of coarse thread that it is for, and its nut. */
export function fitsOfWasher(part: PartFacts): Fit[] {
  const thread = threadOfWasherSize(part)
  return thread ? [screwFor(part, thread), nutFor(thread, qualityOf(part))] : []
}

/** By its size ('M8', '1/4"'), or by the hole of ISO 7089. */
function threadOfWasherSize(part: PartFacts): Thread | undefined {
  const size = part.size ?? ''
  const unified = unifiedSizes.get(size.replace('"', ''))
  if (unified?.coarse) return findThread(unified.inches * MM_PER_INCH, MM_PER_INCH / unified.coarse)
  const diameter = Number(/^M(\d+(?:\.\d+)?)/.exec(size)?.[1] ?? threadOfWasher(measureOf(part, 'd1') ?? 0))
  const pitch = coarsePitchOf(diameter)
  return pitch === undefined || diameter > LARGEST_THREAD_MM ? undefined : findThread(diameter, pitch)
}
