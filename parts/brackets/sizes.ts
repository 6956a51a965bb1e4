import { defineSize, type Size } from '../size.ts'

export const brackets: readonly Size[] = [
  defineSize('angle-bracket', 'AB-60X60X45', null, { a: 60, b: 45, t: 2.5, d: 6.5, l: 20, r: 2.5 }),
  defineSize('angle-bracket', 'AB-100X100X50', null, { a: 100, b: 50, t: 4, d: 9, l: 26, r: 4 }),
  defineSize('butt-hinge', 'BH-80X60-A2', null, { l: 80, b: 60, t: 2, d: 6, d1: 5.3, d2: 8.8 }),
  defineSize('butt-hinge', 'BH-50X50-MS', null, { l: 50, b: 50, t: 1.5, d: 4, d1: 3.8, d2: 7 }),
  defineSize('lift-off-hinge', 'LH-80X80', null, { l: 80, b: 80, t: 3, d: 8, d1: 5.5, d2: 10 }),
  defineSize('levelling-foot', 'LF-M10X60-50', null, { d: 10, l: 60, D: 50, h: 24, P: 1.5, s: 17, F: 8 }),
  defineSize('shelf-console', 'SC-300X200', null, { a: 300, h: 200, F: 3, b: 30, t: 5, d: 8.5 }),
  defineSize('profile-bracket', 'PB-40X40', null, { a: 40, b: 36, t: 5, d: 8.4, l: 16, F: 2 }),
  defineSize('t-plate', 'TP-120X100', null, { l: 120, h: 100, t: 4, b: 30, d: 5.5, d2: 10.5 }),
  defineSize('swivel-castor', '12532-125', 'EN 12532', {
    D: 125,
    H: 155,
    F: 1,
    b: 37.5,
    a: 105,
    c: 85,
    e: 38,
    d: 9,
  }),
]
