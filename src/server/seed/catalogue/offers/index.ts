import type { Offer } from '../offer.ts'
import { bearings } from './bearings/index.ts'
import { brackets } from './brackets/index.ts'
import { clamping } from './clamping/index.ts'
import { cuttingTools } from './cutting-tools/index.ts'
import { handTools } from './hand-tools/index.ts'
import { hexagonScrews } from './hexagon-screws/index.ts'
import { nutsAndWashers } from './nuts-and-washers/index.ts'
import { pinsRingsKeys } from './pins-rings-keys/index.ts'
import { recessedScrews } from './recessed-screws/index.ts'
import { shipping } from './shipping/index.ts'
import { socketScrews } from './socket-screws/index.ts'
import { springs } from './springs/index.ts'
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
