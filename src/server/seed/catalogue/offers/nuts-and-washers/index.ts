import type { Offer } from '../../offer.ts'
import { hexagonNuts } from './hexagon-nuts.ts'
import { inchNuts } from './inch-nuts.ts'
import { inchWashers } from './inch-washers.ts'
import { lockNuts } from './lock-nuts.ts'
import { lockWashers } from './lock-washers.ts'
import { plainWashers } from './plain-washers.ts'
import { specialNuts } from './special-nuts.ts'

export const nutsAndWashers: readonly Offer[] = [
  ...hexagonNuts,
  ...lockNuts,
  ...specialNuts,
  ...inchNuts,
  ...plainWashers,
  ...lockWashers,
  ...inchWashers,
]
