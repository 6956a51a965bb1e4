import type { bearings as families } from './terms.ts'
import type { DrawingLoaders } from '../drawing/drawing.ts'

export const bearings: DrawingLoaders<keyof typeof families> = {
  'ball-bearing': () => import('./ball-bearing.ts'),
  'sealed-ball-bearing': () => import('./sealed-ball-bearing.ts'),
  'thrust-bearing': () => import('./thrust-bearing.ts'),
  'spur-gear': () => import('./spur-gear.ts'),
  'timing-pulley': () => import('./timing-pulley.ts'),
  'roller-chain': () => import('./roller-chain.ts'),
  sprocket: () => import('./sprocket.ts'),
  'pillow-block': () => import('./pillow-block.ts'),
  'jaw-coupling': () => import('./jaw-coupling.ts'),
}
