import { kin } from '../kin.ts'

export const brackets = {
  'angle-bracket': kin(
    () => import('./angle-bracket.ts'),
    () => import('./angle-bracket.model.ts'),
  ),
  'butt-hinge': kin(
    () => import('./butt-hinge.ts'),
    () => import('./butt-hinge.model.ts'),
  ),
  'lift-off-hinge': kin(
    () => import('./lift-off-hinge.ts'),
    () => import('./lift-off-hinge.model.ts'),
  ),
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
  'swivel-castor': kin(
    () => import('./swivel-castor.ts'),
    () => import('./swivel-castor.model.ts'),
  ),
}
