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
  'hex-nut': nuts,
  'flat-washer': washers,
  'socket-cap-screw': socketScrews,
  'countersunk-screw': socketScrews,
  'flange-bolt': hexagonBolts,
  'nyloc-nut': nuts,
  'cap-nut': nuts,
  'wing-nut': wingNuts,
  'spring-washer': washers,
  'threaded-rod': threadedRods,
  'blind-rivet': rivets,
  'parallel-pin': pins,
  'tapped-pin': pins,
  'taper-pin': pins,
  'tapped-taper-pin': pins,
  'slotted-spring-pin': springPins,
  'coiled-spring-pin': springPins,
  'split-pin': splitPins,
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
  'heat-insert': inserts,
  'headed-heat-insert': inserts,
  'rivet-nut': rivetNuts,
  'tapping-insert': screwInInserts,
  'wood-insert': screwInInserts,
  'tee-nut': teeNuts,
}
