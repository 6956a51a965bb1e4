import { kin } from '../kin.ts'

export const handTools = {
  'combination-spanner': kin(
    () => import('./combination-spanner.ts'),
    () => import('./combination-spanner.model.ts'),
  ),
  'hex-key': kin(
    () => import('./hex-key.ts'),
    () => import('./hex-key.model.ts'),
  ),
  socket: kin(
    () => import('./socket.ts'),
    () => import('./socket.model.ts'),
  ),
  screwdriver: kin(
    () => import('./screwdriver.ts'),
    () => import('./screwdriver.model.ts'),
  ),
  'phillips-screwdriver': kin(
    () => import('./phillips-screwdriver.ts'),
    () => import('./phillips-screwdriver.model.ts'),
  ),
  'torque-wrench': kin(
    () => import('./torque-wrench.ts'),
    () => import('./torque-wrench.model.ts'),
  ),
  ratchet: kin(
    () => import('./ratchet.ts'),
    () => import('./ratchet.model.ts'),
  ),
  'engineers-hammer': kin(
    () => import('./engineers-hammer.ts'),
    () => import('./engineers-hammer.model.ts'),
  ),
  'cold-chisel': kin(
    () => import('./cold-chisel.ts'),
    () => import('./cold-chisel.model.ts'),
  ),
  'adjustable-spanner': kin(
    () => import('./adjustable-spanner.ts'),
    () => import('./adjustable-spanner.model.ts'),
  ),
}
