import type { Values } from '../../family.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { sources } from '../../sources.ts'
import {
  din960,
  din961,
  dinFineBolt,
  dinFineScrew,
  type FineThread,
  fineBolt,
  fineLengths,
  fineScrew,
  iso8676,
  iso8765,
} from '../../standards/iso-8676.ts'

export const fineHexagonScrews: readonly Range[] = [
  defineRange({
    code: '8676',
    family: 'hex-bolt',
    standard: 'ISO 8676',
    source: sources.fastenersWorkbench,
    sizes: fineSizes(iso8676, (thread, l) => fineScrew(thread, l, 8.8)),
  }),
  defineRange({
    code: '8765',
    family: 'hex-bolt-with-shank',
    standard: 'ISO 8765',
    source: sources.fastenersWorkbench,
    sizes: fineSizes(iso8765, (thread, l) => fineBolt(thread, l, 8.8)),
  }),
  defineRange({
    code: '961',
    family: 'hex-bolt',
    standard: 'DIN 961',
    source: sources.fastenersWorkbench,
    sizes: fineSizes(din961, (thread, l) => dinFineScrew(thread, l, 8.8)),
  }),
  defineRange({
    code: '960',
    family: 'hex-bolt-with-shank',
    standard: 'DIN 960',
    source: sources.fastenersWorkbench,
    sizes: fineSizes(din960, (thread, l) => dinFineBolt(thread, l, 8.8)),
  }),
]

/** Each thread with each of its lengths: 'M10 x 1.25 x 40'. */
function fineSizes<Numbers extends Values>(
  threads: readonly FineThread[],
  dimensionsOf: (thread: FineThread, l: number) => Numbers,
): RangeSize<Numbers>[] {
  return threads.flatMap(thread =>
    fineLengths(thread).map(l => ({
      code: `M${thread.d}X${thread.P}X${l}`,
      label: `M${thread.d} x ${thread.P} x ${l}`,
      dimensions: dimensionsOf(thread, l),
    })),
  )
}
