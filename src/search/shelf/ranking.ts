import type { SearchSort } from '#contract/search.ts'
import type { Matches } from './candidates.ts'
import { compact, isSameCode } from './codes.ts'
import type { FamilyFacts } from './facts.ts'
import type { Shelf } from './shelf.ts'

/** A size that is named, or a family by its best size. */
export interface RankedHit {
  readonly row: number
  /** How many of its sizes fit. */
  readonly matches: number
  readonly isSize: boolean
}

interface Group extends RankedHit {
  readonly weight: number
}

/** How hits are sorted. */
interface Order {
  readonly sort: SearchSort
  /** Every size is a hit. */
  readonly isApart?: boolean
  /** Of what fits as well, families of many sizes come first: the query says a size, and not of what. */
  readonly isUsualFirst?: boolean
}

/** So many sizes a query may name: one in all its grades. */
const MAX_NAMED = 12

/**
 * Sorts what was found into hits: the sizes that are named, then families, each once by the size that fits best. `best`: what fits
 * best comes first, then what has a short name, then what is newest.
 */
export function rank(
  shelf: Shelf,
  matches: Matches,
  { q, ...order }: Order & { readonly q?: string | undefined },
): RankedHit[] {
  const { sort, isApart = false } = order
  const named = sort === 'best' && q !== undefined ? findNamed(shelf, matches, q) : []
  if (isApart) {
    const isNamed = new Set(named)
    const all = Array.from(matches.rows, (row, index): Group => {
      return { row, matches: 1, isSize: isNamed.has(row), weight: matches.weights[index] ?? 0 }
    })
    return all.sort(comparison(shelf, order))
  }
  const namedFamily = named[0] === undefined ? undefined : (shelf.kindOf(named[0]).family ?? named[0])
  const groups = groupByFamily(shelf, matches).sort(comparison(shelf, order))
  const others =
    namedFamily === undefined
      ? groups
      : groups.filter(({ row }) => (shelf.kindOf(row).family ?? row) !== namedFamily)
  return [...named.map(row => ({ row, matches: 1, isSize: true })), ...others]
}

/** Each family once, by the size of it that fits best; of equal ones the leading, then the first. */
function groupByFamily({ rows, kinds }: Shelf, matches: Matches): Group[] {
  const ofFamily = new Map<string, number>()
  const ofKind = new Int32Array(kinds.size).fill(-1)
  const best: number[] = []
  const weights: number[] = []
  const counts: number[] = []
  for (let index = 0; index < matches.rows.length; index += 1) {
    const row = matches.rows[index] ?? 0
    const kind = rows.kind[row] ?? 0
    let group = ofKind[kind] ?? -1
    if (group === -1) {
      const { family } = kinds.at(kind)
      group = (family ? ofFamily.get(family.id) : undefined) ?? best.length
      if (family) {
        ofFamily.set(family.id, group)
        ofKind[kind] = group
      }
    }
    const weight = matches.weights[index] ?? 0
    const known = best[group]
    counts[group] = (counts[group] ?? 0) + 1
    if (known !== undefined && !precedes(rows, row, weight, known, weights[group] ?? 0)) continue
    best[group] = row
    weights[group] = weight
  }
  return best.map((row, group) => ({
    row,
    matches: counts[group] ?? 1,
    isSize: false,
    weight: weights[group] ?? 0,
  }))
}

function precedes(rows: Shelf['rows'], row: number, weight: number, other: number, otherWeight: number) {
  if (weight !== otherWeight) return weight > otherWeight
  const leads = (rows.leads[row] ?? 0) - (rows.leads[other] ?? 0)
  return leads === 0 ? (rows.position[row] ?? 0) < (rows.position[other] ?? 0) : leads > 0
}

/** The sizes that a query names: those of the one family that fits best, or the product with this very name. */
function findNamed(shelf: Shelf, { rows, weights, namesSize, weakness }: Matches, q: string): number[] {
  if (weakness !== 'none') return []
  let most = 0
  for (const weight of weights) most = Math.max(most, weight)
  const name = compact(q)
  let family: unknown
  for (let index = 0; index < rows.length; index += 1) {
    if (weights[index] !== most) continue
    const row = rows[index] ?? 0
    if (isSameCode(name, shelf.rows.name[row] ?? '')) return [row]
    const own = shelf.kindOf(row).family ?? row
    if (namesSize[index] === 0 || (family !== undefined && family !== own)) family = null
    else if (family !== null) family = own
  }
  if (family === undefined || family === null) return []
  const named: number[] = []
  for (let index = 0; index < rows.length && named.length <= MAX_NAMED; index += 1) {
    const row = rows[index] ?? 0
    if (namesSize[index] === 1 && (shelf.kindOf(row).family ?? row) === family) named.push(index)
  }
  if (named.length > MAX_NAMED) return []
  const position = (index: number) => shelf.rows.position[rows[index] ?? 0] ?? 0
  return named
    .sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0) || position(one) - position(other))
    .map(index => rows[index] ?? 0)
}

/** Of names that fit as well the shorter one is usual: 'Hexagon nut', 'Hexagon slotted nut'. From here on, none is. */
const LONGEST_NOUN = 3

type Compare = (one: Group, other: Group) => number

function comparison(shelf: Shelf, { sort, isApart = false, isUsualFirst = false }: Order): Compare {
  const { rows } = shelf
  const nounLength = ({ row }: Group) => Math.min(LONGEST_NOUN, shelf.kindOf(row).nounLength)
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
  const rowsOfKind = shelf.rowsBy('kind')
  const counts = new Map<FamilyFacts | null, number>()
  for (let kind = 0; kind < shelf.kinds.size; kind += 1) {
    const { family } = shelf.kinds.at(kind)
    if (family) counts.set(family, (counts.get(family) ?? 0) + rowsOfKind.count(kind))
  }
  const count = ({ row }: Group) => counts.get(shelf.kindOf(row).family) ?? 1
  return (one, other) => count(other) - count(one)
}

function compareTexts(one = '', other = ''): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
