import type { Offer } from '../offer.ts'
import { groovedPinOffers } from './pins-rings-keys-grooved-pins.ts'
import { pinOffers } from './pins-rings-keys-pins.ts'
import { ringAndKeyOffers } from './pins-rings-keys-rings.ts'
import { sealAndSpacerOffers } from './pins-rings-keys-seals.ts'
import { splitPinOffers } from './pins-rings-keys-split-pins.ts'
import { springPinOffers } from './pins-rings-keys-spring-pins.ts'

export const pinsRingsKeys: readonly Offer[] = [
  ...pinOffers,
  ...groovedPinOffers,
  ...springPinOffers,
  ...splitPinOffers,
  ...ringAndKeyOffers,
  ...sealAndSpacerOffers,
]
