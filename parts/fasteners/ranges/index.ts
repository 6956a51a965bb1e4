import type { Range } from '../../range.ts'
import { cableTieRanges } from './cable-ties.ts'
import { hexagonScrews } from './hexagon-screws.ts'
import { inchMachineScrews, machineScrews, slottedSetScrews } from './machine-screws.ts'
import { inchNuts, lockNuts, nuts, specialNuts } from './nuts.ts'
import { groovedPinRanges, pinRanges, splitPinRanges, springPinRanges } from './pins.ts'
import { ringAndKeyRanges, sealAndSpacerRanges } from './rings-keys-and-seals.ts'
import { rivets, threadedRods } from './rods-and-rivets.ts'
import { socketScrews } from './socket-screws.ts'
import { tappingScrews } from './tapping-and-wood-screws.ts'
import { threadedInserts } from './threaded-inserts.ts'
import { inchWashers, lockWashers, washers } from './washers.ts'

export const fasteners: readonly Range[] = [
  ...hexagonScrews,
  ...socketScrews,
  ...machineScrews,
  ...inchMachineScrews,
  ...threadedRods,
  ...tappingScrews,
  ...rivets,
  ...slottedSetScrews,
  ...nuts,
  ...lockNuts,
  ...specialNuts,
  ...inchNuts,
  ...washers,
  ...lockWashers,
  ...inchWashers,
  ...pinRanges,
  ...groovedPinRanges,
  ...springPinRanges,
  ...splitPinRanges,
  ...ringAndKeyRanges,
  ...sealAndSpacerRanges,
  ...threadedInserts,
  ...cableTieRanges,
]
