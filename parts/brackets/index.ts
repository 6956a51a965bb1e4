import type { brackets as families } from './terms.ts'
import type { DrawingLoaders } from '../drawing/drawing.ts'

export const brackets: DrawingLoaders<keyof typeof families> = {
  'angle-bracket': () => import('./angle-bracket.ts'),
  'butt-hinge': () => import('./butt-hinge.ts'),
  'lift-off-hinge': () => import('./lift-off-hinge.ts'),
  'levelling-foot': () => import('./levelling-foot.ts'),
  'shelf-console': () => import('./shelf-console.ts'),
  'profile-bracket': () => import('./profile-bracket.ts'),
  't-plate': () => import('./t-plate.ts'),
  'swivel-castor': () => import('./swivel-castor.ts'),
}
