import type { Offer } from '../offer.ts'
import { keyAndSocketOffers } from './hand-tools-keys-and-sockets.ts'
import { spannerAndDriverOffers } from './hand-tools-spanners-and-drivers.ts'

export const handTools: readonly Offer[] = [...spannerAndDriverOffers, ...keyAndSocketOffers]
