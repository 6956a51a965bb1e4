import { formatDimension } from '@parts-hub/parts'
import type { Dimension } from '#contract/catalog/catalog.ts'
import { writeInches } from '#contract/inches.ts'

/** Their parts are made, asked for and measured in inches. */
const INCH_STANDARDS = /^(?:ASME|SAE)\b/
/** How far, in mm, a length may lie from a fraction of an inch that stands for it: tables in mm have four decimals. */
const TOLERANCE_MM = 0.000_1

/** A dimension of a part to this standard as it is read, in its unit, or in inches first: ['13 mm'], ['1 11/16"', '42.86 mm']. */
export function writeInUnits(
  { value, unit }: Pick<Dimension, 'value' | 'unit'>,
  standard: string | null,
): string[] {
  if (unit !== 'mm' || !INCH_STANDARDS.test(standard ?? '')) return [formatDimension({ value, unit })]
  const mm = Number(value.toFixed(2))
  return [`${writeInches(value, TOLERANCE_MM)}"`, formatDimension({ value: mm, unit })]
}
