import type { Offer } from '../offer.ts'

export const pinsRingsKeys: readonly Offer[] = []
