import type { Offer } from '../offer.ts'

export const springs: readonly Offer[] = []
