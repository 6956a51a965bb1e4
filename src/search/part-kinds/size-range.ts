import type { Geometries, ShapeDimension } from '../shelf/kept/geometries.ts'
import { isMetricThread } from '../threads/metric.ts'
import { threadName } from '../threads/thread-name.ts'

interface Ends {
  min: number
  max: number
}

/** From which to which size parts are made, by their thread, or else by the dimension that is given first. */
export class SizeRange {
  readonly #metric = noEnds()
  readonly #inch = noEnds()
  readonly #first = noEnds()
  #dimension: ShapeDimension | undefined
  #hasThreads = true
  #hasOneDimension = true

  /** Takes in a size. */
  add(geometries: Geometries, geometry: number): void {
    const thread = geometries.valueOf(geometry, 'thread')
    if (thread === undefined || threadName(thread) === undefined) this.#hasThreads = false
    else stretch(isMetricThread(thread) ? this.#metric : this.#inch, thread)
    const [dimension] = geometries.shapeOf(geometry).dimensions
    this.#dimension ??= dimension
    if (!dimension || dimension.key !== this.#dimension?.key) this.#hasOneDimension = false
    else stretch(this.#first, geometries.valueAt(geometry, 0))
  }

  /** 'M1.6 to M64, #0 to 1"', 'Bore 3 to 100 mm'; null where sizes are told by different dimensions, or there is none. */
  describe(): string | null {
    if (this.#dimension && this.#hasThreads)
      return [this.#metric, this.#inch]
        .filter(({ min, max }) => min <= max)
        .map(({ min, max }) => between(threadName(min) ?? '', threadName(max) ?? ''))
        .join(', ')
    if (!this.#dimension || !this.#hasOneDimension) return null
    const { name, unit } = this.#dimension
    const { min, max } = this.#first
    return `${name} ${between(round(min), round(max))} ${unit}`.trim()
  }
}

function noEnds(): Ends {
  return { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }
}

function stretch(ends: Ends, value: number): void {
  ends.min = Math.min(ends.min, value)
  ends.max = Math.max(ends.max, value)
}

function between(from: string, to: string): string {
  return from === to ? from : `${from} to ${to}`
}

/** To a hundredth, which is enough to choose by. */
function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 })
}
