import { type Values } from '../../family.ts'
import { unifiedSize } from '../../geometry/inches.ts'
import { defineRange, metricThreads, type Range, type RangeSize } from '../../range.ts'
import {
  asmeB1869,
  asmeB18166,
  couplingNuts,
  din315,
  din439,
  din466,
  din508,
  din555,
  din557,
  din562,
  din934,
  din935,
  din935Slotted,
  din980,
  din985,
  din1587,
  din6330,
  din6331,
  din6334,
  en1661,
  flangeNuts,
  hexNuts,
  iso4032,
  iso4033,
  iso4035,
  iso4036,
  iso4161,
  iso7040,
  iso7041,
  iso7043,
  iso7044,
  iso7719,
  iso7720,
  iso8673,
  iso8674,
  iso8675,
  iso10511,
  iso10512,
  iso10513,
  iso10663,
  iso12125,
  jamNuts,
  machineScrewNuts,
  saeJ483High,
  saeJ483Low,
  slotNut,
  slottedNuts,
  squareNuts,
} from '../../standards/nuts.ts'
import { numbersOf } from '../../standards/preferred-numbers.ts'
import { type Table } from '../../standards/read-table.ts'
import {
  inchCode,
  threaded,
  type UnifiedSeries,
  unifiedPitch,
  unifiedThread,
} from '../../standards/threads.ts'

interface Pitched {
  readonly P: readonly number[]
}

/** The sizes of a table of nuts with several pitches: 'M10 x 1'. */
function pitchedThreads<Row extends Pitched>(table: Table<Row>) {
  return allPitches(table, false)
}

/** The same where the first pitch is the coarse one, which goes without saying: 'M10'. */
function coarseFirst<Row extends Pitched>(table: Table<Row>) {
  return allPitches(table, true)
}

function allPitches<Row extends Pitched>({ nominals, row }: Table<Row>, isFirstCoarse: boolean) {
  return nominals.flatMap(d => {
    const { P: pitches, ...dimensions } = row(d)
    return pitches.map((P, index) => {
      const name = isFirstCoarse && index === 0 ? [d] : [d, P]
      return {
        code: `M${name.join('X')}`,
        label: `M${name.join(' x ')}`,
        dimensions: { d, P, ...dimensions },
      }
    })
  })
}

/** The sizes of a table of nuts with unified threads of a series, its diameters in mm: '1/4-20', whose code is '1-4-20'. */
function unifiedNuts(series: UnifiedSeries) {
  return <Row extends object>({ nominals, row }: Table<Row>) =>
    nominals.map(d => {
      const label = unifiedThread(d, series)
      return { code: inchCode(label), label, dimensions: { d, P: unifiedPitch(d, series), ...row(d) } }
    })
}

/** The sizes of washers for unified threads, by the threads' diameters in mm: '1/4"', whose code is '1-4'; '#10', 'NO10'. */
export function unifiedWashers<Numbers extends Values>({
  nominals,
  row,
}: Table<Numbers>): RangeSize<Numbers>[] {
  return nominals.map(d => {
    const size = unifiedSize(d)
    const isNumber = size.startsWith('#')
    return {
      code: isNumber ? `NO${inchCode(size)}` : inchCode(size),
      label: isNumber ? size : `${size}"`,
      dimensions: row(d),
    }
  })
}

/** A size for each thread of a table of nuts. */
function threadedSizes<Row extends Values>(table: Table<Row>) {
  return metricThreads(table.nominals, threaded(table))
}

/** Hexagon nuts with metric threads. */
export const nuts: readonly Range[] = [
  defineRange('4032', 'hex-nut', iso4032, threadedSizes),
  defineRange('4032LH', 'left-hex-nut', iso4032, table =>
    metricThreads(numbersOf('threads of left-hand nuts'), threaded(table)),
  ),
  defineRange('934', 'hex-nut', din934, coarseFirst),
  defineRange('4033', 'hex-nut', iso4033, threadedSizes),
  defineRange('555', 'hex-nut', din555, threadedSizes),
  defineRange('4035', 'hex-nut', iso4035, threadedSizes),
  defineRange('439', 'hex-nut', din439, threadedSizes),
  defineRange('4036', 'stamped-nut', iso4036, threadedSizes),
  defineRange('8673', 'hex-nut', iso8673, pitchedThreads),
  defineRange('8674', 'hex-nut', iso8674, pitchedThreads),
  defineRange('8675', 'hex-nut', iso8675, pitchedThreads),
  defineRange('6334', 'hex-nut', din6334, threadedSizes),
]

