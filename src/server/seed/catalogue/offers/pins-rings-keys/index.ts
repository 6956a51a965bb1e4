import type { Offer } from '../../offer.ts'
import { groovedPinOffers } from './grooved-pins.ts'
import { pinOffers } from './pins.ts'
import { ringAndKeyOffers } from './rings-and-keys.ts'
import { sealAndSpacerOffers } from './seals-and-spacers.ts'
import { splitPinOffers } from './split-pins.ts'
import { springPinOffers } from './spring-pins.ts'

export const pinsRingsKeys: readonly Offer[] = [
  ...pinOffers,
  ...groovedPinOffers,
  ...springPinOffers,
  ...splitPinOffers,
  ...ringAndKeyOffers,
  ...sealAndSpacerOffers,
]
