import { kin } from '../kin.ts'

const drills = kin(
  () => import('./drills.ts'),
  () => import('./drills.model.ts'),
)
const millsAndReamers = kin(
  () => import('./mills-and-reamers.ts'),
  () => import('./mills-and-reamers.model.ts'),
)

export const cuttingTools = {
  'twist-drill': drills,
  'end-mill': millsAndReamers,
  'machine-tap': kin(
    () => import('./machine-tap.ts'),
    () => import('./machine-tap.model.ts'),
  ),
  countersink: drills,
  'hand-reamer': millsAndReamers,
  'round-die': kin(
    () => import('./round-die.ts'),
    () => import('./round-die.model.ts'),
  ),
  'indexable-insert': kin(
    () => import('./indexable-insert.ts'),
    () => import('./indexable-insert.model.ts'),
  ),
}
