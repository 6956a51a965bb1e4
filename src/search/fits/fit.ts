import { ROUNDING } from '../rounding.ts'
import type { Quality } from './quality.ts'

/** The dimension with this symbol of a part is from `min` to `max`. */
export interface Measure {
  readonly symbol: string
  readonly min: number
  readonly max: number
}

/** Which products are meant. */
export interface Wanted {
  /** Shapes as these standards have them, the one to be preferred first. */
  readonly of: readonly { readonly standard: string; readonly model: string }[]
  readonly measures: readonly Measure[]
  /** Of those that differ in this dimension, the nearest. */
  readonly nearest: { readonly symbol: string; readonly value: number } | null
  /** The material, finish and strength that it has to go with; null for tools. */
  readonly quality: Quality | null
}

/** Something that fits a part. */
export interface Fit {
  /** What it is to the part: 'Nut', 'Tap drill'. */
  readonly role: string
  /** By which size and which standard: 'ISO 4032, M8, class 8'. */
  readonly why: string
  /** Null for a size that is only said. */
  readonly wanted: Wanted | null
}

/** The dimension is this value, however it was rounded. */
export function exactly(symbol: string, value: number): Measure {
  return { symbol, min: value - ROUNDING, max: value + ROUNDING }
}

/** A wish for products, by their standard, shape and dimensions alone unless more is said. */
export function wish(
  of: Wanted['of'],
  measures: readonly Measure[],
  more: Partial<Pick<Wanted, 'nearest' | 'quality'>> = {},
): Wanted {
  return { of, measures, nearest: null, quality: null, ...more }
}
