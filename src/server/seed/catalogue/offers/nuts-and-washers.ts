import type { Offer } from '../offer.ts'

export const nutsAndWashers: readonly Offer[] = []
