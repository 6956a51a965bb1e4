import { tableOf } from './table.ts'

/**
 * ISO 8735: hardened parallel pins with internal thread, by their diameter. The chamfers at the thread and opposite
 * (c1, c2), the thread (d2, P), its counterbore (d3, t3), the depths of the thread and of its core hole (t1, t2). Also
 * the shortest and the longest of the preferred lengths. The source has chamfers at the thread of 1 and 1.5 for 16 and
 * 20 mm; here as in ISO 8733, which the other sizes follow.
 */
export const iso8735 = tableOf('ISO 8735', {
  6: { c1: 0.8, c2: 2.1, d2: 4, P: 0.7, d3: 4.3, t1: 6, t2: 10, t3: 1, from: 16, to: 60 },
  8: { c1: 1, c2: 2.6, d2: 5, P: 0.8, d3: 5.3, t1: 8, t2: 12, t3: 1.2, from: 18, to: 80 },
  10: { c1: 1.2, c2: 3, d2: 6, P: 1, d3: 6.4, t1: 10, t2: 16, t3: 1.2, from: 22, to: 100 },
  12: { c1: 1.6, c2: 3.8, d2: 6, P: 1, d3: 6.4, t1: 12, t2: 20, t3: 1.2, from: 26, to: 120 },
  16: { c1: 2, c2: 4.6, d2: 8, P: 1.25, d3: 8.4, t1: 16, t2: 25, t3: 1.5, from: 32, to: 180 },
  20: { c1: 2.5, c2: 6, d2: 10, P: 1.5, d3: 10.5, t1: 18, t2: 28, t3: 1.5, from: 40, to: 200 },
  25: { c1: 3, c2: 6, d2: 16, P: 2, d3: 17, t1: 24, t2: 35, t3: 2, from: 50, to: 200 },
  30: { c1: 4, c2: 7, d2: 20, P: 2.5, d3: 21, t1: 30, t2: 40, t3: 2, from: 60, to: 200 },
  40: { c1: 5, c2: 8, d2: 20, P: 2.5, d3: 21, t1: 30, t2: 40, t3: 2.5, from: 80, to: 200 },
  50: { c1: 6.3, c2: 10, d2: 24, P: 3, d3: 25, t1: 36, t2: 50, t3: 2.5, from: 100, to: 200 },
})
