import { tableOf } from './table.ts'

/** DIN 3122: reversible ratchets, by their length. Square drive, teeth, diameter and thickness of the head, length of the grip. */
export const din3122 = tableOf('DIN 3122', {
  150: { q: 6.35, z: 72, D: 25, t: 14, h: 75 },
  200: { q: 9.525, z: 72, D: 32, t: 17.5, h: 95 },
  250: { q: 12.7, z: 72, D: 38, t: 21, h: 115 },
  300: { q: 12.7, z: 72, D: 40, t: 22, h: 125 },
  510: { q: 19.05, z: 48, D: 62, t: 34, h: 160 },
})
