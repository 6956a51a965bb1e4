import { kin } from '../kin.ts'

export const cuttingTools = {
  'twist-drill': kin(
    () => import('./twist-drill.ts'),
    () => import('./twist-drill.model.ts'),
  ),
  'end-mill': kin(
    () => import('./end-mill.ts'),
    () => import('./end-mill.model.ts'),
  ),
  'machine-tap': kin(
    () => import('./machine-tap.ts'),
    () => import('./machine-tap.model.ts'),
  ),
  countersink: kin(
    () => import('./countersink.ts'),
    () => import('./countersink.model.ts'),
  ),
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
