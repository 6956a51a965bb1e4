import { kin } from '../kin.ts'

const hexagonBolts = kin(
  () => import('./hexagon-bolts.ts'),
  () => import('./hexagon-bolts.model.ts'),
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
const flangeNuts = kin(
  () => import('./flange-nuts.ts'),
  () => import('./flange-nuts.model.ts'),
)
const castleNuts = kin(
  () => import('./castle-nuts.ts'),
  () => import('./castle-nuts.model.ts'),
)
const squareNuts = kin(
  () => import('./square-nuts.ts'),
  () => import('./square-nuts.model.ts'),
)
const clampingNuts = kin(
  () => import('./clamping-nuts.ts'),
  () => import('./clamping-nuts.model.ts'),
)
const shapedWashers = kin(
  () => import('./shaped-washers.ts'),
  () => import('./shaped-washers.model.ts'),
)
const lockingWashers = kin(
  () => import('./locking-washers.ts'),
  () => import('./locking-washers.model.ts'),
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
  'hex-nut': nuts,
  'stamped-nut': nuts,
  'flat-washer': washers,
  'socket-cap-screw': socketScrews,
  'countersunk-screw': socketScrews,
  'flange-bolt': hexagonBolts,
  'nyloc-nut': nuts,
  'cap-nut': nuts,
  'flange-nut': flangeNuts,
  'flange-insert-nut': flangeNuts,
  'flange-lock-nut': flangeNuts,
  'metal-lock-nut': flangeNuts,
  'slotted-nut': castleNuts,
  'castle-nut': castleNuts,
  'square-nut': squareNuts,
  'thin-square-nut': squareNuts,
  'collar-nut': clampingNuts,
  'spherical-nut': clampingNuts,
  't-nut': clampingNuts,
  'knurled-nut': clampingNuts,
  'wing-nut': wingNuts,
  'spring-washer': washers,
  'chamfered-washer': shapedWashers,
  'structural-washer': shapedWashers,
  'conical-washer': shapedWashers,
  'spherical-washer': shapedWashers,
  'conical-seat': shapedWashers,
  'curved-washer': lockingWashers,
  'toothed-washer': lockingWashers,
  'internal-toothed-washer': lockingWashers,
  'threaded-rod': threadedRods,
  'blind-rivet': rivets,
}
