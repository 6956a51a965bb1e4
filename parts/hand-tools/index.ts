import { kin } from '../kin.ts'

const ratchets = kin(
  () => import('./ratchets.ts'),
  () => import('./ratchets.model.ts'),
)
const screwdrivers = kin(
  () => import('./screwdrivers.ts'),
  () => import('./screwdrivers.model.ts'),
)
const sockets = kin(
  () => import('./sockets.ts'),
  () => import('./sockets.model.ts'),
)
const strikingTools = kin(
  () => import('./striking-tools.ts'),
  () => import('./striking-tools.model.ts'),
)

export const handTools = {
  'combination-spanner': kin(
    () => import('./combination-spanners.ts'),
    () => import('./combination-spanners.model.ts'),
  ),
  'hex-key': kin(
    () => import('./hex-keys.ts'),
    () => import('./hex-keys.model.ts'),
  ),
  'hexalobular-key': kin(
    () => import('./hexalobular-keys.ts'),
    () => import('./hexalobular-keys.model.ts'),
  ),
  socket: sockets,
  'bi-hexagon-socket': sockets,
  screwdriver: screwdrivers,
  'phillips-screwdriver': screwdrivers,
  'torque-wrench': ratchets,
  ratchet: ratchets,
  'engineers-hammer': strikingTools,
  'cold-chisel': strikingTools,
  'adjustable-spanner': kin(
    () => import('./adjustable-spanners.ts'),
    () => import('./adjustable-spanners.model.ts'),
  ),
}
