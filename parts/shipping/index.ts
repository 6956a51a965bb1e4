import { kin } from '../kin.ts'

const eyes = kin(
  () => import('./eyes.ts'),
  () => import('./eyes.model.ts'),
)
const shackles = kin(
  () => import('./shackles.ts'),
  () => import('./shackles.model.ts'),
)
const hooks = kin(
  () => import('./hooks.ts'),
  () => import('./hooks.model.ts'),
)
const chainsAndTensioners = kin(
  () => import('./chains-and-tensioners.ts'),
  () => import('./chains-and-tensioners.model.ts'),
)
const turnbuckles = kin(
  () => import('./turnbuckles.ts'),
  () => import('./turnbuckles.model.ts'),
)
const ropes = kin(
  () => import('./ropes.ts'),
  () => import('./ropes.model.ts'),
)
const castings = kin(
  () => import('./castings.ts'),
  () => import('./castings.model.ts'),
)

export const shipping = {
  'eye-bolt': eyes,
  'bow-shackle': shackles,
  'lashing-chain': chainsAndTensioners,
  'link-chain': chainsAndTensioners,
  'ratchet-tensioner': chainsAndTensioners,
  'corner-casting': castings,
  'sling-hook': hooks,
  turnbuckle: turnbuckles,
  'rope-sling': ropes,
  'snap-hook': hooks,
  'eye-nut': eyes,
  'rope-clip': ropes,
}
