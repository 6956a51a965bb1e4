import type { Offer } from '../../offer.ts'
import { hexagonSocketScrews } from './hexagon.ts'
import { hexalobularScrews } from './hexalobular.ts'
import { inchSocketScrews } from './inch.ts'
import { setScrews } from './set-screws.ts'

/** Screws with a hexagon or a hexalobular socket. */
export const socketScrews: readonly Offer[] = [
  ...hexagonSocketScrews,
  ...setScrews,
  ...hexalobularScrews,
  ...inchSocketScrews,
]
