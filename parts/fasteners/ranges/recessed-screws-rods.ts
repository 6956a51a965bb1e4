import { toMm } from '../../geometry/inches.ts'
import { defineRange, metricScrews, type Range } from '../../range.ts'
import { inchCode, unifiedPitch, unifiedThread, usualThreads } from '../../standards/asme-b1-1.ts'
import { din938, studLengths, studOf } from '../../standards/din-938.ts'
import { fineRods, rodLengths, threadedRod } from '../../standards/din-976.ts'

/** The coarse threads of rods that are kept in stock, in mm. */
const RODS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 33, 36]
const FEET = [1, 2, 3, 6]

/** Threaded rods and studs. */
export const threadedRods: readonly Range[] = [
  defineRange({
    code: '976',
    family: 'threaded-rod',
    standard: 'DIN 976-1',
    source: 'ISO 261, as the FreeCAD Fasteners workbench has it; stocked lengths',
    sizes: metricScrews(RODS, rodLengths, threadedRod),
  }),
  defineRange({
    code: '976F',
    family: 'threaded-rod',
    standard: 'DIN 976-1',
    source: 'ISO 261, as the FreeCAD Fasteners workbench has it; stocked lengths',
    sizes: fineRods.flatMap(([d, P]) =>
      [500, 1000].map(l => ({
        code: `M${d}X${P}X${l}`,
        label: `M${d} x ${P} x ${l}`,
        dimensions: { d, l, P },
      })),
    ),
  }),
  defineRange({
    code: 'B18313',
    family: 'threaded-rod',
    standard: 'ASME B18.31.3',
    source: 'ASME B1.1, as the FreeCAD Fasteners workbench has it; stocked lengths',
    sizes: usualThreads(3.5052, 25.4).flatMap(({ d, series }) => {
      const thread = unifiedThread(d, series).replace('#', '')
      return FEET.filter(feet => feet <= 3 || d > 6).map(feet => ({
        code: `${inchCode(thread)}X${feet}FT`,
        label: `${thread} x ${feet} ft`,
        dimensions: { d, l: toMm(12 * feet), P: unifiedPitch(d, series) },
      }))
    }),
  }),
  defineRange({
    code: '938',
    family: 'stud',
    standard: 'DIN 938',
    source: 'nutbolt.org, DIN 938; bdfastener.com',
    sizes: metricScrews(din938.nominals, studLengths, studOf('b1')),
  }),
  defineRange({
    code: '939',
    family: 'stud',
    standard: 'DIN 939',
    source: 'Aspen Fasteners, DIN 939',
    sizes: metricScrews(
      din938.nominals.filter(d => d >= 8),
      studLengths,
      studOf('long'),
    ),
  }),
  defineRange({
    code: '835',
    family: 'stud',
    standard: 'DIN 835',
    source: null,
    sizes: metricScrews(din938.nominals, studLengths, studOf('double')),
  }),
]
