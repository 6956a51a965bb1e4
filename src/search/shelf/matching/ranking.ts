import { type Cents, largerOf, smallerOf } from '#contract/money.ts'
import { compact } from '../kept/codes.ts'
import type { Shelf } from '../kept/shelf.ts'
import type { Matches } from './candidates.ts'
import { compareHits, type Order, type RankedHit, type WeighedHit } from './hit-order.ts'

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
  const groups = groupByFamily(shelf, matches)
  const named = sort === 'best' && q !== undefined ? findNamed(shelf, matches, groups, q) : []
  if (isApart) {
    const isNamed = new Set(named)
    const all = Array.from(matches.rows, (row, index): WeighedHit => {
      return { ...single(shelf, row), isSize: isNamed.has(row), weight: matches.weights[index] ?? 0 }
    })
    return all.sort(compareHits(shelf, order))
  }
  groups.sort(compareHits(shelf, order))
  const [first] = named
  if (first === undefined) return groups
  const others = groups.filter(({ row }) => shelf.groupOf(row) !== shelf.groupOf(first))
  return [...named.map(row => ({ ...single(shelf, row), isSize: true })), ...others]
}

/** A size that is a hit by itself. */
function single({ rows }: Shelf, row: number) {
  const cents = rows.priceOf(row)
  return { row, matches: 1, inStock: rows.isInStock(row) ? 1 : 0, fromCents: cents, toCents: cents }
}

/** Each family once, by the size of it that fits best; of equal ones by one that can be bought, the leading, then the first. */
function groupByFamily({ rows, kinds }: Shelf, matches: Matches): WeighedHit[] {
  const ofFamily = new Map<string, number>()
  const ofKind = new Int32Array(kinds.size).fill(-1)
  const best: number[] = []
  const weights: number[] = []
  const counts: number[] = []
  const inStock: number[] = []
  const fromCents: Cents[] = []
  const toCents: Cents[] = []
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
    const cents = rows.priceOf(row)
    fromCents[group] = smallerOf(fromCents[group] ?? cents, cents)
    toCents[group] = largerOf(toCents[group] ?? cents, cents)
    counts[group] = (counts[group] ?? 0) + 1
    inStock[group] = (inStock[group] ?? 0) + (rows.isInStock(row) ? 1 : 0)
    if (known !== undefined && !precedes(rows, row, weight, known, weights[group] ?? 0)) continue
    best[group] = row
    weights[group] = weight
  }
  return best.map((row, group) => ({
    row,
    matches: counts[group] ?? 1,
    inStock: inStock[group] ?? 0,
    fromCents: fromCents[group] ?? 0,
    toCents: toCents[group] ?? 0,
    isSize: false,
    weight: weights[group] ?? 0,
  }))
}

function precedes(rows: Shelf['rows'], row: number, weight: number, other: number, otherWeight: number) {
  if (weight !== otherWeight) return weight > otherWeight
  const isInStock = rows.isInStock(row)
  if (isInStock !== rows.isInStock(other)) return isInStock
  const leads = (rows.leads[row] ?? 0) - (rows.leads[other] ?? 0)
  return leads === 0 ? (rows.position[row] ?? 0) < (rows.position[other] ?? 0) : leads > 0
}

/** The sizes that a query names: those of the one family that fits best, or the product with this very name or SKU. */
function findNamed(
  shelf: Shelf,
  { rows, weights, namesSize, weakness }: Matches,
  groups: readonly WeighedHit[],
  q: string,
): number[] {
  if (weakness !== 'none') return []
  const most = groups.reduce((best, { weight }) => Math.max(best, weight), 0)
  const name = compact(q)
  let areAllNamed = true
  for (let index = 0; index < rows.length; index += 1) {
    if (weights[index] !== most) continue
    const row = rows[index] ?? 0
    if (shelf.rows.isCalled(row, name)) return [row]
    areAllNamed &&= namesSize[index] === 1
  }
  const [best, ...others] = groups.filter(({ weight }) => weight === most)
  if (!best || others.length > 0 || !areAllNamed) return []
  const group = shelf.groupOf(best.row)
  const named: number[] = []
  for (let index = 0; index < rows.length && named.length <= MAX_NAMED; index += 1)
    if (namesSize[index] === 1 && shelf.groupOf(rows[index] ?? 0) === group) named.push(index)
  if (named.length > MAX_NAMED) return []
  const position = (index: number) => shelf.rows.position[rows[index] ?? 0] ?? 0
  return named
    .sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0) || position(one) - position(other))
    .map(index => rows[index] ?? 0)
}
