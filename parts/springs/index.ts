import { kin } from '../kin.ts'

export const springs = {
  'compression-spring': kin(
    () => import('./compression-spring.ts'),
    () => import('./compression-spring.model.ts'),
  ),
  'conical-spring': kin(
    () => import('./conical-spring.ts'),
    () => import('./conical-spring.model.ts'),
  ),
  'extension-spring': kin(
    () => import('./extension-spring.ts'),
    () => import('./extension-spring.model.ts'),
  ),
  'torsion-spring': kin(
    () => import('./torsion-spring.ts'),
    () => import('./torsion-spring.model.ts'),
  ),
  'disc-spring': kin(
    () => import('./disc-spring.ts'),
    () => import('./disc-spring.model.ts'),
  ),
  'wave-spring': kin(
    () => import('./wave-spring.ts'),
    () => import('./wave-spring.model.ts'),
  ),
  'die-spring': kin(
    () => import('./die-spring.ts'),
    () => import('./die-spring.model.ts'),
  ),
  'gas-spring': kin(
    () => import('./gas-spring.ts'),
    () => import('./gas-spring.model.ts'),
  ),
}
