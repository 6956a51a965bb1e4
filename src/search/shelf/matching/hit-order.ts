import type { Cents } from '#contract/money.ts'
import type { SearchSort } from '#contract/search/search.ts'
import type { RowsBy } from '../kept/rows-by.ts'
import type { Shelf } from '../kept/shelf.ts'

/** A size that is named, or a family by its best size. */
export interface RankedHit {
  readonly row: number
  /** How many of its sizes fit. */
  readonly matches: number
  /** How many of these can be bought. */
  readonly inStock: number
  /** The lowest and the highest price of these that fit. */
  readonly fromCents: Cents
  readonly toCents: Cents
  readonly isSize: boolean
}

export interface WeighedHit extends RankedHit {
  readonly weight: number
}

/** How hits are sorted. */
export interface Order {
  readonly sort: SearchSort
  /** Every size is a hit. */
  readonly isApart?: boolean
  /** Of what fits as well, families of many sizes come first: the query says a size, and not of what. */
  readonly isUsualFirst?: boolean
}

/** Of names that fit as well the shorter one is usual: 'Hexagon nut', 'Hexagon slotted nut'. From here on, none is. */
const LONGEST_NOUN = 3

type Compare = (one: WeighedHit, other: WeighedHit) => number

/** Compares hits by the order that is asked for. */
export function compareHits(shelf: Shelf, { sort, isApart = false, isUsualFirst = false }: Order): Compare {
  const { rows } = shelf
  const nounLength = ({ row }: WeighedHit) => Math.min(LONGEST_NOUN, shelf.kindOf(row).nounLength)
  const inFamily: Compare = (one, other) =>
    (rows.position[one.row] ?? 0) - (rows.position[other.row] ?? 0) || one.row - other.row
  const newest: Compare = (one, other) =>
    (rows.createdAt[other.row] ?? 0) - (rows.createdAt[one.row] ?? 0) ||
    (isApart ? inFamily(one, other) : compareTexts(rows.id[other.row], rows.id[one.row]))
  const price: Compare = (one, other) =>
    (rows.priceCents[one.row] ?? 0) - (rows.priceCents[other.row] ?? 0) ||
    compareTexts(rows.id[one.row], rows.id[other.row])
  switch (sort) {
    case 'best': {
      const usual = isUsualFirst ? usualFirst(shelf) : () => 0
      return (one, other) =>
        other.weight - one.weight ||
        usual(one, other) ||
        nounLength(one) - nounLength(other) ||
        newest(one, other)
    }
    case 'newest':
      return newest
    case 'price':
      return price
    case '-price':
      return (one, other) => price(other, one)
    case 'name':
      return (one, other) => compareTexts(rows.name[one.row], rows.name[other.row])
    case 'size':
      return isApart ? inFamily : newest
  }
}

/** What is made in many sizes is what most people look for: of M8 the hexagon nut, not the turnbuckle. */
function usualFirst(shelf: Shelf): Compare {
  const counts = countFamilies({ kinds: shelf.kinds, rowsBy: shelf.rowsBy('kind') })
  const count = ({ row }: WeighedHit) => counts.get(shelf.kindOf(row).family?.id ?? '') ?? 1
  return (one, other) => count(other) - count(one)
}

/** By the rows that were counted: they are others after every change. */
const counted = new WeakMap<RowsBy, ReadonlyMap<string, number>>()

/** How many sizes each family has. */
function countFamilies({
  kinds,
  rowsBy,
}: {
  readonly kinds: Shelf['kinds']
  readonly rowsBy: RowsBy
}): ReadonlyMap<string, number> {
  const known = counted.get(rowsBy)
  if (known) return known
  const counts = new Map<string, number>()
  for (let kind = 0; kind < kinds.size; kind += 1) {
    const { family } = kinds.at(kind)
    if (family) counts.set(family.id, (counts.get(family.id) ?? 0) + rowsBy.count(kind))
  }
  counted.set(rowsBy, counts)
  return counts
}

function compareTexts(one = '', other = ''): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
