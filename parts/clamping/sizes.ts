import { defineSize, type Size } from '../size.ts'
import { shaftCollar, starGrip, thumbScrew } from '../standards/grips-and-collars.ts'

export const clamping: readonly Size[] = [
  defineSize('vernier-caliper', '862-150', 'DIN 862', { m: 150, l: 236, j: 40, b: 16, t: 3.5, R: 0.05 }),
  defineSize('hose-clamp', '3017-25-40', 'DIN 3017-1', { D: 40, d: 25, b: 12, t: 0.7, s: 7, T: 5 }),
  defineSize('hose-clamp', '3017-60-80', 'DIN 3017-1', { D: 80, d: 60, b: 12, t: 0.8, s: 7, T: 5 }),
  defineSize('g-clamp', 'GC-100', null, { a: 100, b: 60, F: 8, d: 14, P: 2, t: 17 }),
  defineSize('try-square', '875-150X100', 'DIN 875-1', { h: 150, l: 100, b: 25, t: 5, c: 15 }),
  defineSize('v-block', 'VB-75', null, { l: 75, D: 40, b: 50, h: 45, v: 38 }),
  defineSize('toggle-clamp', 'TC-H25', null, { F: 2.5, l: 190, h: 60, b: 52, d: 8, e: 6.5 }),
  defineSize('star-grip', '6336-M10-50', 'DIN 6336', starGrip(50)),
  defineSize('thumb-screw', '464-M6X20-MS', 'DIN 464', thumbScrew(6, 20)),
  defineSize('shaft-collar', '705-A20', 'DIN 705', shaftCollar(20)),
  defineSize('shaft-collar', '705-A30', 'DIN 705', shaftCollar(30)),
  defineSize('clamping-lever', 'CL-M8X30-65', null, { d: 8, l: 30, r: 65, h: 45, c: 21, P: 1.25 }),
]
