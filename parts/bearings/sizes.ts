import { defineSize, type Size } from '../size.ts'
import { iso3228, iso9628, radialBearing, thrustBearing } from '../standards/bearings.ts'
import { iso606, rollerChain } from '../standards/transmission.ts'

/** What a maker says of a bearing: its load ratings in kN, its balls in mm. */
const ratings6205 = { C: 14, C0: 7.8 }
const balls6205 = { Dw: 7.938, Z: 9 }

export const bearings: readonly Size[] = [
  defineSize('ball-bearing', '625-6205', 'DIN 625-1', {
    ...radialBearing('02', 25),
    ...ratings6205,
    ...balls6205,
  }),
  defineSize('sealed-ball-bearing', '625-6205-2RS', 'DIN 625-1', {
    ...radialBearing('02', 25),
    ...ratings6205,
    ...balls6205,
  }),
  defineSize('shielded-ball-bearing', '625-6205-ZZ', 'DIN 625-1', {
    ...radialBearing('02', 25),
    ...ratings6205,
    ...balls6205,
  }),
  defineSize('sealed-ball-bearing', '625-6001-2RS', 'DIN 625-1', {
    ...radialBearing('10', 12),
    C: 5.1,
    C0: 2.36,
    Dw: 4.762,
    Z: 8,
  }),
  defineSize('thrust-bearing', '711-51105', 'DIN 711', {
    ...thrustBearing(511, 25),
    C: 18.2,
    C0: 39,
    Dw: 6,
    Z: 16,
  }),
  defineSize('pillow-block', '3228-UCP205', 'ISO 3228', {
    d: 25,
    ...iso3228.row(25),
    ...iso9628.row(25),
    ...ratings6205,
  }),
  defineSize('spur-gear', 'GEAR-M2-Z30', 'DIN 867', { m: 2, z: 30, d: 20, b: 20, N: 45, L: 35 }),
  defineSize('spur-gear', 'GEAR-M2-Z18', 'DIN 867', { m: 2, z: 18, d: 14, b: 20, N: 28, L: 34 }),
  defineSize('timing-pulley', '7721-T5-24', 'DIN 7721-2', {
    P: 5,
    z: 24,
    d: 10,
    d0: 37.35,
    D: 42,
    B: 21,
    N: 26,
    L: 27,
  }),
  defineSize('roller-chain', '606-08B-24', 'ISO 606', rollerChain(12.7, 24)),
  defineSize('sprocket', '606-08B-Z17', 'ISO 606', {
    p: 12.7,
    z: 17,
    d: 20,
    d1: iso606.row(12.7).d1,
    da: 74.3,
    b: 7.2,
    N: 52,
    L: 28,
  }),
  defineSize('jaw-coupling', 'JAW-24', null, { d: 24, D: 55, T: 35, L: 78, l: 30, E: 18, b: 14, dH: 27 }),
  defineSize('jaw-coupling', 'JAW-38', null, { d: 38, D: 80, T: 190, L: 114, l: 45, E: 24, b: 18, dH: 38 }),
]
