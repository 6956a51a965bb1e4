import { coarsePitch } from './iso-261.ts'
import { stepOf } from './steps.ts'
import { tableOf } from './table.ts'

/** EN 22568 (DIN 223): round screwing dies, by the largest thread of each step. Outside diameter, thickness for coarse and for fine threads. */
export const en22568 = tableOf('EN 22568', {
  2.9: { D: 16, E: 5, fine: 5 },
  4.4: { D: 20, E: 5, fine: 5 },
  6.4: { D: 20, E: 7, fine: 7 },
  9.4: { D: 25, E: 9, fine: 9 },
  11.3: { D: 30, E: 11, fine: 11 },
  14.5: { D: 38, E: 14, fine: 10 },
  20.5: { D: 45, E: 18, fine: 14 },
  25.5: { D: 55, E: 22, fine: 16 },
  36.5: { D: 65, E: 25, fine: 18 },
  42.5: { D: 75, E: 30, fine: 20 },
  52.5: { D: 90, E: 36, fine: 22 },
})

/** A round die for this coarse thread in mm. */
export function roundDie(d: number) {
  const { D, E } = stepOf(en22568, d)
  return { d, P: coarsePitch(d), D, E }
}

/** A round die for this fine thread in mm. */
export function fineDie(d: number, P: number) {
  const { D, fine } = stepOf(en22568, d)
  return { d, P, D, E: fine }
}

/** A round die for a thread of this diameter in mm with so many turns in an inch; fine ones are thinner. */
export function inchDie(d: number, n: number, isFine: boolean) {
  const { D, E, fine } = stepOf(en22568, d)
  return { d, n, D, E: isFine ? fine : E }
}
