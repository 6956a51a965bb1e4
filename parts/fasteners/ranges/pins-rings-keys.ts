import type { Range } from '../../range.ts'
import { groovedPinRanges } from './pins-rings-keys-grooved-pins.ts'
import { pinRanges } from './pins-rings-keys-pins.ts'
import { ringAndKeyRanges } from './pins-rings-keys-rings.ts'
import { sealAndSpacerRanges } from './pins-rings-keys-seals.ts'
import { splitPinRanges } from './pins-rings-keys-split-pins.ts'
import { springPinRanges } from './pins-rings-keys-spring-pins.ts'

export const pinsRingsKeys: readonly Range[] = [
  ...pinRanges,
  ...groovedPinRanges,
  ...springPinRanges,
  ...splitPinRanges,
  ...ringAndKeyRanges,
  ...sealAndSpacerRanges,
]
