import { bearings } from './bearings/sizes.ts'
import { brackets } from './brackets/sizes.ts'
import { clamping } from './clamping/sizes.ts'
import { cuttingTools } from './cutting-tools/sizes.ts'
import { fasteners } from './fasteners/sizes.ts'
import { handTools } from './hand-tools/sizes.ts'
import { shipping } from './shipping/sizes.ts'
import type { Size } from './size.ts'
import { springs } from './springs/sizes.ts'

export type { Size } from './size.ts'

/** Every size that is listed, category by category. */
export const sizes: readonly Size[] = [
  ...fasteners,
  ...handTools,
  ...cuttingTools,
  ...bearings,
  ...springs,
  ...brackets,
  ...clamping,
  ...shipping,
]

const byCode = new Map(sizes.map(size => [size.code, size]))

/** The size of this code, such as '4017-M10X40'. Throws where there is none. */
export function sizeOf(code: string): Size {
  const size = byCode.get(code)
  if (!size) throw new Error(`there is no size ${code}`)
  return size
}
