import type { Offer } from '../../offer.ts'
import { drillOffers } from './drills.ts'
import { insertOffers } from './inserts.ts'
import { millOffers } from './mills.ts'
import { tapOffers } from './taps.ts'

export const cuttingTools: readonly Offer[] = [...drillOffers, ...millOffers, ...tapOffers, ...insertOffers]
