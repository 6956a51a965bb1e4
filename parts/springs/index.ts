import type { springs as families } from './terms.ts'
import type { DrawingLoaders } from '../drawing/drawing.ts'

export const springs: DrawingLoaders<keyof typeof families> = {
  'compression-spring': () => import('./compression-spring.ts'),
  'conical-spring': () => import('./conical-spring.ts'),
  'extension-spring': () => import('./extension-spring.ts'),
  'torsion-spring': () => import('./torsion-spring.ts'),
  'disc-spring': () => import('./disc-spring.ts'),
  'wave-spring': () => import('./wave-spring.ts'),
  'gas-spring': () => import('./gas-spring.ts'),
  'die-spring': () => import('./die-spring.ts'),
}
