import type { Offer } from '../../offer.ts'
import { inchMachineScrews } from './inch.ts'
import { machineScrews } from './machine.ts'
import { rivets } from './rivets.ts'
import { threadedRods } from './rods.ts'
import { slottedSetScrews } from './set-screws.ts'
import { tappingScrews } from './tapping.ts'

export const recessedScrews: readonly Offer[] = [
  ...machineScrews,
  ...inchMachineScrews,
  ...tappingScrews,
  ...threadedRods,
  ...rivets,
  ...slottedSetScrews,
]
