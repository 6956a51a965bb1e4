import type { Offer } from '../../offer.ts'
import { keyAndSocketOffers } from './keys-and-sockets.ts'
import { spannerAndDriverOffers } from './spanners-and-drivers.ts'

export const handTools: readonly Offer[] = [...spannerAndDriverOffers, ...keyAndSocketOffers]
