import type { fasteners as families } from './terms.ts'
import type { DrawingLoaders } from '../drawing/drawing.ts'

export const fasteners: DrawingLoaders<keyof typeof families> = {
  'hex-bolt': () => import('./hex-bolt.ts'),
  'hex-nut': () => import('./hex-nut.ts'),
  'flat-washer': () => import('./flat-washer.ts'),
  'socket-cap-screw': () => import('./socket-cap-screw.ts'),
  'countersunk-screw': () => import('./countersunk-screw.ts'),
  'flange-bolt': () => import('./flange-bolt.ts'),
  'nyloc-nut': () => import('./nyloc-nut.ts'),
  'cap-nut': () => import('./cap-nut.ts'),
  'wing-nut': () => import('./wing-nut.ts'),
  'spring-washer': () => import('./spring-washer.ts'),
  'threaded-rod': () => import('./threaded-rod.ts'),
  'blind-rivet': () => import('./blind-rivet.ts'),
}
