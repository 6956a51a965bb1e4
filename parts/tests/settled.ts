import { bearings } from './settled/bearings.ts'
import { cuttingAndHandTools } from './settled/cutting-and-hand-tools.ts'
import { hexagonScrews } from './settled/hexagon-screws.ts'
import { nutsAndWashers } from './settled/nuts-and-washers.ts'
import { pinsRingsKeys } from './settled/pins-rings-keys.ts'
import { recessedScrews } from './settled/recessed-screws.ts'
import type { Settled } from './settled/settle.ts'
import { socketScrews } from './settled/socket-screws.ts'
import { springsClampingLifting } from './settled/springs-clamping-lifting.ts'

/** Where published tables differ from ours. */
export const settled: readonly Settled[] = [
  ...bearings,
  ...cuttingAndHandTools,
  ...hexagonScrews,
  ...nutsAndWashers,
  ...pinsRingsKeys,
  ...recessedScrews,
  ...socketScrews,
  ...springsClampingLifting,
]
