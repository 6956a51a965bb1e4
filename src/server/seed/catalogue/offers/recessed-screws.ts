import type { Offer } from '../offer.ts'
import { inchMachineScrews } from './recessed-screws-inch.ts'
import { machineScrews } from './recessed-screws-machine.ts'
import { threadedRods } from './recessed-screws-rods.ts'

export const recessedScrews: readonly Offer[] = [...machineScrews, ...inchMachineScrews, ...threadedRods]
