import { kin } from '../kin.ts'

const compressionSprings = kin(
  () => import('./compression-springs.ts'),
  () => import('./compression-springs.model.ts'),
)
const closeWoundSprings = kin(
  () => import('./close-wound-springs.ts'),
  () => import('./close-wound-springs.model.ts'),
)
const discSprings = kin(
  () => import('./disc-springs.ts'),
  () => import('./disc-springs.model.ts'),
)
const gasSprings = kin(
  () => import('./gas-springs.ts'),
  () => import('./gas-springs.model.ts'),
)

export const springs = {
  'compression-spring': compressionSprings,
  'conical-spring': compressionSprings,
  'extension-spring': closeWoundSprings,
  'torsion-spring': closeWoundSprings,
  'torsion-spring-left': closeWoundSprings,
  'disc-spring': discSprings,
  'wave-spring': discSprings,
  'die-spring': compressionSprings,
  'gas-spring': gasSprings,
}
