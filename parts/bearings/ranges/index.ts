import type { Range } from '../../range.ts'
import { plainBushes, shafts } from './plain-bushes.ts'
import { rollingBearings } from './rolling-bearings.ts'
import { couplings, gearRanges, pulleyRanges, rollerChains, sprocketRanges } from './transmission.ts'

export const bearings: readonly Range[] = [
  ...rollingBearings,
  ...plainBushes,
  ...shafts,
  ...gearRanges,
  ...rollerChains,
  ...sprocketRanges,
  ...pulleyRanges,
  ...couplings,
]
