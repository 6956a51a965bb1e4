import type { shipping as families } from './terms.ts'
import type { DrawingLoaders } from '../drawing/drawing.ts'

export const shipping: DrawingLoaders<keyof typeof families> = {
  'eye-bolt': () => import('./eye-bolt.ts'),
  'bow-shackle': () => import('./bow-shackle.ts'),
  'lashing-chain': () => import('./lashing-chain.ts'),
  'ratchet-tensioner': () => import('./ratchet-tensioner.ts'),
  'corner-casting': () => import('./corner-casting.ts'),
  'sling-hook': () => import('./sling-hook.ts'),
  turnbuckle: () => import('./turnbuckle.ts'),
  'rope-sling': () => import('./rope-sling.ts'),
  'snap-hook': () => import('./snap-hook.ts'),
  'eye-nut': () => import('./eye-nut.ts'),
  'rope-clip': () => import('./rope-clip.ts'),
}
