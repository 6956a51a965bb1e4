import { kin } from '../kin.ts'

const ballBearings = kin(
  () => import('./ball-bearings.ts'),
  () => import('./ball-bearings.model.ts'),
)
const angularContactBearings = kin(
  () => import('./angular-contact-bearings.ts'),
  () => import('./angular-contact-bearings.model.ts'),
)
const selfAligningBearings = kin(
  () => import('./self-aligning-bearings.ts'),
  () => import('./self-aligning-bearings.model.ts'),
)
const cylindricalRollerBearings = kin(
  () => import('./cylindrical-roller-bearings.ts'),
  () => import('./cylindrical-roller-bearings.model.ts'),
)
const drawnCupBearings = kin(
  () => import('./drawn-cup-bearings.ts'),
  () => import('./drawn-cup-bearings.model.ts'),
)
const linearBearings = kin(
  () => import('./linear-bearings.ts'),
  () => import('./linear-bearings.model.ts'),
)
const sphericalPlainBearings = kin(
  () => import('./spherical-plain-bearings.ts'),
  () => import('./spherical-plain-bearings.model.ts'),
)
const rodEnds = kin(
  () => import('./rod-ends.ts'),
  () => import('./rod-ends.model.ts'),
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
  'angular-contact-bearing': angularContactBearings,
  'self-aligning-bearing': selfAligningBearings,
  'cylindrical-roller-bearing': cylindricalRollerBearings,
  'drawn-cup-bearing': drawnCupBearings,
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
  'linear-bearing': linearBearings,
  'spherical-plain-bearing': sphericalPlainBearings,
  'female-rod-end': rodEnds,
  'left-female-rod-end': rodEnds,
  'male-rod-end': rodEnds,
  'left-male-rod-end': rodEnds,
}
