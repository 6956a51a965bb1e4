import type { Range } from '../../range.ts'
import { guides, joints } from './joints.ts'
import { plainBushes, shafts } from './plain-bushes.ts'
import { rollingBearings } from './rolling-bearings.ts'
import { couplings, gearRanges, pulleyRanges, rollerChains, sprocketRanges } from './transmission.ts'

export const bearings: readonly Range[] = [
  ...rollingBearings,
  ...plainBushes,
  ...shafts,
  ...guides,
  ...joints,
  ...gearRanges,
  ...rollerChains,
  ...sprocketRanges,
  ...pulleyRanges,
  ...couplings,
]
