import { kin } from '../kin.ts'

export const bearings = {
  'ball-bearing': kin(
    () => import('./ball-bearing.ts'),
    () => import('./ball-bearing.model.ts'),
  ),
  'sealed-ball-bearing': kin(
    () => import('./sealed-ball-bearing.ts'),
    () => import('./sealed-ball-bearing.model.ts'),
  ),
  'thrust-bearing': kin(
    () => import('./thrust-bearing.ts'),
    () => import('./thrust-bearing.model.ts'),
  ),
  'spur-gear': kin(
    () => import('./spur-gear.ts'),
    () => import('./spur-gear.model.ts'),
  ),
  'timing-pulley': kin(
    () => import('./timing-pulley.ts'),
    () => import('./timing-pulley.model.ts'),
  ),
  'roller-chain': kin(
    () => import('./roller-chain.ts'),
    () => import('./roller-chain.model.ts'),
  ),
  sprocket: kin(
    () => import('./sprocket.ts'),
    () => import('./sprocket.model.ts'),
  ),
  'pillow-block': kin(
    () => import('./pillow-block.ts'),
    () => import('./pillow-block.model.ts'),
  ),
  'jaw-coupling': kin(
    () => import('./jaw-coupling.ts'),
    () => import('./jaw-coupling.model.ts'),
  ),
}
