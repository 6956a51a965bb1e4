import { afterAll, beforeAll, expect, test } from 'vitest'
import { Shelf } from '#search/shelf/kept/shelf.ts'
import { flatsOf, socketOf } from '#search/threads/flats.ts'
import { makeEntries } from '#server/seed/entries.ts'
import { makeRows } from '#server/seed/products.ts'
import { placeOf } from './place-of.ts'
import { files, intents, type Query, type QueryFile, readQueries } from './read-queries.ts'

/** The shares of queries that were reached, in per cent: found first, and among the first three. They may rise, not fall. */
const KEPT: Readonly<Record<QueryFile, { readonly first: number; readonly amongThree: number }>> = {
  seen: { first: 99, amongThree: 99 },
  unseen: { first: 94, amongThree: 95 },
  questions: { first: 96, amongThree: 97 },
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
  const { first, amongThree } = scoreOf(file, readQueries(file))
  expect(first).toBeGreaterThanOrEqual(KEPT[file].first)
  expect(amongThree).toBeGreaterThanOrEqual(KEPT[file].amongThree)
})

test.each(intents)('finds 97 %% of what is asked as %s among the first three', intent => {
  const queries = readQueries('questions').filter(({ kind }) => kind === intent)
  const { amongThree } = scoreOf(intent, queries)
  expect(amongThree).toBeGreaterThanOrEqual(97)
})

test.each([
  ['hexagon-screws-iso-4017', 'width-across-flats', flatsOf],
  ['socket-head-cap-screws-iso-4762', 'socket-across-flats', socketOf],
] as const)('asks for what turns %s by the %s that they are made with', (family, key, flats) => {
  const rows = [...shelf.rows.sku.keys()].filter(row => shelf.kindOf(row).family?.id === family)
  const made = rows.map(row => {
    const geometry = shelf.rows.geometry[row] ?? 0
    const [thread = 0, across] = ['thread', key].map(each => shelf.geometries.valueOf(geometry, each))
    return { thread, across }
  })
  const known = made.filter(({ thread }) => flats(thread) !== undefined)
  expect(known.length).toBeGreaterThan(100)
  expect(known.filter(({ thread, across }) => flats(thread) !== across)).toEqual([])
})

/** The shares that are found first and among the first three, in per cent. */
function scoreOf(name: string, queries: readonly Query[]) {
  const places = queries.map(query => placeOf(shelf, query))
  const share = (isGood: (place: number) => boolean) =>
    Math.floor((1000 * places.filter(isGood).length) / queries.length) / 10
  const first = share(place => place === 0)
  const amongThree = share(place => place < 3)
  lines.push(`${name}: ${first} % found first, ${amongThree} % among three, of ${queries.length} queries`)
  return { first, amongThree }
}
