import { type Cents, MAX_CENTS, smallerOf } from '#contract/money.ts'
import type { Shelf } from '../shelf/kept/shelf.ts'
import { SizeRange } from './size-range.ts'

/** What the listed sizes of a kind come to. */
export interface KindFigures {
  readonly families: number
  readonly sizes: number
  /** The lowest price of a piece. */
  readonly fromCents: Cents
  /** From the smallest to the largest, in words: 'M1.6 to M64'. Null where one word does not say it of all. */
  readonly range: string | null
  /** A picture of the size that leads its largest family. */
  readonly image: string | null
}

interface Tally {
  readonly sizesOf: Map<string, number>
  sizes: number
  fromCents: Cents
  readonly range: SizeRange
}

/** Counts what lies in each category, kind and form, by its id; what is empty is not there. */
export function countKinds(shelf: Shelf): ReadonlyMap<string, KindFigures> {
  const tallies = new Map<string, Tally>()
  const leading = new Map<string, number>()
  const rowsByKind = shelf.rowsBy('kind')
  for (let number = 0; number < shelf.kinds.size; number += 1) {
    const { family, category, way } = shelf.kinds.at(number)
    const ids = way.length > 0 ? way.map(({ id }) => id) : [category]
    const rows = rowsByKind.of(number)
    for (const id of ids) {
      const tally = tallies.get(id) ?? newTally()
      tallies.set(id, tally)
      countRows(shelf, tally, rows)
      if (family) tally.sizesOf.set(family.id, (tally.sizesOf.get(family.id) ?? 0) + rows.length)
    }
    for (const row of rows)
      if (family && (shelf.rows.leads[row] === 1 || !leading.has(family.id))) leading.set(family.id, row)
  }
  const figuresOf = ({ sizesOf, sizes, fromCents, range }: Tally): KindFigures => {
    const [largest] = [...sizesOf].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])
    const image = shelf.rows.image[leading.get(largest) ?? -1] ?? null
    return { families: sizesOf.size, sizes, fromCents, range: range.describe(), image }
  }
  return new Map(
    [...tallies].filter(([, { sizes }]) => sizes > 0).map(([id, tally]) => [id, figuresOf(tally)]),
  )
}

function newTally(): Tally {
  return { sizesOf: new Map(), sizes: 0, fromCents: MAX_CENTS, range: new SizeRange() }
}

function countRows({ rows, geometries }: Shelf, tally: Tally, of: Int32Array): void {
  tally.sizes += of.length
  for (const row of of) {
    tally.fromCents = smallerOf(tally.fromCents, rows.priceOf(row))
    tally.range.add(geometries, rows.geometry[row] ?? 0)
  }
}
