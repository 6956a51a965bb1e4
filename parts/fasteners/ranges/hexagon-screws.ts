import { defineRange, metricScrews, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { hexagonScrew, hexagonScrewLengths } from '../../standards/iso-4017.ts'

/** The threads that are kept in stock, in mm. */
const THREADS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 33, 36]

export const hexagonScrews: readonly Range[] = [
  defineRange({
    code: '4017',
    family: 'hex-bolt',
    standard: 'ISO 4017',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(THREADS, hexagonScrewLengths, (d, l) => hexagonScrew(d, l, 8.8)),
  }),
]
