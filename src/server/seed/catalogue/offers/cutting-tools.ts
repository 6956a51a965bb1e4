import type { Offer } from '../offer.ts'
import { drillOffers } from './cutting-tools-drills.ts'
import { insertOffers } from './cutting-tools-inserts.ts'
import { millOffers } from './cutting-tools-mills.ts'
import { tapOffers } from './cutting-tools-taps.ts'

export const cuttingTools: readonly Offer[] = [...drillOffers, ...millOffers, ...tapOffers, ...insertOffers]
