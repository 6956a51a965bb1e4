import type { handTools as families } from './terms.ts'
import type { DrawingLoaders } from '../drawing/drawing.ts'

export const handTools: DrawingLoaders<keyof typeof families> = {
  'combination-spanner': () => import('./combination-spanner.ts'),
  'hex-key': () => import('./hex-key.ts'),
  socket: () => import('./socket.ts'),
  screwdriver: () => import('./screwdriver.ts'),
  'phillips-screwdriver': () => import('./phillips-screwdriver.ts'),
  'torque-wrench': () => import('./torque-wrench.ts'),
  ratchet: () => import('./ratchet.ts'),
  'engineers-hammer': () => import('./engineers-hammer.ts'),
  'cold-chisel': () => import('./cold-chisel.ts'),
  'adjustable-spanner': () => import('./adjustable-spanner.ts'),
}
