import type { Range } from '../../range.ts'
import { hexagonScrews } from './hexagon-screws.ts'
import { nutsAndWashers } from './nuts-and-washers.ts'
import { pinsRingsKeys } from './pins-rings-keys.ts'
import { recessedScrews } from './recessed-screws.ts'
import { socketScrews } from './socket-screws.ts'
import { threadedInserts } from './threaded-inserts.ts'

export const fasteners: readonly Range[] = [
  ...hexagonScrews,
  ...socketScrews,
  ...recessedScrews,
  ...nutsAndWashers,
  ...pinsRingsKeys,
  ...threadedInserts,
]
