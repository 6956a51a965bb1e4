import type { Offer } from '../offer.ts'
import { ballBearings } from './bearings-ball.ts'

export const bearings: readonly Offer[] = [...ballBearings]
