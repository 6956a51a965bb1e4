import type { Offer } from '../offer.ts'
import { machineScrews } from './recessed-screws-machine.ts'

export const recessedScrews: readonly Offer[] = [...machineScrews]
