import type { Offer } from '../offer.ts'

export const handTools: readonly Offer[] = []
