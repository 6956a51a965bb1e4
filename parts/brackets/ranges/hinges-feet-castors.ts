import { defineRange, type Range } from '../../range.ts'
import { coarsePitch } from '../../standards/threads.ts'

/** Butt hinges by length and open width: thickness, pin, screw hole and its countersink; in mm. */
const BUTT_HINGES = [
  { l: 40, b: 40, t: 1.2, d: 3, d1: 3.3, d2: 6.2 },
  { l: 50, b: 40, t: 1.5, d: 4, d1: 3.3, d2: 6.2 },
  { l: 50, b: 50, t: 1.5, d: 4, d1: 3.8, d2: 7 },
  { l: 60, b: 50, t: 1.5, d: 4, d1: 4.3, d2: 7.6 },
  { l: 60, b: 60, t: 2, d: 5, d1: 4.3, d2: 7.6 },
  { l: 70, b: 60, t: 2, d: 5, d1: 4.8, d2: 8.2 },
  { l: 80, b: 60, t: 2, d: 6, d1: 5.3, d2: 8.8 },
  { l: 80, b: 80, t: 2, d: 6, d1: 5.3, d2: 8.8 },
  { l: 100, b: 70, t: 2.5, d: 7, d1: 5.8, d2: 9.8 },
  { l: 100, b: 100, t: 2.5, d: 7, d1: 5.8, d2: 9.8 },
  { l: 120, b: 80, t: 3, d: 8, d1: 6.3, d2: 10.8 },
  { l: 120, b: 120, t: 3, d: 8, d1: 6.3, d2: 10.8 },
]

/** Lift-off hinges, as above. */
const LIFT_OFF_HINGES = [
  { l: 60, b: 60, t: 2.5, d: 6, d1: 4.5, d2: 8.4 },
  { l: 80, b: 80, t: 3, d: 8, d1: 5.5, d2: 10 },
  { l: 100, b: 80, t: 3, d: 9, d1: 5.5, d2: 10 },
  { l: 100, b: 100, t: 3, d: 9, d1: 6.5, d2: 12 },
  { l: 120, b: 100, t: 3.5, d: 10, d1: 6.5, d2: 12 },
  { l: 140, b: 120, t: 4, d: 12, d1: 6.5, d2: 12 },
]

/** Levelling feet by thread: width across flats, static load in kN, bases and lengths of the stud; in mm. */
const FEET = [
  { d: 8, s: 13, F: 5, bases: [40, 50], lengths: [30, 40, 50, 60] },
  { d: 10, s: 17, F: 8, bases: [40, 50, 60], lengths: [40, 50, 60, 80] },
  { d: 12, s: 19, F: 12, bases: [50, 60, 80], lengths: [50, 60, 80] },
  { d: 16, s: 24, F: 20, bases: [60, 80, 100], lengths: [60, 80, 100] },
  { d: 20, s: 30, F: 25, bases: [80, 100, 120], lengths: [80, 100, 120] },
  { d: 24, s: 36, F: 30, bases: [100, 120], lengths: [100, 120, 150] },
]

/** EN 12532: swivel castors by wheel: height, load in kN, tread, plate, offset, bolt hole; in mm. */
const CASTORS = [
  { D: 100, H: 130, F: 0.8, b: 35, a: 105, c: 85, e: 36, d: 9 },
  { D: 125, H: 155, F: 1, b: 37.5, a: 105, c: 85, e: 38, d: 9 },
  { D: 160, H: 195, F: 1.35, b: 40, a: 138, c: 110, e: 50, d: 11 },
  { D: 200, H: 235, F: 2, b: 50, a: 138, c: 110, e: 56, d: 11 },
]

export const hingesFeetCastors: readonly Range[] = [
  defineRange(
    'BH',
    'butt-hinge',
    { standard: null, source: null },
    BUTT_HINGES.map(hinge => ({
      code: `${hinge.l}X${hinge.b}`,
      label: `${hinge.l} x ${hinge.b}`,
      dimensions: hinge,
    })),
  ),
  defineRange(
    'LH',
    'lift-off-hinge',
    { standard: null, source: null },
    LIFT_OFF_HINGES.map(hinge => ({
      code: `${hinge.l}X${hinge.b}`,
      label: `${hinge.l} x ${hinge.b}`,
      dimensions: hinge,
    })),
  ),
  defineRange(
    'LF',
    'levelling-foot',
    { standard: null, source: null },
    FEET.flatMap(({ d, s, F, bases, lengths }) =>
      bases.flatMap(D =>
        lengths.map(l => ({
          code: `M${d}X${l}-${D}`,
          label: `M${d} x ${l}, base ${D}`,
          // The base is 3 mm of rubber and a dish, the stud turns on a ball above it.
          dimensions: { d, l, D, h: Math.round(3 + 0.12 * D + 1.5 * d), P: coarsePitch(d), s, F },
        })),
      ),
    ),
  ),
  defineRange(
    '12532',
    'swivel-castor',
    { standard: 'EN 12532', source: null },
    CASTORS.map(castor => ({ code: `${castor.D}`, label: `${castor.D} mm`, dimensions: castor })),
  ),
]
