import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { facetsAnswer, familyTable, searchAnswer, suggestion } from '#contract/search/search.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await shop.admin.send('POST', '/family', {
    id: 'hex-bolts',
    name: 'Hexagon bolt',
    category: 'fasteners',
    standard: 'ISO 4017',
  })
  await addSize('M8 x 40', 8, 40, { price: 0.4 })
  await addSize('M8 x 45', 8, 45, { price: 0.5 })
  await addSize('M10 x 40', 10, 40, { price: 0.6, available: 0 })
  await shop.addProduct({ productname: 'Claw hammer', category: 'hand-tools', sku: 'H-1' })
})
afterAll(() => shop.close())

async function addSize(size: string, thread: number, length: number, fields: object = {}) {
  return shop.addProduct({
    productname: `Hex Bolt ${size}`,
    sku: `HB-${size.replaceAll(' ', '').toUpperCase()}`,
    family: 'hex-bolts',
    standard: 'ISO 4017',
    material: 'Steel, strength class 8.8',
    size,
    dimensions: [
      { symbol: 'd', name: 'Thread', value: thread, unit: 'mm' },
      { symbol: 'l', name: 'Length', value: length, unit: 'mm' },
    ],
    ...fields,
  })
}

async function search(query: string) {
  const { status, body } = await shop.newVisitor().send('GET', `/search?${query}`)
  expect(status).toBe(200)
  return searchAnswer.parse(body)
}

describe('GET /search', () => {
  test('lists a family once, with how many of its sizes fit', async () => {
    const { hits, total, sizes } = await search('q=bolt')
    expect(hits.map(({ product, matches, isSize }) => [product.name, matches, isSize])).toEqual([
      ['Hex Bolt M8 x 40', 3, false],
    ])
    expect({ total, sizes }).toEqual({ total: 1, sizes: 3 })
  })

  test('answers with the size itself where the query names it', async () => {
    const { hits } = await search('q=hex%20bolt%20M8x45')
    expect(hits.map(({ product, isSize }) => [product.name, isSize])).toEqual([['Hex Bolt M8 x 45', true]])
  })

  test('counts the places of chips in composed letters, however they were typed', async () => {
    const { understood } = await search(
      `q=${encodeURIComponent('Sechskant-Flügelmutter M8'.normalize('NFD'))}`,
    )
    expect(understood.at(-1)).toMatchObject({ text: 'M8', start: 23, end: 25 })
  })

  test('shows what was edited to whoever edited it, at once', async () => {
    const added = await addSize('M12 x 50', 12, 50)
    expect((await search('q=HB-M12X50')).hits.map(({ product }) => product._id)).toEqual([added._id])
  })
})

test('GET /suggest answers with the family for half of its name', async () => {
  const { body } = await shop.newVisitor().send('GET', '/suggest?q=hex')
  expect(z.array(suggestion).parse(body)[0]).toMatchObject({ kind: 'family', text: 'Hexagon bolt' })
})

test('GET /suggest and GET /facets call a category by the name of its page', async () => {
  await shop.addProduct({ productname: 'Knee joint', category: 'brackets' })
  const { body: suggestions } = await shop.newVisitor().send('GET', '/suggest?q=hinges')
  expect(z.array(suggestion).parse(suggestions)[0]).toMatchObject({ text: categoryNames.brackets })
  const { body: facets } = await shop.newVisitor().send('GET', '/facets?category=brackets')
  expect(facetsAnswer.parse(facets).facets[0]?.values.map(({ label }) => label)).toContain(
    categoryNames.brackets,
  )
})

test('GET /search says what is not made, with the nearest sizes, and what to try instead', async () => {
  const { missing, understood } = await search('q=hexagon%20bolt%20M8x42')
  expect(missing?.nearest.map(({ size }) => size)).toEqual(['M8 x 40', 'M8 x 45'])
  expect(understood.map(({ isFound }) => isFound)).toEqual([true, false])
  expect((await search('q=claw%20hammer%20M8x40')).instead).toContain('claw hammer')
})

test('GET /search says that a bearing is not made, with the nearest ones of its series and seal', async () => {
  await shop.admin.send('POST', '/family', { id: 'bearings', name: 'Ball bearing', category: 'bearings' })
  for (const [size, seal] of [
    ['6204', '2RS'],
    ['6206', 'ZZ'],
    ['6208', '2RS'],
    ['6309', '2RS'],
  ] as const)
    await shop.addProduct({
      productname: `Ball bearing ${size}-${seal}`,
      category: 'bearings',
      family: 'bearings',
      size,
      grade: seal,
    })
  const nearest = async (q: string) => {
    const { missing } = await search(`q=${q}`)
    return missing && [missing.asked, ...missing.nearest.map(({ name }) => name)]
  }
  expect(await nearest('SKF%206205-2RS')).toEqual(['6205', 'Ball bearing 6204-2RS', 'Ball bearing 6208-2RS'])
  expect(await nearest('6299')).toEqual(['6299', 'Ball bearing 6208-2RS'])
  expect(await nearest('6204-2RS')).toBeNull()
  // Made, but not sealed.
  expect(await nearest('6206-2RS')).toBeNull()
})

test.each([
  ['zzyzx hammer', [false, true], [false, true]],
  ['hammer bolt', [true, false], [true, true]],
])(
  'GET /search?q=%s tells a word that nothing fits from one that nothing fits with the rest',
  async (q, found, alone) => {
    const { understood } = await search(new URLSearchParams({ q }).toString())
    expect(understood.map(({ isFound }) => isFound)).toEqual(found)
    expect(understood.map(({ isFoundAlone }) => isFoundAlone)).toEqual(alone)
  },
)

test('GET /family/{id}/table answers 404 for an unknown family', async () => {
  expect(await shop.newVisitor().send('GET', '/family/unknown/table')).toMatchObject({ status: 404 })
})

test('GET /family/{id}/table lists the sizes of a family by their dimensions, narrowed and sorted as asked', async () => {
  const { body } = await shop.newVisitor().send('GET', '/family/hex-bolts/table?q=M10&sort=-price')
  expect(familyTable.parse(body).rows[0]).toMatchObject({ size: 'M10 x 40', values: [10, 40], available: 0 })
})
