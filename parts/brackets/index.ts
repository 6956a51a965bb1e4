import { kin } from '../kin.ts'

const hinges = kin(
  () => import('./hinges.ts'),
  () => import('./hinges.model.ts'),
)
const castors = kin(
  () => import('./castors.ts'),
  () => import('./castors.model.ts'),
)

export const brackets = {
  'angle-bracket': kin(
    () => import('./angle-bracket.ts'),
    () => import('./angle-bracket.model.ts'),
  ),
  'butt-hinge': hinges,
  'lift-off-hinge': hinges,
  'levelling-foot': kin(
    () => import('./levelling-foot.ts'),
    () => import('./levelling-foot.model.ts'),
  ),
  'shelf-console': kin(
    () => import('./shelf-console.ts'),
    () => import('./shelf-console.model.ts'),
  ),
  'profile-bracket': kin(
    () => import('./profile-bracket.ts'),
    () => import('./profile-bracket.model.ts'),
  ),
  't-plate': kin(
    () => import('./t-plate.ts'),
    () => import('./t-plate.model.ts'),
  ),
  'swivel-castor': castors,
}
