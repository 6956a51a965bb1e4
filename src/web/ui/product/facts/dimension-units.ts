import { formatDimension } from '@parts-hub/parts'
import type { Dimension } from '#contract/catalog/catalog.ts'
import { inchesOf } from '#contract/inches.ts'

/** A dimension of a part to this standard as it is read, in its unit, or in inches first: ['13 mm'], ['1 11/16"', '42.86 mm']. */
export function writeInUnits(
  { value, unit }: Pick<Dimension, 'value' | 'unit'>,
  standard: string | null,
): string[] {
  const inches = inchesOf({ value, unit }, standard)
  if (!inches) return [formatDimension({ value, unit })]
  return [inches[0], formatDimension({ value: inches[1], unit })]
}
