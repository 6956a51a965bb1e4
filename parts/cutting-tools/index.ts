import { kin } from '../kin.ts'

const drills = kin(
  () => import('./drills.ts'),
  () => import('./drills.model.ts'),
)
const taperShankDrills = kin(
  () => import('./taper-shank-drills.ts'),
  () => import('./taper-shank-drills.model.ts'),
)
const centreDrills = kin(
  () => import('./centre-drills.ts'),
  () => import('./centre-drills.model.ts'),
)
const millsAndReamers = kin(
  () => import('./mills-and-reamers.ts'),
  () => import('./mills-and-reamers.model.ts'),
)
const machineReamers = kin(
  () => import('./machine-reamers.ts'),
  () => import('./machine-reamers.model.ts'),
)
const taps = kin(
  () => import('./taps.ts'),
  () => import('./taps.model.ts'),
)
const dies = kin(
  () => import('./dies.ts'),
  () => import('./dies.model.ts'),
)
const inserts = kin(
  () => import('./inserts.ts'),
  () => import('./inserts.model.ts'),
)

export const cuttingTools = {
  'twist-drill': drills,
  'taper-shank-drill': taperShankDrills,
  'centre-drill': centreDrills,
  'end-mill': millsAndReamers,
  'machine-tap': taps,
  'through-shank-tap': taps,
  'straight-tap': taps,
  'inch-tap': taps,
  'inch-spiral-tap': taps,
  countersink: drills,
  'hand-reamer': millsAndReamers,
  'machine-reamer': machineReamers,
  'taper-shank-reamer': machineReamers,
  'round-die': dies,
  'inch-die': dies,
  'indexable-insert': inserts,
  'trigonal-insert': inserts,
  'positive-insert': inserts,
  'positive-trigonal-insert': inserts,
}