/** Lock nuts with metric threads. */
export const lockNuts: readonly Range[] = [
  defineRange('985', 'nyloc-nut', din985, threadedSizes),
  defineRange('7040', 'nyloc-nut', iso7040, threadedSizes),
  defineRange('7041', 'nyloc-nut', iso7041, threadedSizes),
  defineRange('10511', 'nyloc-nut', iso10511, threadedSizes),
  defineRange('10512', 'nyloc-nut', iso10512, pitchedThreads),
  defineRange('980', 'metal-lock-nut', din980, threadedSizes),
  defineRange('7719', 'metal-lock-nut', iso7719, threadedSizes),
  defineRange('7720', 'metal-lock-nut', iso7720, threadedSizes),
  defineRange('10513', 'metal-lock-nut', iso10513, pitchedThreads),
  defineRange('7043', 'flange-insert-nut', iso7043, threadedSizes),
  defineRange('12125', 'flange-insert-nut', iso12125, pitchedThreads),
  defineRange('7044', 'flange-lock-nut', iso7044, threadedSizes),
]

/** Nuts of other forms with metric threads: with flange, cap, wings, slots, square, for T-slots. */
export const specialNuts: readonly Range[] = [
  defineRange('4161', 'flange-nut', iso4161, threadedSizes),
  defineRange('1661', 'flange-nut', en1661, threadedSizes),
  defineRange('10663', 'flange-nut', iso10663, pitchedThreads),
  defineRange('6331', 'collar-nut', din6331, threadedSizes),
  defineRange('6330', 'spherical-nut', din6330, threadedSizes),
  defineRange('1587', 'cap-nut', din1587, threadedSizes),
  defineRange('315', 'wing-nut', din315, threadedSizes),
  defineRange('557', 'square-nut', din557, threadedSizes),
  defineRange('562', 'thin-square-nut', din562, threadedSizes),
  defineRange('935S', 'slotted-nut', din935Slotted, threadedSizes),
  defineRange('935', 'castle-nut', din935, threadedSizes),
  defineRange('508', 't-nut', din508, ({ nominals, row }) =>
    nominals.flatMap(a =>
      row(a).d.map(d => ({ code: `M${d}X${a}`, label: `M${d} x ${a}`, dimensions: slotNut(d, a) })),
    ),
  ),
  defineRange('466', 'knurled-nut', din466, threadedSizes),
]

/** Nuts with unified threads. */
export const inchNuts: readonly Range[] = [
  defineRange('B1822-HN', 'hex-nut', hexNuts, unifiedNuts('UNC')),
  defineRange('B1822-HNF', 'hex-nut', hexNuts, unifiedNuts('UNF')),
  defineRange('B1822-JN', 'hex-nut', jamNuts, unifiedNuts('UNC')),
  defineRange('B1822-JNF', 'hex-nut', jamNuts, unifiedNuts('UNF')),
  defineRange('B1822-MS', 'stamped-nut', machineScrewNuts, unifiedNuts('UNC')),
  defineRange('B1822-MSQ', 'thin-square-nut', machineScrewNuts, unifiedNuts('UNC')),
  defineRange('B1822-SQ', 'square-nut', squareNuts, unifiedNuts('UNC')),
  defineRange('B1822-CN', 'hex-nut', couplingNuts, unifiedNuts('UNC')),
  defineRange('B1822-FL', 'flange-nut', flangeNuts, unifiedNuts('UNC')),
  defineRange('B1822-SL', 'slotted-nut', slottedNuts, unifiedNuts('UNC')),
  defineRange('B1816-NE', 'nyloc-nut', asmeB18166, unifiedNuts('UNC')),
  defineRange('B1816-NEF', 'nyloc-nut', asmeB18166, unifiedNuts('UNF')),
  defineRange('J483-L', 'cap-nut', saeJ483Low, unifiedNuts('UNC')),
  defineRange('J483-H', 'cap-nut', saeJ483High, unifiedNuts('UNC')),
  defineRange('B1869', 'wing-nut', asmeB1869, unifiedNuts('UNC')),
]
