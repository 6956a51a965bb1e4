import type { Offer } from '../offer.ts'

export const cuttingTools: readonly Offer[] = []
