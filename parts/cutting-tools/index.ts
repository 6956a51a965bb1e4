import type { cuttingTools as families } from './terms.ts'
import type { DrawingLoaders } from '../drawing/drawing.ts'

export const cuttingTools: DrawingLoaders<keyof typeof families> = {
  'twist-drill': () => import('./twist-drill.ts'),
  'end-mill': () => import('./end-mill.ts'),
  'machine-tap': () => import('./machine-tap.ts'),
  countersink: () => import('./countersink.ts'),
  'hand-reamer': () => import('./hand-reamer.ts'),
  'round-die': () => import('./round-die.ts'),
  'indexable-insert': () => import('./indexable-insert.ts'),
}
