import type { Values } from '../../family.ts'
import { unifiedSize } from '../../geometry/inches.ts'
import type { RangeSize } from '../../range.ts'
import { type Table } from '../../standards/read-table.ts'
import { inchCode, type UnifiedSeries, unifiedPitch, unifiedThread } from '../../standards/threads.ts'

/** The sizes of a table of nuts with several pitches: 'M10 x 1'. Where the first pitch is the coarse one it goes without saying: 'M10'. */
export function pitchedThreads<Row extends { readonly P: readonly number[] }>(
  { nominals, row }: Table<Row>,
  isFirstCoarse = false,
) {
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

/** The sizes of a table of nuts with unified threads, its diameters in mm: '1/4-20', whose code is '1-4-20'. */
export function unifiedNuts<Row extends object>({ nominals, row }: Table<Row>, series: UnifiedSeries) {
  return nominals.map(d => {
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
