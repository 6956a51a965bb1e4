import type { Values } from '../../family.ts'
import { unifiedSize } from '../../geometry/inches.ts'
import type { RangeSize } from '../../range.ts'
import { inchCode, type UnifiedSeries, unifiedPitch, unifiedThread } from '../../standards/asme-b1-1.ts'
import type { Table } from '../../standards/table.ts'

/**
 * The sizes of nuts with several pitches: 'M10 x 1'. `coarse` tells the coarse pitch of a diameter, which goes without saying:
 * 'M10'.
 */
export function pitchedThreads<Numbers extends Values>(
  { nominals, row }: Table<{ readonly P: readonly number[] }>,
  dimensionsOf: (d: number, P: number) => Numbers,
  coarse: (d: number) => number | null = () => null,
): RangeSize<Numbers>[] {
  return nominals.flatMap(d =>
    row(d).P.map(P => {
      const isCoarse = P === coarse(d)
      return {
        code: isCoarse ? `M${d}` : `M${d}X${P}`,
        label: isCoarse ? `M${d}` : `M${d} x ${P}`,
        dimensions: dimensionsOf(d, P),
      }
    }),
  )
}

/** The sizes of nuts with unified threads, by their diameters in mm: '1/4-20', whose code is '1-4-20'. */
export function unifiedNuts<Numbers extends Values>(
  diameters: readonly number[],
  series: UnifiedSeries,
  dimensionsOf: (d: number, P: number) => Numbers,
): RangeSize<Numbers>[] {
  return diameters.map(d => {
    const label = unifiedThread(d, series)
    return { code: inchCode(label), label, dimensions: dimensionsOf(d, unifiedPitch(d, series)) }
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
