import { bearings } from './bearings/ranges/index.ts'
import { brackets } from './brackets/ranges/index.ts'
import { clamping } from './clamping/ranges/index.ts'
import { cuttingTools } from './cutting-tools/ranges/index.ts'
import { fasteners } from './fasteners/ranges/index.ts'
import { handTools } from './hand-tools/ranges/index.ts'
import type { Range } from './range.ts'
import { shipping } from './shipping/ranges/index.ts'
import { springs } from './springs/ranges/index.ts'

export type { Range, RangeSize } from './range.ts'

/** Every range, category by category. */
export const ranges: readonly Range[] = [
  ...fasteners,
  ...handTools,
  ...cuttingTools,
  ...bearings,
  ...springs,
  ...brackets,
  ...clamping,
  ...shipping,
]

const byCode = new Map(ranges.map(range => [range.code, range]))

/** The range of this code, such as '4017'. Throws where there is none. */
export function rangeOf(code: string): Range {
  const range = byCode.get(code)
  if (!range) throw new Error(`there is no range ${code}`)
  return range
}
