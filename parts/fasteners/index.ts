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
  stud: threadedRods,
  'blind-rivet': rivets,
  'round-rivet': rivets,
  'countersunk-rivet': rivets,
  'cross-pan-screw': recessedScrews,
  'cross-cheese-screw': recessedScrews,
  'cross-countersunk-screw': recessedScrews,
  'cross-raised-screw': recessedScrews,
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
}
