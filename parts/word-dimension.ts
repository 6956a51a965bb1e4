import { formatDimension } from './format-dimension.ts'
import { isInInches, writeInches } from './geometry/inches.ts'
import { limitOf } from './limits.ts'

/** A dimension of a part: its number in its unit, and what its table calls it. */
export interface Dimension {
  readonly symbol: string
  readonly value: number
  readonly unit: string
}

/**
 * A dimension of a part to this standard as it is read: in its unit, or in inches first where the standard is in inches, and with 'max' or
 * 'min' where it has a limit: ['13 mm'], ['8.4 mm max'], ['1 11/16"', '42.86 mm'].
 */
export function wordDimension(
  { symbol, value, unit }: Dimension,
  standard: string | null,
): readonly [string, ...string[]] {
  const limit = limitOf(symbol, standard)
  const end = limit ? ` ${limit}` : ''
  if (unit !== 'mm' || !isInInches(standard)) return [`${formatDimension({ value, unit })}${end}`]
  return [`${writeInches(value)}${end}`, formatDimension({ value: Number(value.toFixed(2)), unit })]
}
