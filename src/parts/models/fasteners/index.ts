import type { fasteners as families } from '../../families/fasteners.ts'
import type { ModelLoaders } from '../model.ts'

export const fasteners: ModelLoaders<keyof typeof families> = {
  'hex-bolt': () => import('./hex-bolt.ts'),
}
