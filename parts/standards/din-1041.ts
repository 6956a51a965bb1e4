import { tableOf } from './table.ts'

/** DIN 1041: engineer's hammers, by the mass of the head in grams. Length of the handle (DIN 5111) and of the head, width of the face. */
export const din1041 = tableOf('DIN 1041', {
  100: { L: 260, l: 82, a: 15 },
  200: { L: 280, l: 95, a: 19 },
  300: { L: 300, l: 105, a: 23 },
  400: { L: 310, l: 112, a: 25 },
  500: { L: 320, l: 118, a: 27 },
  600: { L: 330, l: 122, a: 29 },
  800: { L: 350, l: 130, a: 33 },
  1000: { L: 360, l: 135, a: 36 },
  1500: { L: 380, l: 145, a: 42 },
  2000: { L: 400, l: 155, a: 47 },
})
