import type { Offer } from '../offer.ts'
import { hexagonSocketScrews } from './socket-screws-hexagon.ts'
import { hexalobularScrews } from './socket-screws-hexalobular.ts'
import { inchSocketScrews } from './socket-screws-inch.ts'
import { setScrews } from './socket-screws-set.ts'

/** Screws with a hexagon or a hexalobular socket. */
export const socketScrews: readonly Offer[] = [
  ...hexagonSocketScrews,
  ...setScrews,
  ...hexalobularScrews,
  ...inchSocketScrews,
]
