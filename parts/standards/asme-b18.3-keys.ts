import { inMillimetres } from './asme-b94.11.ts'

/** ASME B18.3: hexagon keys, short series. Width across flats in inches, long and short arm in mm. */
export const inchKeys = [
  { name: '1/16', inches: 1 / 16, l1: 46, l2: 17 },
  { name: '5/64', inches: 5 / 64, l1: 52, l2: 18 },
  { name: '3/32', inches: 3 / 32, l1: 58, l2: 20 },
  { name: '7/64', inches: 7 / 64, l1: 64, l2: 22 },
  { name: '1/8', inches: 1 / 8, l1: 66, l2: 23 },
  { name: '9/64', inches: 9 / 64, l1: 70, l2: 25 },
  { name: '5/32', inches: 5 / 32, l1: 74, l2: 29 },
  { name: '3/16', inches: 3 / 16, l1: 80, l2: 30 },
  { name: '7/32', inches: 7 / 32, l1: 90, l2: 34 },
  { name: '1/4', inches: 1 / 4, l1: 96, l2: 38 },
  { name: '5/16', inches: 5 / 16, l1: 108, l2: 44 },
  { name: '3/8', inches: 3 / 8, l1: 118, l2: 48 },
  { name: '7/16', inches: 7 / 16, l1: 129, l2: 53 },
  { name: '1/2', inches: 1 / 2, l1: 140, l2: 59 },
  { name: '9/16', inches: 9 / 16, l1: 154, l2: 70 },
  { name: '5/8', inches: 5 / 8, l1: 168, l2: 76 },
  { name: '3/4', inches: 3 / 4, l1: 199, l2: 89 },
  { name: '7/8', inches: 7 / 8, l1: 222, l2: 102 },
  { name: '1', inches: 1, l1: 260, l2: 118 },
] as const

/** A hexagon key of this width across flats in inches: its corners are cut back as those of ISO 2936. */
export function inchKey(inches: number, l1: number, l2: number) {
  const s = inMillimetres(inches)
  return { s, l1, l2, e: Math.round(s * 112) / 100, r: Math.max(1.5, s) }
}
