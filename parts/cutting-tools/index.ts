import { kin } from '../kin.ts'

const drills = kin(
  () => import('./drills.ts'),
  () => import('./drills.model.ts'),
)

export const cuttingTools = {
  'twist-drill': drills,
  'end-mill': kin(
    () => import('./end-mill.ts'),
    () => import('./end-mill.model.ts'),
  ),
  'machine-tap': kin(
    () => import('./machine-tap.ts'),
    () => import('./machine-tap.model.ts'),
  ),
  countersink: drills,
  'hand-reamer': kin(
    () => import('./hand-reamer.ts'),
    () => import('./hand-reamer.model.ts'),
  ),
  'round-die': kin(
    () => import('./round-die.ts'),
    () => import('./round-die.model.ts'),
  ),
  'indexable-insert': kin(
    () => import('./indexable-insert.ts'),
    () => import('./indexable-insert.model.ts'),
  ),
}
