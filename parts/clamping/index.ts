import type { clamping as families } from './terms.ts'
import type { DrawingLoaders } from '../drawing/drawing.ts'

export const clamping: DrawingLoaders<keyof typeof families> = {
  'vernier-caliper': () => import('./vernier-caliper.ts'),
  'hose-clamp': () => import('./hose-clamp.ts'),
  'g-clamp': () => import('./g-clamp.ts'),
  'try-square': () => import('./try-square.ts'),
  'v-block': () => import('./v-block.ts'),
  'toggle-clamp': () => import('./toggle-clamp.ts'),
  'star-grip': () => import('./star-grip.ts'),
  'thumb-screw': () => import('./thumb-screw.ts'),
  'shaft-collar': () => import('./shaft-collar.ts'),
  'clamping-lever': () => import('./clamping-lever.ts'),
}
