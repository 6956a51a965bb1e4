import type { Values } from '../../family.ts'
import type { RangeSize } from '../../range.ts'

/** A size that is asked for by its designation: a bearing, a rod end. */
export function designated<Numbers extends Values>(
  designation: string,
  dimensions: Numbers,
): RangeSize<Numbers> {
  return { code: designation, label: designation, dimensions }
}
