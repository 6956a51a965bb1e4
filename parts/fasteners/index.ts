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
const pins = kin(
  () => import('./pins.ts'),
  () => import('./pins.model.ts'),
)
const springPins = kin(
  () => import('./spring-pins.ts'),
  () => import('./spring-pins.model.ts'),
)
const splitPins = kin(
  () => import('./split-pins.ts'),
  () => import('./split-pins.model.ts'),
)
const springCotters = kin(
  () => import('./spring-cotters.ts'),
  () => import('./spring-cotters.model.ts'),
)
const cableTies = kin(
  () => import('./cable-ties.ts'),
  () => import('./cable-ties.model.ts'),
)
const clevisPins = kin(
  () => import('./clevis-pins.ts'),
  () => import('./clevis-pins.model.ts'),
)
const circlips = kin(
  () => import('./circlips.ts'),
  () => import('./circlips.model.ts'),
)
const keys = kin(
  () => import('./keys.ts'),
  () => import('./keys.model.ts'),
)
const seals = kin(
  () => import('./seals.ts'),
  () => import('./seals.model.ts'),
)
const standoffs = kin(
  () => import('./standoffs.ts'),
  () => import('./standoffs.model.ts'),
)
const groovedPins = kin(
  () => import('./grooved-pins.ts'),
  () => import('./grooved-pins.model.ts'),
)
const recessedScrews = kin(
  () => import('./recessed-screws.ts'),
  () => import('./recessed-screws.model.ts'),
)
const tappingScrews = kin(
  () => import('./tapping-screws.ts'),
  () => import('./tapping-screws.model.ts'),
)
const slottedSetScrews = kin(
  () => import('./slotted-set-screws.ts'),
  () => import('./slotted-set-screws.model.ts'),
)
const inserts = kin(
  () => import('./inserts.ts'),
  () => import('./inserts.model.ts'),
)
const rivetNuts = kin(
  () => import('./inserts-rivet-nuts.ts'),
  () => import('./inserts-rivet-nuts.model.ts'),
)
const screwInInserts = kin(
  () => import('./inserts-screw-in.ts'),
  () => import('./inserts-screw-in.model.ts'),
)
const teeNuts = kin(
  () => import('./inserts-tee-nuts.ts'),
  () => import('./inserts-tee-nuts.model.ts'),
)

export const fasteners = {
  'hex-bolt': hexagonBolts,
  'hex-bolt-with-shank': hexagonBolts,
  'left-hex-bolt': hexagonBolts,
  'plastic-hex-bolt': hexagonBolts,
  'hex-nut': nuts,
  'left-hex-nut': nuts,
  'stamped-nut': nuts,
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
  stud: threadedRods,
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
  'parallel-pin': pins,
  'tapped-pin': pins,
  'taper-pin': pins,
  'tapped-taper-pin': pins,
  'slotted-spring-pin': springPins,
  'coiled-spring-pin': springPins,
  'split-pin': splitPins,
  'spring-cotter': springCotters,
  'cable-tie': cableTies,
  'clevis-pin': clevisPins,
  'drilled-clevis-pin': clevisPins,
  'headed-clevis-pin': clevisPins,
  'drilled-headed-clevis-pin': clevisPins,
  'shaft-circlip': circlips,
  'bore-circlip': circlips,
  'e-clip': circlips,
  'round-key': keys,
  'straight-key': keys,
  'woodruff-key': keys,
  'o-ring': seals,
  'shaft-seal': seals,
  'dust-lip-shaft-seal': seals,
  'bonded-seal': seals,
  'hex-spacer': standoffs,
  'hex-standoff': standoffs,
  'taper-grooved-pin': groovedPins,
  'reverse-grooved-pin': groovedPins,
  'centre-grooved-pin': groovedPins,
  'round-rivet': rivets,
  'countersunk-rivet': rivets,
  'cross-pan-screw': recessedScrews,
  'cross-cheese-screw': recessedScrews,
  'cross-countersunk-screw': recessedScrews,
  'cross-raised-screw': recessedScrews,
  'pozi-pan-screw': recessedScrews,
  'pozi-countersunk-screw': recessedScrews,
  'slotted-cheese-screw': recessedScrews,
  'slotted-pan-screw': recessedScrews,
  'slotted-round-screw': recessedScrews,
  'slotted-countersunk-screw': recessedScrews,
  'slotted-raised-screw': recessedScrews,
  'cross-pan-tapping-screw': tappingScrews,
  'cross-countersunk-tapping-screw': tappingScrews,
  'cross-raised-tapping-screw': tappingScrews,
  'slotted-round-tapping-screw': tappingScrews,
  'slotted-countersunk-tapping-screw': tappingScrews,
  'slotted-raised-tapping-screw': tappingScrews,
  'slotted-set-screw-flat': slottedSetScrews,
  'slotted-set-screw-cone': slottedSetScrews,
  'slotted-set-screw-dog': slottedSetScrews,
  'slotted-set-screw-cup': slottedSetScrews,
  'heat-insert': inserts,
  'headed-heat-insert': inserts,
  'rivet-nut': rivetNuts,
  'tapping-insert': screwInInserts,
  'wood-insert': screwInInserts,
  'tee-nut': teeNuts,
}
