import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsOf } from '#search/language/1-words/words.ts'
import { Shelf } from '#search/shelf/kept/shelf.ts'
import { type Suggested, suggestOnShelf } from '#search/shelf/suggesting.ts'
import { flatsOf, socketOf } from '#search/threads/flats.ts'
import { makeEntries } from '#server/seed/entries.ts'
import { makeRows } from '#server/seed/products.ts'
import { placeOf } from './place-of.ts'
import { files, intents, type Query, type QueryFile, readQueries } from './read-queries.ts'

/** The shares of queries that were reached, in per cent: found first, and among the first three. They may rise, not fall. */
const KEPT: Readonly<Record<QueryFile, { readonly first: number; readonly amongThree: number }>> = {
  seen: { first: 99, amongThree: 99 },
  unseen: { first: 95, amongThree: 97 },
  questions: { first: 97, amongThree: 99 },
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
  ['socket-head-cap-screws-iso-4762', 'socket-across-flats', (thread: number) => socketOf(thread)],
  ['set-screws-cup-point-iso-4029', 'socket-across-flats', (thread: number) => socketOf(thread, 'set')],
  ['button-head-screws-iso-7380-1', 'socket-across-flats', (thread: number) => socketOf(thread, 'button')],
  [
    'countersunk-socket-screws-iso-10642',
    'socket-across-flats',
    (thread: number) => socketOf(thread, 'countersunk'),
  ],
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

test('suggests for nearly every family, while its name is typed, what is called so', () => {
  const names = [...shelf.families.values()].map(({ name }) => name.toLowerCase())
  const beginnings = names.flatMap(name =>
    [4, Math.ceil(name.length / 2)].map(end => name.slice(0, end).trim()),
  )
  const asked = [...new Set(beginnings)].filter(beginning => /\p{L}$/u.test(beginning))
  const without = asked.filter(
    beginning => !suggestOnShelf(shelf, beginning, 8).some(each => begins(each, beginning)),
  )
  expect(asked.length).toBeGreaterThan(200)
  lines.push(
    `suggestions: ${asked.length - without.length} of ${asked.length} beginnings of names, without ${without.join(', ')}`,
  )
  expect(without.length / asked.length).toBeLessThan(0.03)
})

/** Whether every word of what is suggested begins with one that was typed, in whatever order. */
function begins(suggested: Suggested, beginning: string): boolean {
  if (suggested.kind === 'standard' || suggested.kind === 'category') return false
  const words = wordsOf(
    `${shelf.kindOf(suggested.row).family?.name ?? ''} ${shelf.rows.name[suggested.row] ?? ''}`,
  )
  return wordsOf(beginning).every(typed => words.some(word => word.startsWith(typed)))
}

/** The place of each query, which is asked once: among all of its file and among those of its kind. */
const places = new Map<string, number>()
function findPlace(query: Query): number {
  const place = places.get(query.text) ?? placeOf(shelf, query)
  places.set(query.text, place)
  return place
}

/** The shares that are found first and among the first three, in per cent. */
function scoreOf(name: string, queries: readonly Query[]) {
  const found = queries.map(findPlace)
  const share = (isGood: (place: number) => boolean) =>
    Math.floor((1000 * found.filter(isGood).length) / queries.length) / 10
  const first = share(place => place === 0)
  const amongThree = share(place => place < 3)
  lines.push(`${name}: ${first} % found first, ${amongThree} % among three, of ${queries.length} queries`)
  return { first, amongThree }
}
