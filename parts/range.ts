import type { DimensionsOf, Family } from './families.ts'
import type { Values } from './family.ts'
import type { Ends } from './standards/preferred-numbers.ts'
import type { Table } from './standards/read-table.ts'

/** One size of a range. */
export interface RangeSize<Numbers extends Values = Values> {
  /** Follows the range's code: 'M10X40'. */
  readonly code: string
  /** As it is read and asked for: 'M10 x 40'. */
  readonly label: string
  readonly dimensions: Numbers
}

/** The sizes in which a family is made to one standard: its diameters with the lengths that it prefers. */
export interface Range {
  /** Begins the codes of its sizes: '4017'. Each is given once. */
  readonly code: string
  readonly family: Family
  /** The standard it is made to, as 'ISO 4017'; null where there is none. */
  readonly standard: string | null
  /** Whose table its dimensions are of, as its pages and drawings say: 'our own design'; null: to be confirmed. */
  readonly source: string | null
  /** From the smallest to the largest. */
  readonly sizes: readonly RangeSize[]
}

/** The source of dimensions that the house decides itself. */
export const OUR_OWN = 'our own design'

/** What a range is made to and where its figures were read: a table says both of itself. */
export type Origin = Pick<Range, 'standard' | 'source'>

/**
 * A range of one family; each size has a number for each of the family's dimensions and none besides. The sizes may be made from the
 * table that says the range's standard.
 */
export function defineRange<F extends Family, T extends Origin>(
  code: string,
  family: F,
  table: T,
  sizes: readonly RangeSize<DimensionsOf<F>>[] | ((table: T) => readonly RangeSize<DimensionsOf<F>>[]),
): Range {
  const { standard, source } = table
  return { code, family, standard, source, sizes: typeof sizes === 'function' ? sizes(table) : sizes }
}

/** The sizes of screws with metric threads: each diameter with each of its lengths, in mm; 'M10 x 40'. */
export function metricScrews<Numbers extends Values>(
  diameters: readonly number[],
  lengthsOf: (d: number) => readonly number[],
  dimensionsOf: (d: number, l: number) => Numbers,
): RangeSize<Numbers>[] {
  return diameters.flatMap(d =>
    lengthsOf(d).map(l => ({ code: `M${d}X${l}`, label: `M${d} x ${l}`, dimensions: dimensionsOf(d, l) })),
  )
}

/** The sizes of what goes with a metric thread: nuts, washers; 'M10'. */
export function metricThreads<Numbers extends Values>(
  diameters: readonly number[],
  dimensionsOf: (d: number) => Numbers,
): RangeSize<Numbers>[] {
  return diameters.map(d => ({ code: `M${d}`, label: `M${d}`, dimensions: dimensionsOf(d) }))
}

/** The sizes of what goes with metric threads, from a table that has all of their dimensions by the thread. */
export function threadRows<Row extends Values>({ nominals, row }: Table<Row>): RangeSize<Row>[] {
  return metricThreads(nominals, row)
}

/** `metricScrews` of the diameters of whichever table the range is made to. */
export function screwsOf<Numbers extends Values>(
  lengthsOf: (d: number) => readonly number[],
  dimensionsOf: (d: number, l: number) => Numbers,
) {
  return ({ nominals }: Pick<Table<unknown>, 'nominals'>) => metricScrews(nominals, lengthsOf, dimensionsOf)
}

/** As above of a table that says the shortest and the longest screw of each thread: `lengthsOf` has the lengths between. */
export function screwsWithin<Numbers extends Values>(
  lengthsOf: (ends: Ends) => readonly number[],
  dimensionsOf: (d: number, l: number) => Numbers,
) {
  return ({ nominals, row }: Table<Ends>) => metricScrews(nominals, d => lengthsOf(row(d)), dimensionsOf)
}

/** `metricThreads` of the diameters of whichever table the range is made to. */
export function threadsOf<Numbers extends Values>(dimensionsOf: (d: number) => Numbers) {
  return ({ nominals }: Pick<Table<unknown>, 'nominals'>) => metricThreads(nominals, dimensionsOf)
}
