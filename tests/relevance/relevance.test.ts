import { afterAll, beforeAll, expect, test } from 'vitest'
import { Shelf } from '#search/shelf/kept/shelf.ts'
import { searchShelf } from '#search/shelf/search.ts'
import { makeEntries } from '#server/seed/entries.ts'
import { makeRows } from '#server/seed/products.ts'
import { type Expectation, files, type Query, type QueryFile, readQueries } from './read-queries.ts'

/** The shares of queries that were reached, in per cent: found first, and among the first three. They may rise, not fall. */
const KEPT: Readonly<Record<QueryFile, { readonly first: number; readonly amongThree: number }>> = {
  seen: { first: 99, amongThree: 99 },
  unseen: { first: 93, amongThree: 95 },
}

const shelf = new Shelf()
const lines: string[] = []

beforeAll(async () => {
  const { families, products } = await makeRows(await makeEntries('full'), new Date('2026-11-22T12:00:00Z'))
  for (const family of families) shelf.putFamily(family)
  for (const product of products) shelf.put(product)
})
afterAll(() => console.log(lines.join('\n')))

test.each(files)('finds what %s.tsv expects, as often as it did', file => {
  const queries = readQueries(file)
  const places = queries.map(placeOf)
  const share = (isGood: (place: number) => boolean) =>
    Math.floor((1000 * places.filter(isGood).length) / queries.length) / 10
  const first = share(place => place === 0)
  const amongThree = share(place => place < 3)
  lines.push(`${file}: ${first} % found first, ${amongThree} % among three, of ${queries.length} queries`)
  expect(first).toBeGreaterThanOrEqual(KEPT[file].first)
  expect(amongThree).toBeGreaterThanOrEqual(KEPT[file].amongThree)
})

/** At which place of the hits, from 0 on, the first expectation is met; infinity if at none. */
function placeOf({ text, expected }: Query): number {
  const { hits, missing } = searchShelf(shelf, { q: text })
  const isMissing = expected.some(
    each => each.form === 'missing' && missing?.nearest.some(row => isOfFamily(row, each.family)),
  )
  if (isMissing) return 0
  const place = hits.findIndex(({ row }) => expected.some(each => meets(row, each)))
  return place === -1 ? Number.POSITIVE_INFINITY : place
}

function meets(row: number, expectation: Expectation): boolean {
  switch (expectation.form) {
    case 'sku':
      return shelf.rows.sku[row] === expectation.sku
    case 'family':
      return isOfFamily(row, expectation.family)
    case 'category':
      return shelf.kindOf(row).category === expectation.category
    case 'missing':
      return false
  }
}

function isOfFamily(row: number, family: string): boolean {
  return shelf.kindOf(row).family?.id === family
}
