import { kin } from '../kin.ts'

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
  'star-grip': kin(
    () => import('./star-grip.ts'),
    () => import('./star-grip.model.ts'),
  ),
  'thumb-screw': kin(
    () => import('./thumb-screw.ts'),
    () => import('./thumb-screw.model.ts'),
  ),
  'shaft-collar': kin(
    () => import('./shaft-collar.ts'),
    () => import('./shaft-collar.model.ts'),
  ),
  'clamping-lever': kin(
    () => import('./clamping-lever.ts'),
    () => import('./clamping-lever.model.ts'),
  ),
}
