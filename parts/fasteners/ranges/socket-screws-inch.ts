import type { Values } from '../../family.ts'
import { fractionOfInch, INCH, toMm } from '../../geometry/inches.ts'
import { defineRange, type Range, type RangeSize } from '../../range.ts'
import {
  type InchScrews,
  inchButtonScrews,
  inchCapScrews,
  inchCupScrews,
  inchFlatScrews,
  inchShoulderLengths,
  inchShoulderScrew,
  inchShoulders,
} from '../../standards/inch-socket-screws.ts'
import { inchCode, type UnifiedSeries, unifiedThread } from '../../standards/threads.ts'

/** The sizes of screws with inch threads of a series: each diameter with each of its lengths; '1/4-20 x 1 1/2"'. */
function inchSizes<Numbers extends Values>(
  { diameters, lengthsOf, screw }: InchScrews<Numbers>,
  series: UnifiedSeries,
): RangeSize<Numbers>[] {
  return diameters.flatMap(d =>
    lengthsOf(d).map(length => {
      const [thread, long] = [unifiedThread(d, series), fractionOfInch(length)]
      return {
        code: `${inchCode(thread)}X${inchCode(long)}`,
        label: `${thread} x ${long}"`,
        dimensions: screw(d, toMm(length), series),
      }
    }),
  )
}

export const inchSocketScrews: readonly Range[] = [
  defineRange('SHC-UNC', 'socket-cap-screw', inchCapScrews, inchSizes(inchCapScrews, 'UNC')),
  defineRange('SHC-UNF', 'socket-cap-screw', inchCapScrews, inchSizes(inchCapScrews, 'UNF')),
  defineRange('BHC-UNC', 'button-head-screw', inchButtonScrews, inchSizes(inchButtonScrews, 'UNC')),
  defineRange('BHC-UNF', 'button-head-screw', inchButtonScrews, inchSizes(inchButtonScrews, 'UNF')),
  defineRange('FHC-UNC', 'flat-head-screw', inchFlatScrews, inchSizes(inchFlatScrews, 'UNC')),
  defineRange('FHC-UNF', 'flat-head-screw', inchFlatScrews, inchSizes(inchFlatScrews, 'UNF')),
  defineRange('SSC-UNC', 'cup-point-screw', inchCupScrews, inchSizes(inchCupScrews, 'UNC')),
  defineRange('SSC-UNF', 'cup-point-screw', inchCupScrews, inchSizes(inchCupScrews, 'UNF')),
  defineRange('SHS-UNC', 'shoulder-screw', inchShoulders, ({ nominals }) =>
    nominals.flatMap(ds =>
      inchShoulderLengths(ds).map(length => {
        const [wide, long] = [fractionOfInch(ds / INCH), fractionOfInch(length)]
        return {
          code: `${inchCode(wide)}X${inchCode(long)}`,
          label: `${wide} x ${long}"`,
          dimensions: inchShoulderScrew(ds, toMm(length)),
        }
      }),
    ),
  ),
]
