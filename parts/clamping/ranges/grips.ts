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
import { numbersOf } from '../../standards/preferred-numbers.ts'
import { list, readRows } from '../../standards/read-table.ts'
import { coarsePitch } from '../../standards/threads.ts'

const THREADS = numbersOf('threads of thumb screws')

const levers = readRows('clamping-levers', ['r', 'h', 'c', 'd'], { lengths: list })

export const grips: readonly Range[] = [
  defineRange('6336', 'star-grip', din6336, ({ nominals, row }) =>
    nominals.flatMap(D => {
      const { d, smaller } = row(D)
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
  defineRange('CL', 'clamping-lever', levers, ({ rows }) =>
    rows.flatMap(({ r, h, c, d, lengths }) =>
      lengths.map(l => ({
        code: `M${d}X${l}-${r}`,
        label: `${r} mm, M${d} x ${l}`,
        dimensions: { d, l, r, h, c, P: coarsePitch(d) },
      })),
    ),
  ),
]
