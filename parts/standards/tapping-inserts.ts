import { tableOf } from './table.ts'

/**
 * Self-tapping threaded inserts with cutting slots, of the pattern that is sold as Ensat 302, by their inner thread: diameter and
 * pitch of the outer thread (E, Pa), length (l), the hole in hard and brittle materials (bmin to bmax) and its depth where it is
 * blind (t). In mm. As http://www.avicflight.com lists them up to M8 and https://www.mastik.pt from M10; the latter has no outer
 * threads, which are 0.6 mm larger than the widest hole as in M6 and M8.
 */
export const tappingInserts = tableOf('threaded inserts 302', {
  2: { E: 4.5, Pa: 0.5, l: 6, bmin: 4.2, bmax: 4.3, t: 8 },
  2.5: { E: 4.5, Pa: 0.5, l: 6, bmin: 4.2, bmax: 4.3, t: 8 },
  3: { E: 5, Pa: 0.5, l: 6, bmin: 4.7, bmax: 4.8, t: 8 },
  3.5: { E: 6, Pa: 0.75, l: 8, bmin: 5.6, bmax: 5.7, t: 10 },
  4: { E: 6.5, Pa: 0.75, l: 8, bmin: 6.1, bmax: 6.2, t: 10 },
  5: { E: 8, Pa: 1, l: 10, bmin: 7.5, bmax: 7.6, t: 13 },
  6: { E: 10, Pa: 1.5, l: 14, bmin: 9.2, bmax: 9.4, t: 17 },
  8: { E: 12, Pa: 1.5, l: 15, bmin: 11.2, bmax: 11.4, t: 18 },
  10: { E: 14, Pa: 1.5, l: 18, bmin: 13.2, bmax: 13.4, t: 22 },
  12: { E: 16, Pa: 1.5, l: 22, bmin: 15.2, bmax: 15.4, t: 26 },
  14: { E: 18, Pa: 1.5, l: 24, bmin: 17.2, bmax: 17.4, t: 28 },
  16: { E: 20, Pa: 1.5, l: 22, bmin: 19.2, bmax: 19.4, t: 27 },
  20: { E: 26, Pa: 1.5, l: 27, bmin: 25.2, bmax: 25.4, t: 32 },
})
