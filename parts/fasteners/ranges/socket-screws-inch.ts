import type { Values } from '../../family.ts'
import { fractionOfInch, INCH, toMm } from '../../geometry/inches.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { sources } from '../../sources.ts'
import { inchCode, type UnifiedSeries, unifiedThread } from '../../standards/asme-b1-1.ts'
import {
  type InchScrews,
  inchButtonScrews,
  inchCapScrews,
  inchCupScrews,
  inchFlatScrews,
  inchShoulderLengths,
  inchShoulderScrew,
  inchShoulders,
} from '../../standards/asme-b18-3.ts'

/** ASME B18.3 in the tables of BOSL2, an OpenSCAD library. https://github.com/BelfrySCAD/BOSL2. */
const BOSL2 = 'BOSL2, screws'

/** The sizes of screws with inch threads of a series: each diameter with each of its lengths; '1/4-20 x 1-1/2"'. */
function inchSizes<Numbers extends Values>(
  { diameters, lengthsOf, screw }: InchScrews<Numbers>,
  series: UnifiedSeries,
): RangeSize<Numbers>[] {
  return diameters.flatMap(d =>
    lengthsOf(d).map(length => {
      const [thread, long] = [unifiedThread(d, series), fractionOfInch(length, '-')]
      return {
        code: `${inchCode(thread)}X${inchCode(long)}`,
        label: `${thread} x ${long}"`,
        dimensions: screw(d, toMm(length), series),
      }
    }),
  )
}

export const inchSocketScrews: readonly Range[] = [
  defineRange({
    code: 'SHC-UNC',
    family: 'socket-cap-screw',
    standard: 'ASME B18.3',
    source: sources.cqWarehouse,
    sizes: inchSizes(inchCapScrews, 'UNC'),
  }),
  defineRange({
    code: 'SHC-UNF',
    family: 'socket-cap-screw',
    standard: 'ASME B18.3',
    source: sources.cqWarehouse,
    sizes: inchSizes(inchCapScrews, 'UNF'),
  }),
  defineRange({
    code: 'BHC-UNC',
    family: 'button-head-screw',
    standard: 'ASME B18.3',
    source: BOSL2,
    sizes: inchSizes(inchButtonScrews, 'UNC'),
  }),
  defineRange({
    code: 'BHC-UNF',
    family: 'button-head-screw',
    standard: 'ASME B18.3',
    source: BOSL2,
    sizes: inchSizes(inchButtonScrews, 'UNF'),
  }),
  defineRange({
    code: 'FHC-UNC',
    family: 'flat-head-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(inchFlatScrews, 'UNC'),
  }),
  defineRange({
    code: 'FHC-UNF',
    family: 'flat-head-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(inchFlatScrews, 'UNF'),
  }),
  defineRange({
    code: 'SSC-UNC',
    family: 'cup-point-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(inchCupScrews, 'UNC'),
  }),
  defineRange({
    code: 'SSC-UNF',
    family: 'cup-point-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(inchCupScrews, 'UNF'),
  }),
  defineRange({
    code: 'SHS-UNC',
    family: 'shoulder-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchShoulders.flatMap(ds =>
      inchShoulderLengths(ds).map(length => {
        const [wide, long] = [fractionOfInch(ds / INCH, '-'), fractionOfInch(length, '-')]
        return {
          code: `${inchCode(wide)}X${inchCode(long)}`,
          label: `${wide} x ${long}"`,
          dimensions: inchShoulderScrew(ds, toMm(length)),
        }
      }),
    ),
  }),
]
