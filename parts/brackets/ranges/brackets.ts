import { defineRange, type Range } from '../../range.ts'

/** Bent brackets by the length of their legs: widths, thickness, holes; in mm. */
const ANGLES = [
  { a: 40, widths: [30, 40], t: 2, d: 4.5 },
  { a: 50, widths: [35, 50], t: 2, d: 5.5 },
  { a: 60, widths: [45, 60], t: 2.5, d: 6.5 },
  { a: 70, widths: [55, 70], t: 2.5, d: 6.5 },
  { a: 80, widths: [60, 80], t: 3, d: 8.5 },
  { a: 90, widths: [65, 90], t: 3, d: 8.5 },
  { a: 100, widths: [50, 60, 80, 100], t: 4, d: 9 },
  { a: 120, widths: [60, 80, 100], t: 4, d: 11 },
  { a: 150, widths: [75, 100], t: 5, d: 11 },
]

/** Brackets by the aluminium profile that they join: slot's width and length, load in kN; in mm. */
const PROFILES = [
  { a: 20, b: 18, t: 3, d: 5.3, l: 8, F: 0.5 },
  { a: 25, b: 22, t: 3.5, d: 5.3, l: 10, F: 0.8 },
  { a: 30, b: 27, t: 4, d: 6.4, l: 12, F: 1 },
  { a: 40, b: 36, t: 5, d: 8.4, l: 16, F: 2 },
  { a: 45, b: 41, t: 5.5, d: 8.4, l: 18, F: 2.2 },
  { a: 50, b: 45, t: 6, d: 8.4, l: 20, F: 2.5 },
  { a: 60, b: 54, t: 7, d: 8.4, l: 24, F: 3 },
]

/** Shelf consoles by depth and height: load of a pair in kN, flat bar, holes; in mm. */
const CONSOLES = [
  { a: 200, h: 150, F: 1.8, b: 25, t: 4, d: 6.5 },
  { a: 250, h: 170, F: 2.4, b: 25, t: 5, d: 8.5 },
  { a: 300, h: 200, F: 3, b: 30, t: 5, d: 8.5 },
  { a: 350, h: 230, F: 3.2, b: 30, t: 5, d: 8.5 },
  { a: 400, h: 270, F: 4, b: 40, t: 6, d: 10.5 },
  { a: 500, h: 330, F: 4.5, b: 40, t: 6, d: 10.5 },
]

/** T-plates: thickness, width of their legs, holes with their countersinks; in mm. */
const T_PLATES = [
  { l: 80, h: 70, t: 2.5, b: 20, d: 4.5, d2: 8.5 },
  { l: 100, h: 85, t: 3, b: 25, d: 5, d2: 9.5 },
  { l: 120, h: 100, t: 4, b: 30, d: 5.5, d2: 10.5 },
  { l: 150, h: 125, t: 4, b: 35, d: 6, d2: 11.5 },
  { l: 200, h: 165, t: 5, b: 40, d: 6.5, d2: 12.5 },
]

export const angleBrackets: readonly Range[] = [
  defineRange(
    'AB',
    'angle-bracket',
    { standard: null, source: null },
    ANGLES.flatMap(({ a, widths, t, d }) =>
      widths.map(b => ({
        code: `${a}X${a}X${b}`,
        label: `${a} x ${a} x ${b}`,
        dimensions: { a, b, t, d, l: slotOf(d), r: t },
      })),
    ),
  ),
  defineRange(
    'PB',
    'profile-bracket',
    { standard: null, source: null },
    PROFILES.map(bracket => ({
      code: `${bracket.a}X${bracket.a}`,
      label: `${bracket.a} x ${bracket.a}`,
      dimensions: bracket,
    })),
  ),
  defineRange(
    'SC',
    'shelf-console',
    { standard: null, source: null },
    CONSOLES.map(console => ({
      code: `${console.a}X${console.h}`,
      label: `${console.a} x ${console.h}`,
      dimensions: console,
    })),
  ),
  defineRange(
    'TP',
    't-plate',
    { standard: null, source: null },
    T_PLATES.map(plate => ({
      code: `${plate.l}X${plate.h}`,
      label: `${plate.l} x ${plate.h} x ${plate.t}`,
      dimensions: plate,
    })),
  ),
]

/** How long a bracket's slot is for its width, in mm: as far as the joint can be set. */
function slotOf(d: number): number {
  return Math.round(d < 7 ? 3 * d : 2.9 * d)
}
