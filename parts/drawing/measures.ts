import { isInInches, writeInches } from '../geometry/inches.ts'
import type { Point } from '../geometry/profile.ts'
import { limitOf } from '../limits.ts'

/** What a dimension says besides the length that it measures. */
export interface Saying {
  /** Written before the number: '⌀', 'M', 'R', 'S⌀', '4 × ⌀'. */
  readonly prefix?: string
  /** Written after it: ' × 1.5', '°', ' H7'. */
  readonly suffix?: string
  /** The thread in inches that it is the diameter of: '1/4-20'. */
  readonly thread?: string
  /** Other dimensions of the part that the suffix or prefix states, by their symbols. */
  readonly also?: readonly string[]
}

/** On which side of the view, in a row that is found for it; or at a place of its own, in mm of the part. */
export type Side<S extends string> = S | { readonly at: number }

interface Said extends Saying {
  /** The symbol in the part's table of dimensions; null for one that follows from others. */
  readonly symbol: string | null
}

/** A dimension or note of a view. Its number is measured from its points, never written. */
export type Measure =
  | (Said & {
      readonly type: 'width'
      readonly from: Point
      readonly to: Point
      readonly side: Side<'above' | 'below'>
    })
  | (Said & {
      readonly type: 'height'
      readonly from: Point
      readonly to: Point
      readonly side: Side<'left' | 'right'>
    })
  | (Said & { readonly type: 'aligned'; readonly from: Point; readonly to: Point; readonly offset: number })
  | (Said & {
      readonly type: 'round'
      readonly of: 'radius' | 'diameter'
      readonly centre: Point
      readonly radius: number
      readonly angle: number
      readonly reach: number
    })
  | (Said & {
      readonly type: 'angle'
      readonly vertex: Point
      readonly from: number
      readonly to: number
      readonly radius: number
    })
  | {
      readonly type: 'note'
      readonly at: Point
      readonly text: string
      readonly angle: number
      readonly reach: number
      readonly symbols: readonly string[]
    }

/** A horizontal dimension above or below the view. */
export function width(
  symbol: string | null,
  from: Point,
  to: Point,
  side: Side<'above' | 'below'> = 'below',
  saying: Saying = {},
): Measure {
  return { type: 'width', symbol, from, to, side, ...saying }
}

/** A vertical dimension to the left or right of the view. */
export function height(
  symbol: string | null,
  from: Point,
  to: Point,
  side: Side<'left' | 'right'> = 'right',
  saying: Saying = {},
): Measure {
  return { type: 'height', symbol, from, to, side, ...saying }
}

/** A dimension along a slanted line, its own line `offset` mm of paper to the left of the way from one end to the other. */
export function aligned(
  symbol: string | null,
  from: Point,
  to: Point,
  offset = 10,
  saying: Saying = {},
): Measure {
  return { type: 'aligned', symbol, from, to, offset, ...saying }
}

/** Where a leader runs: its direction in degrees, and how far out of the arrow's tip it bends, in mm of paper. */
export interface Leader extends Saying {
  readonly angle?: number
  readonly reach?: number
}

/** The diameter of a circle, by a leader whose arrow meets it at `angle`. */
export function diameter(symbol: string | null, centre: Point, value: number, leader: Leader = {}): Measure {
  const { angle = 45, reach = 9, prefix = '⌀', ...saying } = leader
  return { type: 'round', of: 'diameter', symbol, centre, radius: value / 2, angle, reach, prefix, ...saying }
}

/** The radius of an arc, by a leader whose arrow meets it at `angle` from outside; a negative reach comes from inside. */
export function radius(symbol: string | null, centre: Point, value: number, leader: Leader = {}): Measure {
  const { angle = 45, reach = 9, prefix = 'R', ...saying } = leader
  return { type: 'round', of: 'radius', symbol, centre, radius: value, angle, reach, prefix, ...saying }
}

/** An angle at a vertex, from one direction anticlockwise to another (degrees), its arc at `radius` mm of the part. */
export function angleBetween(
  symbol: string | null,
  vertex: Point,
  from: number,
  to: number,
  arcRadius: number,
  saying: Saying = {},
): Measure {
  return { type: 'angle', symbol, vertex, from, to, radius: arcRadius, suffix: '°', ...saying }
}

/** A text with a leader to a point; `symbols` are those of the part's dimensions that it states. */
export function note(
  at: Point,
  text: string,
  options: Pick<Leader, 'angle' | 'reach'> & { readonly symbols?: readonly string[] } = {},
): Measure {
  return {
    type: 'note',
    at,
    text,
    angle: options.angle ?? 45,
    reach: options.reach ?? 9,
    symbols: options.symbols ?? [],
  }
}

/** The number that a dimension measures, in mm or degrees. */
export function measured(measure: Exclude<Measure, { type: 'note' }>): number {
  switch (measure.type) {
    case 'width':
      return Math.abs(measure.to[0] - measure.from[0])
    case 'height':
      return Math.abs(measure.to[1] - measure.from[1])
    case 'aligned':
      return Math.hypot(measure.to[0] - measure.from[0], measure.to[1] - measure.from[1])
    case 'round':
      return measure.of === 'diameter' ? measure.radius * 2 : measure.radius
    case 'angle':
      return measure.to - measure.from
  }
}

/**
 * What stands on the dimension line of a part to this standard: '⌀24.5', 'M10 × 1.5', '118°'; where it is in inches they come first, and
 * mm in brackets as in ASME Y14.5: '⌀3/8" [9.53]', '1/4-20 [⌀6.35]'. A limit of the standard says so: '⌀8.4 max'.
 */
export function wording(measure: Measure, standard: string | null): string {
  if (measure.type === 'note') return measure.text
  const { prefix = '', suffix = '', thread } = measure
  const value = measured(measure)
  const number = showNumber(value)
  if (thread !== undefined && isInInches(standard)) return `${thread} [${prefix}${number}]`
  const isLength = measure.type !== 'angle' && isInInches(standard)
  const limit = measure.symbol === null ? undefined : limitOf(measure.symbol, standard)
  return `${prefix}${isLength ? `${writeInches(value)} [${number}]` : number}${suffix}${limit ? ` ${limit}` : ''}`
}

/** A number as drawings write it: at most two decimals (three below one), no trailing zeros. */
export function showNumber(value: number): string {
  return String(Number(value.toFixed(value < 1 ? 3 : 2)))
}

/** The symbols of the part's table that a measure states. */
export function symbolsOf(measure: Measure): readonly string[] {
  if (measure.type === 'note') return measure.symbols
  return [...(measure.symbol === null ? [] : [measure.symbol]), ...(measure.also ?? [])]
}
