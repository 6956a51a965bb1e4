import type { Values } from '../../family.ts'
import { fractionOfInch, toMm } from '../../geometry/inches.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import {
  hexCapScrew,
  hexCapScrews,
  hexFlangeScrew,
  hexFlangeScrews,
  hexLagScrew,
  hexLagScrews,
  inchCarriageBolt,
  lagScrewLengths,
  roundHeadSquareNeckBolts,
  squareBolt,
  squareBolts,
} from '../../standards/inch-bolts.ts'
import { inchLengths } from '../../standards/preferred-numbers.ts'
import { inchCode, type UnifiedSeries, unifiedThread } from '../../standards/threads.ts'

/** The longest hex cap screws that are kept, and the longest square bolts, in inches. */
const LONGEST = 6

export const inchBolts: readonly Range[] = [
  defineRange('HCS-UNC', 'hex-bolt-with-shank', hexCapScrews, ({ nominals }) =>
    inchSizes(nominals, threadIn('UNC'), capScrewLengths, (diameter, length) =>
      hexCapScrew(diameter, length, 'UNC', 5),
    ),
  ),
  defineRange('HCS-UNF', 'hex-bolt-with-shank', hexCapScrews, ({ nominals }) =>
    inchSizes(nominals, threadIn('UNF'), capScrewLengths, (diameter, length) =>
      hexCapScrew(diameter, length, 'UNF', 5),
    ),
  ),
  defineRange('HFS-UNC', 'plain-flange-bolt', hexFlangeScrews, ({ nominals }) =>
    inchSizes(nominals, threadIn('UNC'), flangeLengths, (diameter, length) =>
      hexFlangeScrew(diameter, length, 5),
    ),
  ),
  defineRange('SQB-UNC', 'square-bolt', squareBolts, ({ nominals, row }) =>
    inchSizes(
      nominals,
      threadIn('UNC'),
      diameter => inchLengths({ from: row(diameter).from, to: LONGEST }),
      squareBolt,
    ),
  ),
  defineRange('CB-UNC', 'carriage-bolt', roundHeadSquareNeckBolts, ({ nominals }) =>
    inchSizes(nominals, threadIn('UNC'), carriageLengths, inchCarriageBolt),
  ),
  defineRange('LAG', 'coach-screw', hexLagScrews, ({ nominals }) =>
    inchSizes(nominals, diameter => fractionOfInch(diameter), lagScrewLengths, hexLagScrew),
  ),
]

/** How the threads of a series are called, by their diameter in inches. */
function threadIn(series: UnifiedSeries) {
  return (diameter: number) => unifiedThread(toMm(diameter), series)
}

function capScrewLengths(diameter: number): number[] {
  return inchLengths({ from: hexCapScrews.row(diameter).from, to: LONGEST })
}

function flangeLengths(diameter: number): number[] {
  return inchLengths(hexFlangeScrews.row(diameter))
}

function carriageLengths(diameter: number): number[] {
  return inchLengths(roundHeadSquareNeckBolts.row(diameter), [6.5])
}

/**
 * Each diameter with each of its lengths, in inches: '1/4-20 x 1 1/2"', its code '1-4-20X1-1-2'. Wood screws are called without
 * their threads per inch.
 */
function inchSizes<Numbers extends Values>(
  diameters: readonly number[],
  threadOf: (diameter: number) => string,
  lengthsOf: (diameter: number) => readonly number[],
  dimensionsOf: (diameter: number, length: number) => Numbers,
): RangeSize<Numbers>[] {
  return diameters.flatMap(diameter =>
    lengthsOf(diameter).map(length => {
      const [thread, long] = [threadOf(diameter), fractionOfInch(length)]
      return {
        code: `${inchCode(thread)}X${inchCode(long)}`,
        label: `${thread} x ${long}"`,
        dimensions: dimensionsOf(diameter, length),
      }
    }),
  )
}
