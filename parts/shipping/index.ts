import { kin } from '../kin.ts'

export const shipping = {
  'eye-bolt': kin(
    () => import('./eye-bolt.ts'),
    () => import('./eye-bolt.model.ts'),
  ),
  'bow-shackle': kin(
    () => import('./bow-shackle.ts'),
    () => import('./bow-shackle.model.ts'),
  ),
  'lashing-chain': kin(
    () => import('./lashing-chain.ts'),
    () => import('./lashing-chain.model.ts'),
  ),
  'ratchet-tensioner': kin(
    () => import('./ratchet-tensioner.ts'),
    () => import('./ratchet-tensioner.model.ts'),
  ),
  'corner-casting': kin(
    () => import('./corner-casting.ts'),
    () => import('./corner-casting.model.ts'),
  ),
  'sling-hook': kin(
    () => import('./sling-hook.ts'),
    () => import('./sling-hook.model.ts'),
  ),
  turnbuckle: kin(
    () => import('./turnbuckle.ts'),
    () => import('./turnbuckle.model.ts'),
  ),
  'rope-sling': kin(
    () => import('./rope-sling.ts'),
    () => import('./rope-sling.model.ts'),
  ),
  'snap-hook': kin(
    () => import('./snap-hook.ts'),
    () => import('./snap-hook.model.ts'),
  ),
  'eye-nut': kin(
    () => import('./eye-nut.ts'),
    () => import('./eye-nut.model.ts'),
  ),
  'rope-clip': kin(
    () => import('./rope-clip.ts'),
    () => import('./rope-clip.model.ts'),
  ),
}
