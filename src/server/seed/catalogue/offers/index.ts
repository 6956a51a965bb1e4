import type { Offer } from '../offer.ts'
import { bearings } from './bearings.ts'
import { brackets } from './brackets.ts'
import { clamping } from './clamping.ts'
import { cuttingTools } from './cutting-tools.ts'
import { handTools } from './hand-tools.ts'
import { hexagonScrews } from './hexagon-screws.ts'
import { nutsAndWashers } from './nuts-and-washers.ts'
import { pinsRingsKeys } from './pins-rings-keys.ts'
import { recessedScrews } from './recessed-screws.ts'
import { shipping } from './shipping.ts'
import { socketScrews } from './socket-screws.ts'
import { springs } from './springs.ts'
import { threadedInserts } from './threaded-inserts.ts'

/** Every family of the catalogue, category by category. */
export const offers: readonly Offer[] = [
  ...hexagonScrews,
  ...socketScrews,
  ...recessedScrews,
  ...nutsAndWashers,
  ...pinsRingsKeys,
  ...threadedInserts,
  ...handTools,
  ...cuttingTools,
  ...bearings,
  ...springs,
  ...brackets,
  ...clamping,
  ...shipping,
]
