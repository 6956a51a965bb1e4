import type { fasteners as families } from '../../families/fasteners.ts'
import type { DrawingLoaders } from '../drawing.ts'

export const fasteners: Partial<DrawingLoaders<keyof typeof families>> = {
  'hex-bolt': () => import('./hex-bolt.ts'),
}
