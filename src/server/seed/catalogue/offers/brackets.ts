import type { Offer } from '../offer.ts'

export const brackets: readonly Offer[] = []
