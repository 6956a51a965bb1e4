import type { Offer } from '../offer.ts'

export const recessedScrews: readonly Offer[] = []
