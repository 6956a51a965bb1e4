import type { Offer } from '../offer.ts'

export const clamping: readonly Offer[] = []
