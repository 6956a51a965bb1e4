import { kin } from '../kin.ts'

const plain = kin(
  () => import('./brackets.ts'),
  () => import('./brackets.model.ts'),
)
const hinges = kin(
  () => import('./hinges.ts'),
  () => import('./hinges.model.ts'),
)
const feet = kin(
  () => import('./feet.ts'),
  () => import('./feet.model.ts'),
)
const castors = kin(
  () => import('./castors.ts'),
  () => import('./castors.model.ts'),
)

export const brackets = {
  'angle-bracket': plain,
  'butt-hinge': hinges,
  'lift-off-hinge': hinges,
  'levelling-foot': feet,
  'shelf-console': plain,
  'profile-bracket': plain,
  't-plate': plain,
  'swivel-castor': castors,
}
