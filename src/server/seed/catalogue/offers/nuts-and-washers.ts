import type { Offer } from '../offer.ts'
import { hexagonNuts } from './nuts-and-washers-hexagon-nuts.ts'
import { inchNuts } from './nuts-and-washers-inch-nuts.ts'
import { inchWashers } from './nuts-and-washers-inch-washers.ts'
import { lockNuts } from './nuts-and-washers-lock-nuts.ts'
import { lockWashers } from './nuts-and-washers-lock-washers.ts'
import { plainWashers } from './nuts-and-washers-plain-washers.ts'
import { specialNuts } from './nuts-and-washers-special-nuts.ts'

export const nutsAndWashers: readonly Offer[] = [
  ...hexagonNuts,
  ...lockNuts,
  ...specialNuts,
  ...inchNuts,
  ...plainWashers,
  ...lockWashers,
  ...inchWashers,
]
