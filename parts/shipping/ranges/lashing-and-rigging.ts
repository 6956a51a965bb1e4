import { defineRange, type Range } from '../../range.ts'
import { din763, din766 } from '../../standards/lifting.ts'
import { coarsePitch } from '../../standards/threads.ts'

/** EN 12195-3: lashing capacity of chains of grade 8 in kN, by the links' diameter in mm. */
const LASHING_CHAINS = [
  { d: 6, LC: 22 },
  { d: 7, LC: 30 },
  { d: 8, LC: 40 },
  { d: 9, LC: 50 },
  { d: 10, LC: 63 },
  { d: 11, LC: 75 },
  { d: 13, LC: 100 },
  { d: 16, LC: 160 },
]

/** DIN 1480: forged turnbuckles by their thread: body's length and width, diameter of its bosses, static load in kN. */
const TURNBUCKLES = [
  { d: 6, l: 110, b: 23, D: 13, F: 0.9 },
  { d: 8, l: 110, b: 30, D: 16, F: 1.6 },
  { d: 10, l: 125, b: 34, D: 20, F: 2.5 },
  { d: 12, l: 125, b: 42, D: 24, F: 3.7 },
  { d: 16, l: 170, b: 52, D: 30, F: 6.5 },
  { d: 20, l: 200, b: 60, D: 34, F: 10 },
  { d: 24, l: 255, b: 72, D: 45, F: 14.5 },
  { d: 30, l: 255, b: 86, D: 55, F: 22.5 },
]

/** DIN 5299, form C: snap hooks by their length: rod, width, gate, static load in kN. */
const SNAP_HOOKS = [
  { l: 50, d: 5, b: 25, g: 4, F: 1.2 },
  { l: 60, d: 6, b: 30, g: 5, F: 1.6 },
  { l: 70, d: 7, b: 35, g: 5.5, F: 2.2 },
  { l: 80, d: 8, b: 40, g: 6.5, F: 2.8 },
  { l: 90, d: 9, b: 45, g: 7, F: 3.6 },
  { l: 100, d: 10, b: 50, g: 8, F: 4.5 },
  { l: 120, d: 11, b: 60, g: 9, F: 5.5 },
  { l: 140, d: 12, b: 70, g: 9.5, F: 6.5 },
  { l: 160, d: 13, b: 80, g: 10.5, F: 8 },
]

/** EN 13411-5, type A: clips by their rope: thread, height, torque in N·m, spacing of the legs, bridge, thread's length. */
const ROPE_CLIPS = [
  { d: 5, d1: 5, b: 25, M: 2, c: 12, f: 25, L: 13, t: 13 },
  { d: 6.5, d1: 6, b: 32, M: 3.5, c: 14, f: 30, L: 17, t: 17 },
  { d: 8, d1: 8, b: 41, M: 6, c: 18, f: 39, L: 20, t: 20 },
  { d: 10, d1: 8, b: 46, M: 9, c: 20, f: 40, L: 24, t: 24 },
  { d: 12, d1: 10, b: 56, M: 20, c: 24, f: 50, L: 28, t: 28 },
  { d: 13, d1: 12, b: 64, M: 33, c: 27, f: 55, L: 29, t: 30 },
  { d: 14, d1: 12, b: 66, M: 33, c: 28, f: 59, L: 31, t: 31 },
  { d: 16, d1: 14, b: 76, M: 49, c: 32, f: 64, L: 35, t: 35 },
  { d: 19, d1: 14, b: 83, M: 68, c: 36, f: 68, L: 40, t: 36 },
  { d: 22, d1: 16, b: 96, M: 107, c: 40, f: 74, L: 44, t: 40 },
  { d: 26, d1: 20, b: 111, M: 147, c: 46, f: 84, L: 51, t: 50 },
  { d: 30, d1: 20, b: 127, M: 212, c: 54, f: 95, L: 59, t: 55 },
  { d: 34, d1: 22, b: 141, M: 296, c: 60, f: 105, L: 67, t: 60 },
  { d: 40, d1: 24, b: 159, M: 363, c: 68, f: 117, L: 77, t: 65 },
]

export const lashingAndRigging: readonly Range[] = [
  defineRange(
    '12195',
    'lashing-chain',
    { standard: 'EN 12195-3', source: null },
    LASHING_CHAINS.map(({ d, LC }) => ({
      code: `CH${d}`,
      label: `${d} x ${3 * d}`,
      dimensions: { d, LC, p: 3 * d, w: tidy(3.6 * d), n: perMetre(3 * d) },
    })),
  ),
  ...[
    { code: '766', table: din766, source: null },
    { code: '763', table: din763, source: null },
  ].map(({ code, table, source }) =>
    defineRange(
      code,
      'link-chain',
      { standard: table.standard, source },
      table.nominals.map(d => {
        const { p, w, F } = table.row(d)
        return { code: `${d}X${p}`, label: `${d} x ${p}`, dimensions: { d, p, w, F, n: perMetre(p) } }
      }),
    ),
  ),
  defineRange(
    '1480',
    'turnbuckle',
    { standard: 'DIN 1480', source: null },
    TURNBUCKLES.map(({ d, l, b, D, F }) => ({
      code: `M${d}-HE`,
      label: `M${d}`,
      dimensions: { d, F, l, b, D, L: l + 5.75 * d, e: 1.375 * d, P: coarsePitch(d) },
    })),
  ),
  defineRange(
    '5299',
    'snap-hook',
    { standard: 'DIN 5299', source: null },
    SNAP_HOOKS.map(hook => ({
      code: `C${hook.l}`,
      label: `${hook.l} x ${hook.d}`,
      dimensions: hook,
    })),
  ),
  defineRange(
    '13411',
    'rope-clip',
    { standard: 'EN 13411-5', source: null },
    ROPE_CLIPS.map(clip => ({
      code: `${clip.d}`,
      label: `${clip.d} mm`,
      dimensions: { ...clip, P: coarsePitch(clip.d1) },
    })),
  ),
]

/** How many links make up a metre. */
function perMetre(pitch: number): number {
  return Math.round(1000 / pitch)
}

/** To hundredths of a millimetre, without what floating point leaves. */
function tidy(value: number): number {
  return Number(value.toFixed(2))
}
