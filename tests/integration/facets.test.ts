import { afterAll, beforeAll, expect, test } from 'vitest'
import { facetsAnswer } from '#contract/search/search.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  for (const [thread, length, material, price] of [
    [6, 20, 'Steel, strength class 8.8', 0.1],
    [8, 20, 'Steel, strength class 8.8', 0.2],
    [8, 40, 'Stainless steel A2 (1.4301)', 0.4],
    [10, 40, 'Brass CuZn37', 0.8],
  ] as const)
    await shop.addProduct({
      productname: `Facetted screw M${thread} x ${length}`,
      category: 'fasteners',
      material,
      price,
      dimensions: [
        { symbol: 'd', name: 'Thread', value: thread, unit: 'mm' },
        { symbol: 'l', name: 'Length', value: length, unit: 'mm' },
      ],
    })
  await shop.addProduct({ productname: 'Claw hammer', category: 'hand-tools', available: 0 })
})
afterAll(() => shop.close())

async function countIn(query: string) {
  const { status, body } = await shop.newVisitor().send('GET', `/facets?${query}`)
  expect(status).toBe(200)
  const { sizes, facets } = facetsAnswer.parse(body)
  const valuesOf = (key: string) =>
    Object.fromEntries(
      (facets.find(facet => facet.key === key)?.values ?? []).map(({ value, count }) => [value, count]),
    )
  return { sizes, facets, valuesOf }
}

test('GET /facets counts materials, dimensions and prices of what a query finds', async () => {
  const { sizes, facets, valuesOf } = await countIn('q=facetted+screw')
  expect(sizes).toBe(4)
  expect(valuesOf('material')).toEqual({ Steel: 2, 'Stainless steel': 1, Brass: 1 })
  expect(valuesOf('dim:thread')).toEqual({ 6: 1, 8: 2, 10: 1 })
  expect(facets.find(({ key }) => key === 'price')).toMatchObject({ min: 0.1, max: 0.8 })
  expect(facets.find(({ key }) => key === 'dim:length')).toMatchObject({
    name: 'Length',
    unit: 'mm',
    min: 20,
    max: 40,
  })
})

test('GET /facets counts each facet under the choices in the others, and keeps what is chosen', async () => {
  const { sizes, facets, valuesOf } = await countIn('q=facetted+screw&material=Steel&dim=thread:8')
  expect(sizes).toBe(1)
  expect(valuesOf('material')).toEqual({ Steel: 1, 'Stainless steel': 1 })
  expect(valuesOf('dim:thread')).toEqual({ 6: 1, 8: 1 })
  const chosen = facets.flatMap(({ key, values }) =>
    values.filter(({ isChosen }) => isChosen).map(({ value }) => `${key}=${value}`),
  )
  expect(chosen.toSorted()).toEqual(['dim:thread=8', 'material=Steel'])
})

test('GET /facets finds nothing for values that do not exist, without a fault', async () => {
  for (const choice of [
    'material=Unobtainium',
    'standard=ISO+1',
    'dim=wingspan:8',
    'dim=thread:7',
    'min_price=900',
  ])
    expect((await countIn(`q=facetted+screw&${choice}`)).sizes).toBe(0)
})

test.each([
  ['dim=thread', 'dim'],
  ['dim=thread:abc', 'dim'],
  ['category=garden', 'category'],
  ['min_price=cheap', 'min_price'],
])('GET /facets answers 422 to ?%s, naming %s', async (query, field) => {
  expectProblem(await shop.newVisitor().send('GET', `/facets?${query}`), 422, [field])
})
