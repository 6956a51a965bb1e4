import { defineSize, type Size } from '../size.ts'
import { combinationSpanner, driveSocket, hexagonKey } from '../standards/hand-tools.ts'

export const handTools: readonly Size[] = [
  defineSize('combination-spanner', '3113-13', 'DIN 3113', { ...combinationSpanner(13), m: 76 }),
  defineSize('combination-spanner', '3113-24', 'DIN 3113', { ...combinationSpanner(24), m: 350 }),
  defineSize('hex-key', '2936-6', 'ISO 2936', hexagonKey(6)),
  defineSize('hex-key', '2936-10', 'ISO 2936', hexagonKey(10)),
  defineSize('socket', '3124-13', 'DIN 3124', driveSocket(13)),
  defineSize('socket', '3124-24', 'DIN 3124', driveSocket(24)),
  defineSize('screwdriver', '2380-5.5', 'ISO 2380', { b: 5.5, a: 1, l: 125, d: 5.5, h: 105, D: 34 }),
  defineSize('phillips-screwdriver', '8764-PH2', 'ISO 8764', { PH: 2, l: 100, d: 6, h: 105, D: 34 }),
  defineSize('torque-wrench', '6789-100', 'ISO 6789-1', {
    M: 100,
    M0: 20,
    L: 395,
    q: 12.7,
    D: 44,
    d: 24,
    h: 135,
  }),
  defineSize('ratchet', '3122-250', 'DIN 3122', { q: 12.7, L: 250, z: 72, D: 38, t: 21, h: 115 }),
  defineSize('engineers-hammer', '1041-500', 'DIN 1041', { m: 500, L: 320, l: 118, a: 27 }),
  defineSize('cold-chisel', '6453-200', 'DIN 6453', { L: 200, b: 24, w: 23, t: 13 }),
  defineSize('adjustable-spanner', '3117-255', 'DIN 3117', { S: 30, L: 255, b: 60, t: 16, h: 27 }),
]
