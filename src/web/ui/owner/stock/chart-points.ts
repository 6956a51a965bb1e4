import type { Movement } from '#contract/catalog/stock.ts'

/** A line over the movements, in a box of `width` by `height` whose lower edge is zero. */
export interface StockLine {
  /** The points of an SVG polyline, oldest first. */
  readonly points: string
  readonly first: number
  readonly last: number
  readonly least: number
  readonly most: number
}

/** Draws what was available after each movement; undefined if fewer than two say so. Movements come newest first. */
export function drawStock(
  movements: readonly Pick<Movement, 'available'>[],
  { width, height }: { readonly width: number; readonly height: number },
): StockLine | undefined {
  const levels = movements.flatMap(({ available }) => (available === null ? [] : [available])).toReversed()
  const [first, last] = [levels[0], levels.at(-1)]
  if (first === undefined || last === undefined || levels.length < 2) return undefined
  const most = Math.max(...levels)
  const x = (index: number) => round((index / (levels.length - 1)) * width)
  const y = (level: number) => round(height - (level / Math.max(most, 1)) * height)
  // Stock changes in steps: it is constant until the next movement.
  const steps = levels.slice(1).flatMap((level, index) => {
    const before = levels[index] ?? level
    return [`${x(index + 1)},${y(before)}`, `${x(index + 1)},${y(level)}`]
  })
  return { points: [`0,${y(first)}`, ...steps].join(' '), first, last, least: Math.min(...levels), most }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
