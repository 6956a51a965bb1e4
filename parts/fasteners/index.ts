import { kin } from '../kin.ts'

const hexagonBolts = kin(
  () => import('./hexagon-bolts.ts'),
  () => import('./hexagon-bolts.model.ts'),
)
const flangeBolts = kin(
  () => import('./flange-bolts.ts'),
  () => import('./flange-bolts.model.ts'),
)
const neckedBolts = kin(
  () => import('./necked-bolts.ts'),
  () => import('./necked-bolts.model.ts'),
)
const squareBolts = kin(
  () => import('./square-bolts.ts'),
  () => import('./square-bolts.model.ts'),
)
const coachScrews = kin(
  () => import('./coach-screws.ts'),
  () => import('./coach-screws.model.ts'),
)
const socketScrews = kin(
  () => import('./socket-screws.ts'),
  () => import('./socket-screws.model.ts'),
)
const nuts = kin(
  () => import('./nuts.ts'),
  () => import('./nuts.model.ts'),
)
const wingNuts = kin(
  () => import('./wing-nuts.ts'),
  () => import('./wing-nuts.model.ts'),
)
const washers = kin(
  () => import('./washers.ts'),
  () => import('./washers.model.ts'),
)
const threadedRods = kin(
  () => import('./threaded-rods.ts'),
  () => import('./threaded-rods.model.ts'),
)
const rivets = kin(
  () => import('./rivets.ts'),
  () => import('./rivets.model.ts'),
)

export const fasteners = {
  'hex-bolt': hexagonBolts,
  'hex-bolt-with-shank': hexagonBolts,
  'hex-nut': nuts,
  'flat-washer': washers,
  'socket-cap-screw': socketScrews,
  'countersunk-screw': socketScrews,
  'flange-bolt': flangeBolts,
  'plain-flange-bolt': flangeBolts,
  'carriage-bolt': neckedBolts,
  't-head-bolt': neckedBolts,
  'square-bolt': squareBolts,
  'square-collar-bolt': squareBolts,
  'coach-screw': coachScrews,
  'nyloc-nut': nuts,
  'cap-nut': nuts,
  'wing-nut': wingNuts,
  'spring-washer': washers,
  'threaded-rod': threadedRods,
  'blind-rivet': rivets,
}
