import { kin } from '../kin.ts'

const gClamps = kin(
  () => import('./g-clamps.ts'),
  () => import('./g-clamps.model.ts'),
)
const hoseClamps = kin(
  () => import('./hose-clamps.ts'),
  () => import('./hose-clamps.model.ts'),
)
const toggleClamps = kin(
  () => import('./toggle-clamps.ts'),
  () => import('./toggle-clamps.model.ts'),
)
const shaftCollars = kin(
  () => import('./shaft-collars.ts'),
  () => import('./shaft-collars.model.ts'),
)
const grips = kin(
  () => import('./grips.ts'),
  () => import('./grips.model.ts'),
)
const measuringTools = kin(
  () => import('./measuring-tools.ts'),
  () => import('./measuring-tools.model.ts'),
)

const flatThumbScrews = kin(
  () => import('./flat-thumb-screws.ts'),
  () => import('./flat-thumb-screws.model.ts'),
)

export const clamping = {
  'vernier-caliper': measuringTools,
  'hose-clamp': hoseClamps,
  'g-clamp': gClamps,
  'try-square': measuringTools,
  'v-block': measuringTools,
  'toggle-clamp': toggleClamps,
  'star-grip': grips,
  'thumb-screw': grips,
  'flat-thumb-screw': flatThumbScrews,
  'shaft-collar': shaftCollars,
  'clamping-lever': grips,
}
