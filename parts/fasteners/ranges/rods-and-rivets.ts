import { toMm } from '../../geometry/inches.ts'
import { defineRange, metricScrews, type Range, screwsOf } from '../../range.ts'
import { numbersOf } from '../../standards/preferred-numbers.ts'
import { blindRivets, din660, din661, solidRivets } from '../../standards/rivets.ts'
import {
  din938,
  fineRods,
  rodLengths,
  studLengths,
  studOf,
  threadedRod,
} from '../../standards/rods-and-studs.ts'
import { inchCode, unifiedPitch, unifiedThread, usualThreads } from '../../standards/threads.ts'

/** The coarse threads of rods that are kept in stock, in mm. */
const RODS = numbersOf('threads of rods')
const FEET = numbersOf('lengths of inch rods')

/** Threaded rods and studs. */
export const threadedRods: readonly Range[] = [
  defineRange('976', 'threaded-rod', fineRods, metricScrews(RODS, rodLengths, threadedRod)),
  defineRange('976F', 'threaded-rod', fineRods, ({ rows }) =>
    rows.flatMap(({ d, P }) =>
      [500, 1000].map(l => ({
        code: `M${d}X${P}X${l}`,
        label: `M${d} x ${P} x ${l}`,
        dimensions: { d, l, P },
      })),
    ),
  ),
  defineRange(
    'B18313',
    'threaded-rod',
    {
      standard: 'ASME B18.31.3',
      source: 'FreeCAD Fasteners workbench (ASME B1.1); stocked lengths',
    },
    usualThreads(3.5052, 25.4).flatMap(({ d, series }) => {
      const thread = unifiedThread(d, series)
      return FEET.filter(feet => feet <= 3 || d > 6).map(feet => ({
        code: `${inchCode(thread)}X${feet}FT`,
        label: `${thread} x ${feet} ft`,
        dimensions: { d, l: toMm(12 * feet), P: unifiedPitch(d, series) },
      }))
    }),
  ),
  defineRange('938', 'stud', din938, screwsOf(studLengths, studOf('b1'))),
  defineRange(
    '939',
    'stud',
    { standard: 'DIN 939', source: 'Aspen Fasteners, DIN 939' },
    metricScrews(
      din938.nominals.filter(d => d >= 8),
      studLengths,
      studOf('long'),
    ),
  ),
  defineRange(
    '835',
    'stud',
    { standard: 'DIN 835', source: 'Arzbach-Schilling, NF E25-135; M4, 27, 30 not confirmed' },
    metricScrews(din938.nominals, studLengths, studOf('double')),
  ),
]

const blind = ['15977', '15979', '15983'].map(code =>
  defineRange(
    code,
    'blind-rivet',
    { standard: `ISO ${code}`, source: 'nutbolt.org, DIN 7337' },
    blindRivets(),
  ),
)

/** Blind rivets and solid rivets. */
export const rivets: readonly Range[] = [
  ...blind,
  defineRange('660', 'round-rivet', din660, solidRivets(din660)),
  defineRange('661', 'countersunk-rivet', din661, solidRivets(din661)),
]
