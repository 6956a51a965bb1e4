import type { shipping as families } from '../../families/shipping.ts'
import type { ModelLoaders } from '../model.ts'

export const shipping: ModelLoaders<keyof typeof families> = {
  'eye-bolt': () => import('./eye-bolt.ts'),
  'bow-shackle': () => import('./bow-shackle.ts'),
  'lashing-chain': () => import('./lashing-chain.ts'),
}
