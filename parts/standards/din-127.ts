import { tableOf } from './table.ts'

/** DIN 127-B: spring lock washers with plain ends, by the thread they are for. Hole, outside, section, free height. */
export const din127 = tableOf('DIN 127-B', {
  10: { d1: 10.2, d2: 18.1, s: 2.2, h: 4.8 },
})
