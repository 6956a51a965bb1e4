import { tableOf } from './table.ts'

/**
 * DIN 7721-2: timing pulleys of metric pitch, by the number of teeth: diameter over the teeth d0, flange
 * diameter D and hub diameter N; and by the width of the belt the width over the flanges B and the length through the bore L. Read in the catalogue of SATI. T5 with 24 teeth is
 * ours.
 */
export const timingPulleys = {
  2.5: {
    widths: tableOf('DIN 7721-2, T2.5', { 6: { B: 10, L: 16 } }),
    teeth: tableOf('DIN 7721-2, T2.5', {
      18: { d0: 13.8, D: 17.5, N: 10 },
      19: { d0: 14.6, D: 20, N: 10 },
      20: { d0: 15.4, D: 20, N: 10 },
      22: { d0: 17, D: 22, N: 11 },
      24: { d0: 18.55, D: 22, N: 12 },
      25: { d0: 19.35, D: 25, N: 13 },
      26: { d0: 20.15, D: 26, N: 14 },
      28: { d0: 21.75, D: 26, N: 14 },
      30: { d0: 23.35, D: 28, N: 16 },
      32: { d0: 24.95, D: 32, N: 16 },
      36: { d0: 28.1, D: 36, N: 20 },
      40: { d0: 31.3, D: 38, N: 22 },
      44: { d0: 34.5, D: 42, N: 24 },
    }),
  },
  5: {
    widths: tableOf('DIN 7721-2, T5', { 10: { B: 15, L: 21 }, 16: { B: 21, L: 27 }, 25: { B: 30, L: 36 } }),
    teeth: tableOf('DIN 7721-2, T5', {
      10: { d0: 15.05, D: 19.5, N: 8 },
      12: { d0: 18.25, D: 23, N: 11 },
      14: { d0: 21.45, D: 25, N: 13 },
      15: { d0: 23.05, D: 28, N: 16 },
      16: { d0: 24.6, D: 32, N: 18 },
      18: { d0: 27.8, D: 32, N: 20 },
      19: { d0: 29.4, D: 36, N: 20 },
      20: { d0: 31, D: 36, N: 22 },
      22: { d0: 34.15, D: 38, N: 23 },
      24: { d0: 37.35, D: 42, N: 26 },
      25: { d0: 38.95, D: 44, N: 26 },
      26: { d0: 40.6, D: 44, N: 26 },
      27: { d0: 42.2, D: 48, N: 30 },
      28: { d0: 43.75, D: 48, N: 32 },
      30: { d0: 46.95, D: 51, N: 34 },
      32: { d0: 50.1, D: 54, N: 38 },
      36: { d0: 56.45, D: 64, N: 38 },
      40: { d0: 62.85, D: 66.5, N: 40 },
      42: { d0: 66, D: 70, N: 40 },
    }),
  },
  10: {
    widths: tableOf('DIN 7721-2, T10', { 16: { B: 21, L: 31 }, 25: { B: 30, L: 40 }, 32: { B: 37, L: 47 } }),
    teeth: tableOf('DIN 7721-2, T10', {
      12: { d0: 36.35, D: 42, N: 28 },
      14: { d0: 42.7, D: 48, N: 32 },
      15: { d0: 45.9, D: 51, N: 32 },
      16: { d0: 49.1, D: 54, N: 35 },
      18: { d0: 55.45, D: 60, N: 40 },
      19: { d0: 58.65, D: 66.5, N: 44 },
      20: { d0: 61.8, D: 66.5, N: 46 },
      22: { d0: 68.2, D: 75, N: 52 },
      24: { d0: 74.55, D: 83, N: 58 },
      25: { d0: 77.7, D: 83, N: 60 },
      26: { d0: 80.9, D: 87, N: 60 },
      27: { d0: 84.1, D: 91, N: 60 },
      28: { d0: 87.25, D: 93, N: 60 },
      30: { d0: 93.65, D: 97, N: 60 },
      32: { d0: 100, D: 106, N: 65 },
      36: { d0: 112.75, D: 119, N: 70 },
      40: { d0: 125.45, D: 131, N: 80 },
    }),
  },
} as const

/** The pitch of a timing belt, in mm. */
export type BeltPitch = keyof typeof timingPulleys
