import type { Offer } from '../offer.ts'

export const bearings: readonly Offer[] = []
