import type { Values } from '../../family.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { sources } from '../../sources.ts'
import {
  hexCapScrew,
  hexCapScrews,
  hexFlangeScrew,
  hexFlangeScrews,
  hexLagScrew,
  hexLagScrews,
  inchLengths,
  lagScrewLengths,
  squareBolt,
  squareBolts,
} from '../../standards/asme-b18-2-1.ts'
import { inchCarriageBolt, roundHeadSquareNeckBolts } from '../../standards/asme-b18-5.ts'
import { fractionOfInch } from '../inches.ts'

/** The longest hex cap screws that are kept, and the longest square bolts, in inches. */
const LONGEST = 6

export const inchBolts: readonly Range[] = [
  defineRange({
    code: 'HCS-UNC',
    family: 'hex-bolt-with-shank',
    standard: 'ASME B18.2.1',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(
      hexCapScrews.nominals,
      diameter => hexCapScrews.row(diameter).unc,
      diameter => inchLengths(hexCapScrews.row(diameter).from, LONGEST),
      (diameter, length) => hexCapScrew(diameter, length, 'unc', 5),
    ),
  }),
  defineRange({
    code: 'HCS-UNF',
    family: 'hex-bolt-with-shank',
    standard: 'ASME B18.2.1',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(
      hexCapScrews.nominals,
      diameter => hexCapScrews.row(diameter).unf,
      diameter => inchLengths(hexCapScrews.row(diameter).from, LONGEST),
      (diameter, length) => hexCapScrew(diameter, length, 'unf', 5),
    ),
  }),
  defineRange({
    code: 'HFS-UNC',
    family: 'plain-flange-bolt',
    standard: 'ASME B18.2.1',
    source: null,
    sizes: inchSizes(hexFlangeScrews.nominals, coarse, flangeLengths, (diameter, length) =>
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
      coarse,
      diameter => inchLengths(squareBolts.row(diameter).from, LONGEST),
      squareBolt,
    ),
  }),
  defineRange({
    code: 'CB-UNC',
    family: 'carriage-bolt',
    standard: 'ASME B18.5',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(roundHeadSquareNeckBolts.nominals, coarse, carriageLengths, inchCarriageBolt),
  }),
  defineRange({
    code: 'LAG',
    family: 'coach-screw',
    standard: 'ASME B18.2.1',
    source: 'Machinery’s Handbook',
    sizes: inchSizes(hexLagScrews.nominals, () => null, lagScrewLengths, hexLagScrew),
  }),
]

function coarse(diameter: number): number {
  return hexCapScrews.row(diameter).unc
}

function flangeLengths(diameter: number): number[] {
  const { from, to } = hexFlangeScrews.row(diameter)
  return inchLengths(from, to)
}

function carriageLengths(diameter: number): number[] {
  const { from, to } = roundHeadSquareNeckBolts.row(diameter)
  return inchLengths(from, to)
}

/**
 * Each diameter with each of its lengths, in inches: '1/4-20 x 1 1/2"', its code '1-4-20X1-1-2'. Wood screws are called without
 * their threads per inch.
 */
function inchSizes<Numbers extends Values>(
  diameters: readonly number[],
  threadsOf: (diameter: number) => number | null,
  lengthsOf: (diameter: number) => readonly number[],
  dimensionsOf: (diameter: number, length: number) => Numbers,
): RangeSize<Numbers>[] {
  return diameters.flatMap(diameter =>
    lengthsOf(diameter).map(length => {
      const threads = threadsOf(diameter)
      const size = `${fractionOfInch(diameter)}${threads === null ? '' : `-${threads}`}`
      const long = fractionOfInch(length) ?? String(length)
      return {
        code: `${size}X${long}`.replaceAll(/[/ ]/g, '-'),
        label: `${size} x ${long}"`,
        dimensions: dimensionsOf(diameter, length),
      }
    }),
  )
}
