import { defineSize, type Size } from '../size.ts'
import { din2093A, din2093B } from '../standards/springs.ts'
import {
  conicalRate,
  dieSpringRate,
  discForce,
  helicalRate,
  round,
  STAINLESS_SHEAR_MODULUS,
  STAINLESS_YOUNGS_MODULUS,
  torsionRate,
  waveRate,
} from './spring-rates.ts'

const valve = { d: 3, De: 25, n: 6.5 }
const buffer = { d: 5, De: 40, n: 5.5 }
const tension = { d: 2, De: 16, n: 22.25 }
const disc = { De: 40, ...din2093B.row(40) }
const column = { De: 31.5, ...din2093A.row(31.5) }
const conical = { d: 2, D1: 14, D2: 28, n: 5 }
const leg = { d: 2.5, De: 20, n: 6.25 }
const die = { De: 24, Di: 13, h: 3.4, n: 8 }
const wave = { De: 40, Di: 32, t: 0.6, N: 3.5, Z: 4 }

/** Force after a travel in mm, from a start in N. */
function force(rate: number, travel: number, start = 0): number {
  return round(start + rate * travel)
}

export const springs: readonly Size[] = [
  defineSize('compression-spring', '15800-3X25X60', 'EN 15800', {
    ...valve,
    L0: 60,
    R: helicalRate(valve),
    Ln: 30,
    Fn: force(helicalRate(valve), 30),
  }),
  defineSize('compression-spring', '15800-5X40X90', 'EN 15800', {
    ...buffer,
    L0: 90,
    R: helicalRate(buffer),
    Ln: 50,
    Fn: force(helicalRate(buffer), 40),
  }),
  defineSize('conical-spring', 'CONE-2X28X40', null, {
    ...conical,
    L0: 40,
    R: conicalRate(conical, STAINLESS_SHEAR_MODULUS),
  }),
  defineSize('extension-spring', 'EXT-2X16X70', 'DIN 2097', {
    ...tension,
    L0: 70,
    R: helicalRate(tension),
    F0: 20,
    Ln: 125,
    Fn: force(helicalRate(tension), 55, 20),
  }),
  defineSize('torsion-spring', 'TOR-25X20-R', 'DIN 2194', { ...leg, R: torsionRate(leg), l1: 40, Mn: 1.6 }),
  defineSize('disc-spring', '2093-B40', 'DIN 2093', {
    ...disc,
    i: 1,
    F: discForce(disc),
    R: round(discForce(disc) / (0.75 * (disc.l0 - disc.t))),
  }),
  defineSize('disc-spring', '2093-A315-8', 'DIN 2093', {
    ...column,
    i: 8,
    F: discForce(column),
    R: round(discForce(column) / (8 * 0.75 * (column.l0 - column.t))),
  }),
  defineSize('wave-spring', 'WAVE-40X14', null, {
    ...wave,
    L0: 14,
    R: waveRate(wave, STAINLESS_YOUNGS_MODULUS),
  }),
  defineSize('die-spring', 'DIE-25X64-R', 'ISO 10243', { ...die, L0: 64, R: dieSpringRate(die) }),
  defineSize('gas-spring', 'GAS-10X22-60-500', null, {
    F1: 500,
    L: 205,
    H: 60,
    D: 22,
    d: 10,
    dh: 8.2,
    R: 3.2,
  }),
]
