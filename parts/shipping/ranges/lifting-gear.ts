import { defineRange, metricThreads, type Range } from '../../range.ts'
import { bowShackle, din580, din582, en13889, eyeBolt, eyeNut } from '../../standards/lifting.ts'

/**
 * EN 1677-2: clevis hooks of grade 8 by their chain. Working load limit in t, effective length, width and depth of the bowl, pin,
 * opening of the clevis; in mm.
 */
const HOOKS = [
  { d: 6, WLL: 1.12, E: 76, B: 29, H: 20, D: 7.5, g: 7.5 },
  { d: 7, WLL: 1.5, E: 84, B: 32, H: 22, D: 9, g: 8.5 },
  { d: 8, WLL: 2, E: 94, B: 35, H: 25, D: 10, g: 9.5 },
  { d: 10, WLL: 3.15, E: 109, B: 42, H: 30, D: 13, g: 12 },
  { d: 13, WLL: 5.3, E: 136, B: 52, H: 38, D: 16, g: 15 },
  { d: 16, WLL: 8, E: 160, B: 62, H: 46, D: 20, g: 18.5 },
  { d: 20, WLL: 12.5, E: 190, B: 73, H: 56, D: 24, g: 23 },
  { d: 22, WLL: 15, E: 214, B: 82, H: 62, D: 27, g: 25 },
]

/** EN 13414-1: working load limit in t of a single leg, 6 x 19 with fibre core, by the rope's diameter in mm. */
const ROPES = [
  { d: 6, WLL: 0.37, lengths: [500, 750, 1000] },
  { d: 8, WLL: 0.7, lengths: [500, 750, 1000] },
  { d: 10, WLL: 1.05, lengths: [500, 750, 1000] },
  { d: 12, WLL: 1.55, lengths: [750, 1000, 1500, 2000] },
  { d: 14, WLL: 2.12, lengths: [750, 1000, 1500, 2000] },
  { d: 16, WLL: 2.7, lengths: [1000, 1500, 2000] },
  { d: 18, WLL: 3.4, lengths: [1000, 1500, 2000] },
  { d: 20, WLL: 4.35, lengths: [1000, 1500, 2000] },
]

/** DIN 6899, form B: thimbles by their rope. Inside width and length, thickness of the sheet; in mm. */
export const THIMBLES = [
  { d: 3, W: 12, l: 19, s: 1 },
  { d: 4, W: 13, l: 21, s: 1 },
  { d: 5, W: 14, l: 23, s: 1.2 },
  { d: 6, W: 16, l: 26, s: 1.5 },
  { d: 7, W: 18, l: 29, s: 1.5 },
  { d: 8, W: 20, l: 32, s: 1.5 },
  { d: 10, W: 24, l: 38, s: 2 },
  { d: 12, W: 28, l: 45, s: 2.5 },
  { d: 14, W: 32, l: 51, s: 2.5 },
  { d: 16, W: 36, l: 58, s: 3 },
  { d: 18, W: 40, l: 64, s: 3 },
  { d: 20, W: 45, l: 72, s: 3.5 },
  { d: 22, W: 50, l: 80, s: 3.5 },
  { d: 24, W: 56, l: 90, s: 4 },
  { d: 26, W: 62, l: 99, s: 4 },
  { d: 28, W: 70, l: 112, s: 4.5 },
]

export const liftingGear: readonly Range[] = [
  defineRange('580', 'eye-bolt', din580, metricThreads(din580.nominals, eyeBolt)),
  defineRange('582', 'eye-nut', din582, metricThreads(din582.nominals, eyeNut)),
  defineRange(
    '13889',
    'bow-shackle',
    en13889,
    en13889.nominals.map(WLL => ({
      // As shackles are marked: 4T75.
      code: `${WLL}${Number.isInteger(WLL) ? 'T' : ''}`.replace('.', 'T'),
      label: `${WLL} t`,
      dimensions: bowShackle(WLL),
    })),
  ),
  defineRange(
    '1677',
    'sling-hook',
    { standard: 'EN 1677-2', source: null },
    HOOKS.map(hook => ({ code: `CH${hook.d}`, label: `${hook.d} mm chain`, dimensions: hook })),
  ),
  defineRange(
    '13414',
    'rope-sling',
    { standard: 'EN 13414-1', source: null },
    ROPES.flatMap(({ d, WLL, lengths }) => {
      const thimble = THIMBLES.find(one => one.d === d)
      if (!thimble) return []
      return lengths.map(L => ({
        code: `${d}X${L}`,
        label: `${d} x ${L}`,
        dimensions: { ...thimble, WLL, L },
      }))
    }),
  ),
]
