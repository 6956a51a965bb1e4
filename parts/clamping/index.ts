import { kin } from '../kin.ts'

const grips = kin(
  () => import('./grips.ts'),
  () => import('./grips.model.ts'),
)
const measuringTools = kin(
  () => import('./measuring-tools.ts'),
  () => import('./measuring-tools.model.ts'),
)

export const clamping = {
  'vernier-caliper': measuringTools,
  'hose-clamp': kin(
    () => import('./hose-clamp.ts'),
    () => import('./hose-clamp.model.ts'),
  ),
  'g-clamp': kin(
    () => import('./g-clamps.ts'),
    () => import('./g-clamps.model.ts'),
  ),
  'try-square': measuringTools,
  'v-block': measuringTools,
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
