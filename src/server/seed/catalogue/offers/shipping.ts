import type { Offer } from '../offer.ts'

export const shipping: readonly Offer[] = []
