import { MM_PER_INCH } from '#contract/inches.ts'
import { isSameValue } from '../rounding.ts'
import { isMetricThread } from './metric.ts'
import { unifiedSizes } from './unified.ts'

/** What a thread of this diameter in mm is called without its pitch: 'M8', '1/4"', '#8'; undefined if there is none. */
export function threadName(diameter: number): string | undefined {
  if (isMetricThread(diameter)) return `M${diameter}`
  for (const [name, { inches }] of unifiedSizes)
    if (isSameValue(inches * MM_PER_INCH, diameter)) return name.startsWith('#') ? name : `${name}"`
  return undefined
}
