import type { Offer } from '../offer.ts'
import { inchMachineScrews } from './recessed-screws-inch.ts'
import { machineScrews } from './recessed-screws-machine.ts'
import { rivets } from './recessed-screws-rivets.ts'
import { threadedRods } from './recessed-screws-rods.ts'
import { slottedSetScrews } from './recessed-screws-set.ts'
import { tappingScrews } from './recessed-screws-tapping.ts'

export const recessedScrews: readonly Offer[] = [
  ...machineScrews,
  ...inchMachineScrews,
  ...tappingScrews,
  ...threadedRods,
  ...rivets,
  ...slottedSetScrews,
]
