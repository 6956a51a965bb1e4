import type { Values } from '../../family.ts'
import { fractionOfInch, toMm } from '../../geometry/inches.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { sources } from '../../sources.ts'
import { inchCode, type UnifiedSeries, unifiedThread } from '../../standards/asme-b1-1.ts'
import {
  hexCapScrew,
  hexCapScrews,
  hexFlangeScrew,
  hexFlangeScrews,
  hexLagScrew,
  hexLagScrews,
  lagScrewLengths,
  squareBolt,
  squareBolts,
} from '../../standards/asme-b18-2-1.ts'
import { inchCarriageBolt, roundHeadSquareNeckBolts } from '../../standards/asme-b18-5.ts'
import { inchLengths } from '../../standards/inch-lengths.ts'

/** The longest hex cap screws that are kept, and the longest square bolts, in inches. */
const LONGEST = 6

export const inchBolts: readonly Range[] = [
  defineRange({
    code: 'HCS-UNC',
    family: 'hex-bolt-with-shank',
    standard: 'ASME B18.2.1',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(hexCapScrews.nominals, threadIn('UNC'), capScrewLengths, (diameter, length) =>
      hexCapScrew(diameter, length, 'UNC', 5),
    ),
  }),
  defineRange({
    code: 'HCS-UNF',
    family: 'hex-bolt-with-shank',
    standard: 'ASME B18.2.1',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(hexCapScrews.nominals, threadIn('UNF'), capScrewLengths, (diameter, length) =>
      hexCapScrew(diameter, length, 'UNF', 5),
    ),
  }),
  defineRange({
    code: 'HFS-UNC',
    family: 'plain-flange-bolt',
    standard: 'ASME B18.2.1',
    source: null,
    sizes: inchSizes(hexFlangeScrews.nominals, threadIn('UNC'), flangeLengths, (diameter, length) =>
      hexFlangeScrew(diameter, length, 5),
    ),
  }),
  defineRange({
    code: 'SQB-UNC',
    family: 'square-bolt',
    standard: 'ASME B18.2.1',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(
      squareBolts.nominals,
      threadIn('UNC'),
      diameter => inchLengths({ from: squareBolts.row(diameter).from, to: LONGEST }),
      squareBolt,
    ),
  }),
  defineRange({
    code: 'CB-UNC',
    family: 'carriage-bolt',
    standard: 'ASME B18.5',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(roundHeadSquareNeckBolts.nominals, threadIn('UNC'), carriageLengths, inchCarriageBolt),
  }),
  defineRange({
    code: 'LAG',
    family: 'coach-screw',
    standard: 'ASME B18.2.1',
    source: 'Machinery’s Handbook',
    sizes: inchSizes(
      hexLagScrews.nominals,
      diameter => fractionOfInch(diameter),
      lagScrewLengths,
      hexLagScrew,
    ),
  }),
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
