import { defineRange, metricScrews, type Range } from '../../range.ts'
import {
  din464,
  din653,
  din6336,
  flatThumbScrew,
  flatThumbScrewLengths,
  starGrip,
  thumbScrew,
  thumbScrewLengths,
} from '../../standards/grips-and-collars.ts'
import { coarsePitch } from '../../standards/threads.ts'

const THREADS = [3, 4, 5, 6, 8, 10]

/** Clamping levers by their reach: height, hub, threads with the lengths of their studs; in mm. */
const LEVERS = [
  {
    r: 45,
    h: 31,
    c: 15,
    studs: [
      { d: 5, lengths: [10, 16, 20, 25, 30] },
      { d: 6, lengths: [10, 16, 20, 25, 30, 40] },
    ],
  },
  {
    r: 65,
    h: 45,
    c: 21,
    studs: [
      { d: 6, lengths: [16, 20, 25, 30, 40, 50] },
      { d: 8, lengths: [16, 20, 25, 30, 40, 50, 60] },
    ],
  },
  {
    r: 78,
    h: 54,
    c: 25,
    studs: [
      { d: 8, lengths: [20, 25, 30, 40, 50, 60] },
      { d: 10, lengths: [20, 25, 30, 40, 50, 60] },
    ],
  },
  {
    r: 92,
    h: 63,
    c: 29,
    studs: [
      { d: 10, lengths: [25, 30, 40, 50, 60, 80] },
      { d: 12, lengths: [25, 30, 40, 50, 60, 80] },
    ],
  },
  {
    r: 108,
    h: 74,
    c: 34,
    studs: [
      { d: 12, lengths: [30, 40, 50, 60, 80] },
      { d: 16, lengths: [40, 50, 60, 80] },
    ],
  },
]

export const grips: readonly Range[] = [
  defineRange(
    '6336',
    'star-grip',
    din6336,
    din6336.nominals.flatMap(D => {
      const { d, smaller } = din6336.row(D)
      return [smaller, d].map(thread => ({
        code: `M${thread}-${D}`,
        label: `${D} mm, M${thread}`,
        dimensions: starGrip(D, thread),
      }))
    }),
  ),
  defineRange('464', 'thumb-screw', din464, metricScrews(THREADS, thumbScrewLengths, thumbScrew)),
  defineRange(
    '653',
    'flat-thumb-screw',
    din653,
    metricScrews(THREADS, flatThumbScrewLengths, flatThumbScrew),
  ),
  defineRange(
    'CL',
    'clamping-lever',
    { standard: null, source: null },
    LEVERS.flatMap(({ r, h, c, studs }) =>
      studs.flatMap(({ d, lengths }) =>
        lengths.map(l => ({
          code: `M${d}X${l}-${r}`,
          label: `${r} mm, M${d} x ${l}`,
          dimensions: { d, l, r, h, c, P: coarsePitch(d) },
        })),
      ),
    ),
  ),
]
