import { tableOf } from './table.ts'

/**
 * ISO 8736: taper pins 1 : 50 with internal thread in their large end, by the diameter of the small one. The height of
 * the ends (a), the thread (d2, P), its counterbore (d3, t3), the depths of the thread and of its core hole (t1, t2).
 * Also the shortest and the longest of the preferred lengths.
 */
export const iso8736 = tableOf('ISO 8736', {
  6: { a: 0.8, d2: 4, P: 0.7, d3: 4.3, t1: 6, t2: 10, t3: 1, from: 16, to: 60 },
  8: { a: 1, d2: 5, P: 0.8, d3: 5.3, t1: 8, t2: 12, t3: 1.2, from: 18, to: 80 },
  10: { a: 1.2, d2: 6, P: 1, d3: 6.4, t1: 10, t2: 16, t3: 1.2, from: 22, to: 100 },
  12: { a: 1.6, d2: 8, P: 1.25, d3: 8.4, t1: 12, t2: 20, t3: 1.2, from: 26, to: 120 },
  16: { a: 2, d2: 10, P: 1.5, d3: 10.5, t1: 16, t2: 25, t3: 1.5, from: 32, to: 160 },
  20: { a: 2.5, d2: 12, P: 1.75, d3: 13, t1: 18, t2: 28, t3: 1.5, from: 40, to: 200 },
  25: { a: 3, d2: 16, P: 2, d3: 17, t1: 24, t2: 35, t3: 2, from: 50, to: 200 },
  30: { a: 4, d2: 20, P: 2.5, d3: 21, t1: 30, t2: 40, t3: 2, from: 60, to: 200 },
  40: { a: 5, d2: 20, P: 2.5, d3: 21, t1: 30, t2: 40, t3: 2.5, from: 80, to: 200 },
  50: { a: 6.3, d2: 24, P: 3, d3: 25, t1: 36, t2: 50, t3: 2.5, from: 100, to: 200 },
})
