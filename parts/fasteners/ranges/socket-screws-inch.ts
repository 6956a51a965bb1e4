import type { Values } from '../../family.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import { sources } from '../../sources.ts'
import {
  type InchScrews,
  inchButtonScrews,
  inchCapScrews,
  inchCupScrews,
  inchFlatScrews,
  inchShoulderLengths,
  inchShoulderScrew,
  inchShoulders,
  millimetres,
} from '../../standards/asme-b18-3.ts'
import { inches } from '../../standards/inch-lengths.ts'
import { type UnifiedSeries, unifiedThread } from '../../standards/unified-threads.ts'

/** ASME B18.3 in the tables of BOSL2, an OpenSCAD library. https://github.com/BelfrySCAD/BOSL2. */
const BOSL2 = 'BOSL2, screws'

/** An inch size as it goes into a code: '1-1-4' for 1-1/4, '4-40' for #4-40. */
const codeOf = (name: string) => name.replace('#', '').replaceAll('/', '-')

/** The sizes of screws with inch threads of a series: each diameter with each of its lengths; '1/4-20 x 1-1/2"'. */
function inchSizes<Numbers extends Values>(
  { diameters, lengthsOf, screw }: InchScrews<Numbers>,
  series: UnifiedSeries,
): RangeSize<Numbers>[] {
  return diameters.flatMap(d =>
    lengthsOf(d).map(length => {
      const [thread, long] = [unifiedThread(d, series), inches(length)]
      return {
        code: `${codeOf(thread)}X${codeOf(long)}`,
        label: `${thread} x ${long}"`,
        dimensions: screw(d, millimetres(length), series),
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
    sizes: inchSizes(inchCapScrews, 'coarse'),
  }),
  defineRange({
    code: 'SHC-UNF',
    family: 'socket-cap-screw',
    standard: 'ASME B18.3',
    source: sources.cqWarehouse,
    sizes: inchSizes(inchCapScrews, 'fine'),
  }),
  defineRange({
    code: 'BHC-UNC',
    family: 'button-head-screw',
    standard: 'ASME B18.3',
    source: BOSL2,
    sizes: inchSizes(inchButtonScrews, 'coarse'),
  }),
  defineRange({
    code: 'BHC-UNF',
    family: 'button-head-screw',
    standard: 'ASME B18.3',
    source: BOSL2,
    sizes: inchSizes(inchButtonScrews, 'fine'),
  }),
  defineRange({
    code: 'FHC-UNC',
    family: 'flat-head-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(inchFlatScrews, 'coarse'),
  }),
  defineRange({
    code: 'FHC-UNF',
    family: 'flat-head-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(inchFlatScrews, 'fine'),
  }),
  defineRange({
    code: 'SSC-UNC',
    family: 'cup-point-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(inchCupScrews, 'coarse'),
  }),
  defineRange({
    code: 'SSC-UNF',
    family: 'cup-point-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchSizes(inchCupScrews, 'fine'),
  }),
  defineRange({
    code: 'SHS-UNC',
    family: 'shoulder-screw',
    standard: 'ASME B18.3',
    source: sources.fastenersWorkbench,
    sizes: inchShoulders.flatMap(ds =>
      inchShoulderLengths(ds).map(length => {
        const [wide, long] = [inches(ds / 25.4), inches(length)]
        return {
          code: `${codeOf(wide)}X${codeOf(long)}`,
          label: `${wide} x ${long}"`,
          dimensions: inchShoulderScrew(ds, millimetres(length)),
        }
      }),
    ),
  }),
]
