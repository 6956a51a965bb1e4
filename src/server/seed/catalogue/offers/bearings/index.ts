import type { Offer } from '../../offer.ts'
import { axialBearings } from './axial.ts'
import { ballBearings } from './ball.ts'
import { plainBearings } from './plain.ts'
import { wheels } from './wheels.ts'

export const bearings: readonly Offer[] = [...ballBearings, ...axialBearings, ...plainBearings, ...wheels]
