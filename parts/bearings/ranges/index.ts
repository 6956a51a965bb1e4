import type { Range } from '../../range.ts'
import { ballBearings } from './ball-bearings.ts'
import { bearingUnits } from './bearing-units.ts'
import { jawCouplings } from './jaw-couplings.ts'
import { plainBushes } from './plain-bushes.ts'
import { rollerChains } from './roller-chains.ts'
import { shafts } from './shafts.ts'
import { sprocketRanges } from './sprockets.ts'
import { gearRanges } from './spur-gears.ts'
import { taperedRollerBearings } from './tapered-roller-bearings.ts'
import { thrustBearings } from './thrust-bearings.ts'
import { pulleyRanges } from './timing-pulleys.ts'

export const bearings: readonly Range[] = [
  ...ballBearings,
  ...taperedRollerBearings,
  ...thrustBearings,
  ...bearingUnits,
  ...plainBushes,
  ...shafts,
  ...gearRanges,
  ...rollerChains,
  ...sprocketRanges,
  ...pulleyRanges,
  ...jawCouplings,
]
