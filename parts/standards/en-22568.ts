import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** EN 22568: round screwing dies, by their thread. Outside diameter, thickness. */
export const en22568 = tableOf('EN 22568', {
  10: { D: 30, E: 11 },
})

/** A round die for this thread in mm. */
export function roundDie(d: number) {
  return { d, P: coarsePitch(d), ...en22568.row(d) }
}
