import { kin } from '../kin.ts'

const grips = kin(
  () => import('./grips.ts'),
  () => import('./grips.model.ts'),
)

export const clamping = {
  'vernier-caliper': kin(
    () => import('./vernier-caliper.ts'),
    () => import('./vernier-caliper.model.ts'),
  ),
  'hose-clamp': kin(
    () => import('./hose-clamp.ts'),
    () => import('./hose-clamp.model.ts'),
  ),
  'g-clamp': kin(
    () => import('./g-clamp.ts'),
    () => import('./g-clamp.model.ts'),
  ),
  'try-square': kin(
    () => import('./try-square.ts'),
    () => import('./try-square.model.ts'),
  ),
  'v-block': kin(
    () => import('./v-block.ts'),
    () => import('./v-block.model.ts'),
  ),
  'toggle-clamp': kin(
    () => import('./toggle-clamp.ts'),
    () => import('./toggle-clamp.model.ts'),
  ),
  'star-grip': grips,
  'thumb-screw': grips,
  'shaft-collar': kin(
    () => import('./shaft-collar.ts'),
    () => import('./shaft-collar.model.ts'),
  ),
  'clamping-lever': grips,
}
