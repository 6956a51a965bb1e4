import { matchesGlob } from 'node:path'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import { searchShelf } from '#search/shelf/search.ts'
import type { Bound, Expectation, Query } from './read-queries.ts'

/** At which place of the hits, from 0 on, the first expectation is met; infinity if at none. */
export function placeOf(shelf: Shelf, { text, expected }: Pick<Query, 'text' | 'expected'>): number {
  const { hits, missing, understood } = searchShelf(shelf, { q: text })
  const left = understood.filter(({ isFound }) => !isFound).map(chip => chip.text.toLowerCase())
  const isSaid = (word: string) => left.some(said => said.includes(word.toLowerCase()))
  const isMissing = expected.some(
    each =>
      (each.form === 'missing' && missing?.nearest.some(row => isOfFamily(shelf, row, each.family))) ||
      (each.form === 'near' && missing?.nearest.some(row => isOfSize(shelf, row, each))) ||
      (each.form === 'none' && (isSaid(each.word) || missing?.asked.includes(each.word))),
  )
  if (isMissing) return 0
  const place = hits.findIndex(({ row }) => expected.some(each => meets(shelf, row, each)))
  return place === -1 ? Number.POSITIVE_INFINITY : place
}

function meets(shelf: Shelf, row: number, expectation: Expectation): boolean {
  switch (expectation.form) {
    case 'sku':
      return shelf.rows.sku[row] === expectation.sku
    case 'family':
      return isOfFamily(shelf, row, expectation.family)
    case 'category':
      return shelf.kindOf(row).category === expectation.category
    case 'size':
      return isOfSize(shelf, row, expectation)
    case 'fits':
      return (
        isOfFamily(shelf, row, expectation.families) &&
        expectation.bounds.every(each => keeps(shelf, row, each))
      )
    case 'missing':
    case 'near':
    case 'none':
      return false
  }
}

function isOfSize(
  shelf: Shelf,
  row: number,
  { label, families }: { label: string; families: string },
): boolean {
  return shelf.labelOf(row) === label && isOfFamily(shelf, row, families)
}

function isOfFamily(shelf: Shelf, row: number, families: string): boolean {
  return matchesGlob(shelf.kindOf(row).family?.id ?? '', families)
}

function keeps(shelf: Shelf, row: number, { key, sign, value }: Bound): boolean {
  const made = key === 'price' ? shelf.rows.priceOf(row) / 100 : dimensionOf(shelf, row, key)
  if (made === undefined) return false
  if (sign === '=') return Math.abs(made - value) < 0.01
  return sign === '<' ? made < value : made > value
}

/** A dimension by its key; what is countersunk is as long as it is over all. */
function dimensionOf({ geometries, rows }: Shelf, row: number, key: string): number | undefined {
  const geometry = rows.geometry[row] ?? 0
  return geometries.valueOf(geometry, key) ?? geometries.valueOf(geometry, `${key}-over-all`)
}
