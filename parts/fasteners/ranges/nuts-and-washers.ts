import type { Range } from '../../range.ts'
import { inchNuts } from './inch-nuts.ts'
import { inchWashers } from './inch-washers.ts'
import { lockNuts } from './lock-nuts.ts'
import { lockWashers } from './lock-washers.ts'
import { nuts } from './nuts.ts'
import { specialNuts } from './special-nuts.ts'
import { washers } from './washers.ts'

export const nutsAndWashers: readonly Range[] = [
  ...nuts,
  ...lockNuts,
  ...specialNuts,
  ...inchNuts,
  ...washers,
  ...lockWashers,
  ...inchWashers,
]
