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
const buttonScrews = kin(
  () => import('./button-screws.ts'),
  () => import('./button-screws.model.ts'),
)
const setScrews = kin(
  () => import('./set-screws.ts'),
  () => import('./set-screws.model.ts'),
)
const shoulderScrews = kin(
  () => import('./shoulder-screws.ts'),
  () => import('./shoulder-screws.model.ts'),
)
const lobularScrews = kin(
  () => import('./lobular-screws.ts'),
  () => import('./lobular-screws.model.ts'),
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
  'guided-cap-screw': socketScrews,
  'flat-head-screw': socketScrews,
  'button-head-screw': buttonScrews,
  'collar-button-screw': buttonScrews,
  'flat-point-screw': setScrews,
  'cone-point-screw': setScrews,
  'dog-point-screw': setScrews,
  'cup-point-screw': setScrews,
  'shoulder-screw': shoulderScrews,
  'lobular-cap-screw': lobularScrews,
  'lobular-cheese-screw': lobularScrews,
  'lobular-pan-screw': lobularScrews,
  'lobular-countersunk-screw': lobularScrews,
}
