import type { Offer } from '../offer.ts'

export const socketScrews: readonly Offer[] = []
