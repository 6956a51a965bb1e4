import type { Values } from '../../family.ts'
import { defineRange, metricScrews, type Range } from '../../range.ts'
import {
  din464,
  din653,
  din6336,
  flatThumbScrew,
  starGrip,
  thumbScrew,
  thumbScrewLengths,
} from '../../standards/grips-and-collars.ts'
import { type Ends, numbersOf } from '../../standards/preferred-numbers.ts'
import { list, readRows, type Table } from '../../standards/read-table.ts'
import { coarsePitch } from '../../standards/threads.ts'

const THREADS = numbersOf('threads of thumb screws')

const levers = readRows('clamping-levers', ['r', 'h', 'c', 'd'], { lengths: list })

/** The thumb screws of a table that are kept in stock. */
function kept<Numbers extends Values>(screwOf: (d: number, l: number) => Numbers) {
  return ({ row }: Table<Ends>) => metricScrews(THREADS, d => thumbScrewLengths(row(d)), screwOf)
}

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
  defineRange('464', 'thumb-screw', din464, kept(thumbScrew)),
  defineRange('653', 'flat-thumb-screw', din653, kept(flatThumbScrew)),
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
