import { kin } from '../kin.ts'

const ballBearings = kin(
  () => import('./ball-bearings.ts'),
  () => import('./ball-bearings.model.ts'),
)
const thrustBearings = kin(
  () => import('./thrust-bearings.ts'),
  () => import('./thrust-bearings.model.ts'),
)
const plainBushes = kin(
  () => import('./plain-bushes.ts'),
  () => import('./plain-bushes.model.ts'),
)
const shafts = kin(
  () => import('./shafts.ts'),
  () => import('./shafts.model.ts'),
)
const taperedRollerBearings = kin(
  () => import('./tapered-roller-bearings.ts'),
  () => import('./tapered-roller-bearings.model.ts'),
)
const pillowBlocks = kin(
  () => import('./pillow-blocks.ts'),
  () => import('./pillow-blocks.model.ts'),
)
const toothedWheels = kin(
  () => import('./toothed-wheels.ts'),
  () => import('./toothed-wheels.model.ts'),
)
const sprockets = kin(
  () => import('./sprockets.ts'),
  () => import('./sprockets.model.ts'),
)
const rollerChains = kin(
  () => import('./roller-chains.ts'),
  () => import('./roller-chains.model.ts'),
)
const couplings = kin(
  () => import('./couplings.ts'),
  () => import('./couplings.model.ts'),
)

export const bearings = {
  'ball-bearing': ballBearings,
  'shielded-ball-bearing': ballBearings,
  'sealed-ball-bearing': ballBearings,
  'thrust-bearing': thrustBearings,
  'tapered-roller-bearing': taperedRollerBearings,
  'spur-gear': toothedWheels,
  'pilot-gear': toothedWheels,
  'timing-pulley': toothedWheels,
  'roller-chain': rollerChains,
  sprocket: sprockets,
  'pilot-sprocket': sprockets,
  'pillow-block': pillowBlocks,
  'jaw-coupling': couplings,
  'plain-bush': plainBushes,
  'flanged-bush': plainBushes,
  'precision-shaft': shafts,
}
