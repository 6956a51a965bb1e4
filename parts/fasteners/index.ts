import { kin } from '../kin.ts'

export const fasteners = {
  'hex-bolt': kin(
    () => import('./hex-bolt.ts'),
    () => import('./hex-bolt.model.ts'),
  ),
  'hex-nut': kin(
    () => import('./hex-nut.ts'),
    () => import('./hex-nut.model.ts'),
  ),
  'flat-washer': kin(
    () => import('./flat-washer.ts'),
    () => import('./flat-washer.model.ts'),
  ),
  'socket-cap-screw': kin(
    () => import('./socket-cap-screw.ts'),
    () => import('./socket-cap-screw.model.ts'),
  ),
  'countersunk-screw': kin(
    () => import('./countersunk-screw.ts'),
    () => import('./countersunk-screw.model.ts'),
  ),
  'flange-bolt': kin(
    () => import('./flange-bolt.ts'),
    () => import('./flange-bolt.model.ts'),
  ),
  'nyloc-nut': kin(
    () => import('./nyloc-nut.ts'),
    () => import('./nyloc-nut.model.ts'),
  ),
  'cap-nut': kin(
    () => import('./cap-nut.ts'),
    () => import('./cap-nut.model.ts'),
  ),
  'wing-nut': kin(
    () => import('./wing-nut.ts'),
    () => import('./wing-nut.model.ts'),
  ),
  'spring-washer': kin(
    () => import('./spring-washer.ts'),
    () => import('./spring-washer.model.ts'),
  ),
  'threaded-rod': kin(
    () => import('./threaded-rod.ts'),
    () => import('./threaded-rod.model.ts'),
  ),
  'blind-rivet': kin(
    () => import('./blind-rivet.ts'),
    () => import('./blind-rivet.model.ts'),
  ),
}
