import { kin } from '../kin.ts'

const ballBearings = kin(
  () => import('./ball-bearings.ts'),
  () => import('./ball-bearings.model.ts'),
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
  'sealed-ball-bearing': ballBearings,
  'thrust-bearing': ballBearings,
  'spur-gear': kin(
    () => import('./spur-gear.ts'),
    () => import('./spur-gear.model.ts'),
  ),
  'timing-pulley': kin(
    () => import('./timing-pulley.ts'),
    () => import('./timing-pulley.model.ts'),
  ),
  'roller-chain': rollerChains,
  sprocket: kin(
    () => import('./sprocket.ts'),
    () => import('./sprocket.model.ts'),
  ),
  'pillow-block': kin(
    () => import('./pillow-block.ts'),
    () => import('./pillow-block.model.ts'),
  ),
  'jaw-coupling': couplings,
}
