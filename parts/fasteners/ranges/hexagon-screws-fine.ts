import { type Values } from '../../family.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import {
  din960,
  din961,
  dinFineBolt,
  dinFineScrew,
  type FineThread,
  fineBolt,
  fineScrew,
  hexagonLengthsBut14,
  iso8676,
  iso8765,
} from '../../standards/hexagon-screws.ts'
import type { Rows } from '../../standards/read-table.ts'

export const fineHexagonScrews: readonly Range[] = [
  defineRange(
    '8676',
    'hex-bolt',
    iso8676,
    fineSizes((thread, l) => fineScrew(thread, l, 8.8)),
  ),
  defineRange(
    '8765',
    'hex-bolt-with-shank',
    iso8765,
    fineSizes((thread, l) => fineBolt(thread, l, 8.8)),
  ),
  defineRange(
    '961',
    'hex-bolt',
    din961,
    fineSizes((thread, l) => dinFineScrew(thread, l, 8.8)),
  ),
  defineRange(
    '960',
    'hex-bolt-with-shank',
    din960,
    fineSizes((thread, l) => dinFineBolt(thread, l, 8.8)),
  ),
]

/** Each thread with each of its lengths: 'M10 x 1.25 x 40'. */
function fineSizes<Numbers extends Values>(dimensionsOf: (thread: FineThread, l: number) => Numbers) {
  return ({ rows }: Rows<FineThread>): RangeSize<Numbers>[] =>
    rows.flatMap(thread =>
      hexagonLengthsBut14(thread).map(l => ({
        code: `M${thread.d}X${thread.P}X${l}`,
        label: `M${thread.d} x ${thread.P} x ${l}`,
        dimensions: dimensionsOf(thread, l),
      })),
    )
}
