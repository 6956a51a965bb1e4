import { kin } from '../kin.ts'

const strikingTools = kin(
  () => import('./striking-tools.ts'),
  () => import('./striking-tools.model.ts'),
)

export const handTools = {
  'combination-spanner': kin(
    () => import('./combination-spanner.ts'),
    () => import('./combination-spanner.model.ts'),
  ),
  'hex-key': kin(
    () => import('./hex-keys.ts'),
    () => import('./hex-keys.model.ts'),
  ),
  socket: kin(
    () => import('./sockets.ts'),
    () => import('./sockets.model.ts'),
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
  'engineers-hammer': strikingTools,
  'cold-chisel': strikingTools,
  'adjustable-spanner': kin(
    () => import('./adjustable-spanner.ts'),
    () => import('./adjustable-spanner.model.ts'),
  ),
}
