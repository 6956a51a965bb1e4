import { kin } from '../kin.ts'

const compressionSprings = kin(
  () => import('./compression-springs.ts'),
  () => import('./compression-springs.model.ts'),
)
const closeWoundSprings = kin(
  () => import('./close-wound-springs.ts'),
  () => import('./close-wound-springs.model.ts'),
)

export const springs = {
  'compression-spring': compressionSprings,
  'conical-spring': compressionSprings,
  'extension-spring': closeWoundSprings,
  'torsion-spring': closeWoundSprings,
  'disc-spring': kin(
    () => import('./disc-spring.ts'),
    () => import('./disc-spring.model.ts'),
  ),
  'wave-spring': kin(
    () => import('./wave-spring.ts'),
    () => import('./wave-spring.model.ts'),
  ),
  'die-spring': compressionSprings,
  'gas-spring': kin(
    () => import('./gas-spring.ts'),
    () => import('./gas-spring.model.ts'),
  ),
}
