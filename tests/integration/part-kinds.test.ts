import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { familyWithSizes } from '#contract/catalog/families.ts'
import { partKind } from '#contract/catalog/part-kinds.ts'
import { ratedProduct } from '#contract/reviews/reviews.ts'
import { facetsAnswer, searchAnswer } from '#contract/search/search.ts'
import { families } from '#db/schema.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { admin } = shop
const visitor = shop.newVisitor()

let made = 0
/** A family of a kind, with one size for each price. */
async function makeFamily(kind: string | null, ...prices: number[]) {
  made += 1
  const id = `family-${made}`
  const form = { id, name: `Family ${made}`, category: 'fasteners', kind }
  expect(await admin.send('POST', '/family', form)).toMatchObject({ status: 201 })
  const sizes = []
  for (const [index, price] of prices.entries())
    sizes.push(
      await shop.addProduct({
        family: id,
        size: `M${index + 3}`,
        price,
        dimensions: [{ symbol: 'd', name: 'Thread', value: index + 3, unit: 'mm' }],
      }),
    )
  return { id, sizes }
}

const readKinds = async (query = '') =>
  z.array(partKind).parse((await visitor.send('GET', `/kind${query}`)).body)
const findKind = async (id: string) => (await readKinds()).find(({ _id }) => _id === id)
const readFamily = async (id: string) =>
  familyWithSizes.parse((await visitor.send('GET', `/family/${id}`)).body)
const edit = (id: string, change: object) => admin.send('PATCH', `/family/${id}`, change, { 'if-match': '*' })

test('GET /kind lists the tree of a category or of all, with what is listed in each', async () => {
  await makeFamily('hexagon-nuts', 2, 0.5, 3)
  await makeFamily('lock-nuts', 1)
  const kinds = await readKinds('?category=fasteners')
  expect(new Set(kinds.map(({ category }) => category))).toEqual(new Set(['fasteners']))
  const find = (id: string) => kinds.find(({ _id }) => _id === id)
  expect(find('fasteners')).toMatchObject({ parent: null, question: 'Which fastener?' })
  expect(find('nuts')).toMatchObject({
    parent: 'fasteners',
    question: 'Which nut?',
    families: 2,
    sizes: 4,
    from: 0.5,
    range: 'M3 to M5',
    image: expect.stringContaining('/'),
  })
  expect(find('hexagon-nuts')).toMatchObject({ parent: 'nuts', question: null, families: 1, sizes: 3 })
  expect(find('cap-nuts')).toMatchObject({ families: 0, sizes: 0, from: null, range: null, image: null })
  expect((await readKinds()).length).toBeGreaterThan(kinds.length)
  expectProblem(await visitor.send('GET', '/kind?category=toys'), 422, ['category'])
})

test('a family and its sizes say in which kinds they lie, and another kind when that is edited', async () => {
  const { id, sizes } = await makeFamily('blind-rivets', 1)
  const readPart = async () =>
    ratedProduct.parse((await visitor.send('GET', `/service/${sizes[0]?._id}`)).body).kinds
  const way = [
    { _id: 'rivets', name: 'Rivets' },
    { _id: 'blind-rivets', name: 'Blind rivets' },
  ]
  expect(await readFamily(id)).toMatchObject({ kind: 'blind-rivets', kinds: way })
  expect(await readPart()).toEqual(way)
  expect((await edit(id, { kind: 'solid-rivets' })).status).toBe(200)
  expect((await readPart())[1]).toEqual({ _id: 'solid-rivets', name: 'Solid rivets' })
  expect(await findKind('blind-rivets')).toMatchObject({ families: 0 })
  expect(await findKind('solid-rivets')).toMatchObject({ families: 1, sizes: 1 })
  expect((await edit(id, { kind: null })).status).toBe(200)
  expect(await readFamily(id)).toMatchObject({ kind: null, kinds: [] })
})

test.each(['unheard-of', 'fasteners', 'ball-bearings'])(
  'a family of fasteners is not of the kind %s',
  async kind => {
    const form = { id: 'refused', name: 'Refused', category: 'fasteners', kind }
    expectProblem(await admin.send('POST', '/family', form), 422, ['kind'])
    const { id } = await makeFamily('keys')
    expectProblem(await edit(id, { kind }), 422, ['kind'])
    expect(await readFamily(id)).toMatchObject({ kind: 'keys' })
  },
)

test.each(['Nuts', 'two  words', 'x'.repeat(61), '-nuts', 7])('%s is no address of a kind', async kind => {
  expectProblem(await edit('none', { kind }), 422, ['kind'])
})

test('a family that moves to another category without a word of its kind has none there', async () => {
  const { id } = await makeFamily('keys')
  expect((await edit(id, { category: 'bearings' })).status).toBe(200)
  expect(await readFamily(id)).toMatchObject({ category: 'bearings', kind: null })
  expect((await edit(id, { category: 'springs', kind: 'die-springs' })).status).toBe(200)
  expect(await readFamily(id)).toMatchObject({ category: 'springs', kind: 'die-springs' })
})

test('an edit that saw another kind is refused', async () => {
  const { id } = await makeFamily('pins')
  const { headers } = await visitor.send('GET', `/family/${id}`)
  await edit(id, { kind: 'split-pins' })
  const late = await admin.send(
    'PATCH',
    `/family/${id}`,
    { name: 'Late' },
    { 'if-match': headers.get('etag') ?? '' },
  )
  expectProblem(late, 412)
})

test('a search finds in a kind what lies in its forms, and says which forms there are', async () => {
  const plain = await makeFamily('plain-washers', 1, 2)
  const large = await makeFamily('large-washers', 3)
  const search = async (kind: string) =>
    searchAnswer
      .parse((await visitor.send('GET', `/search?kind=${kind}`)).body)
      .hits.map(({ product }) => product.variants?.family)
  expect(new Set(await search('washers'))).toEqual(new Set([plain.id, large.id]))
  expect(await search('large-washers')).toEqual([large.id])
  expect(await search('unheard-of')).toEqual([])
  const facetOf = async (query: string) => {
    const { body } = await visitor.send('GET', `/facets?${query}`)
    return facetsAnswer.parse(body).facets.find(({ key }) => key === 'kind')?.values
  }
  const forms = [
    { value: 'plain-washers', label: 'Flat washers', count: 2 },
    { value: 'large-washers', label: 'Large washers', count: 1 },
  ]
  const chosen = { value: 'washers', label: 'Washers', count: 0, isChosen: true }
  expect(await facetOf('kind=washers')).toMatchObject([chosen, ...forms])
  expect(await facetOf('kind=large-washers')).toMatchObject(
    forms.map(form => ({ ...form, isChosen: form.value === 'large-washers' })),
  )
  const kinds = await facetOf('category=fasteners')
  expect(kinds).toContainEqual({ value: 'washers', label: 'Washers', count: 3, isChosen: false })
  expectProblem(await visitor.send('GET', '/search?kind=No+kind'), 422, ['kind'])
})

test('a family whose kind is no longer in the tree can be edited, and lies in its category alone', async () => {
  const { id } = await makeFamily('keys')
  await shop.database.db.update(families).set({ kind: 'gone' }).where(eq(families.id, id))
  expect((await edit(id, { name: 'Renamed' })).status).toBe(200)
  expect(await readFamily(id)).toMatchObject({ name: 'Renamed', kinds: [] })
})
