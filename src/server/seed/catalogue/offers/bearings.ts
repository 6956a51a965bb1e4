import type { Offer } from '../offer.ts'
import { axialBearings } from './bearings-axial.ts'
import { ballBearings } from './bearings-ball.ts'
import { plainBearings } from './bearings-plain.ts'
import { wheels } from './bearings-wheels.ts'

export const bearings: readonly Offer[] = [...ballBearings, ...axialBearings, ...plainBearings, ...wheels]
