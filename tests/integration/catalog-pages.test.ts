import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { product } from '#contract/catalog/catalog.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const visitor = shop.newVisitor()

const shelf = [
  {
    productname: 'Hex bolt',
    price: 2,
    category: 'fasteners',
    description: 'Zinc plated bolts for beams.',
    sku: 'PH-4017-M10X40',
    standard: 'ISO 4017',
    material: 'Steel, strength class 8.8',
  },
  { productname: 'Angle grinder', price: 89.9, category: 'fasteners', description: 'For cutting steel.' },
  { productname: 'Drum belt', price: 12.5, category: 'brackets', description: 'For washing machines.' },
  { productname: 'Door seal', price: 12.5, category: 'brackets', description: 'For fridges.', available: 0 },
  {
    productname: 'Container lock',
    price: 45,
    category: 'shipping',
    description: 'Hardened steel bolt inside.',
  },
  { productname: 'Pallet jack', price: 299, category: 'shipping', min: 50, available: 60 },
  { productname: 'Cable tie', price: 12.5, category: 'fasteners', description: 'Nylon.' },
]
for (const fields of shelf) await shop.addProduct(fields)
// Booked down to fewer pieces than its minimum order: in stock, but not orderable.
const buyer = await shop.signUp({ isConfirmed: true })
const [jack] = await ask('q=jack')
if (jack) await shop.book(buyer, jack, 50)

async function ask(query: string) {
  const answer = await visitor.send('GET', `/service?${query}`)
  expect(answer).toMatchObject({ status: 200 })
  return z.array(product).parse(answer.body)
}
const namesOf = async (query: string) => (await ask(query)).map(({ name }) => name)

describe('GET /service with filters', () => {
  test.each([
    // What a description says counts where no name says it.
    ['q=bolt', ['Hex bolt']],
    ['q=BOLTS', ['Hex bolt']],
    ['q=beams', ['Hex bolt']],
    ['q=bolt+hex', ['Hex bolt']],
    ['q=hxe+bolt', ['Hex bolt']],
    ['q=hardened+bol', ['Container lock']],
    ['q=grin', ['Angle grinder']],
    ['q=nothing+like+it', []],
    ['q=%21%26%7C%3A%2A', []],
    ['q=PH-4017-M10X40', ['Hex bolt']],
    ['q=ph-40', ['Hex bolt']],
    ['q=m10x40', ['Hex bolt']],
    ['q=ISO+4017', ['Hex bolt']],
    ['q=iso4017', ['Hex bolt']],
    ['q=8.8', ['Hex bolt']],
    ['q=strength+class', ['Hex bolt']],
    ['category=brackets', ['Door seal', 'Drum belt']],
    ['min_price=45&max_price=89.90', ['Container lock', 'Angle grinder']],
    ['max_price=2', ['Hex bolt']],
    ['min_price=2.01&max_price=12.49', []],
    ['in_stock=false', ['Pallet jack', 'Door seal']],
    ['in_stock=true&category=brackets', ['Drum belt']],
    ['q=bolt&category=shipping&in_stock=true', ['Container lock']],
  ])('answers ?%s with %j', async (query, names) => {
    expect(await namesOf(query)).toEqual(names)
  })

  test.each([
    ['newest', shelf.map(({ productname }) => productname).toReversed()],
    [
      'name',
      ['Angle grinder', 'Cable tie', 'Container lock', 'Door seal', 'Drum belt', 'Hex bolt', 'Pallet jack'],
    ],
  ])('sorts by %s', async (sort, names) => {
    expect(await namesOf(`sort=${sort}`)).toEqual(names)
  })

  test('sorts by price both ways, with equal prices in opposite orders', async () => {
    const rising = await ask('sort=price')
    expect(rising.map(({ price }) => price)).toEqual([2, 12.5, 12.5, 12.5, 45, 89.9, 299])
    expect(await ask('sort=-price')).toEqual(rising.toReversed())
  })

  test.each([
    ['category=garden', 'category'],
    ['sort=cheapest', 'sort'],
    ['min_price=abc', 'min_price'],
    ['max_price=-1', 'max_price'],
    ['max_price=1.999', 'max_price'],
    ['in_stock=perhaps', 'in_stock'],
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=1.5', 'limit'],
    ['cursor=%00', 'cursor'],
    ['cursor=%27--', 'cursor'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=%00', 'q'],
  ])('answers 422 to ?%s, naming %s', async (query, field) => {
    expectProblem(await visitor.send('GET', `/service?${query}`), 422, [field])
  })

  test('never fails, whatever is searched for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }), async q => {
        const { status } = await visitor.send('GET', `/service?${new URLSearchParams({ q })}`)
        expect([200, 422]).toContain(status)
      }),
      { numRuns: 150 },
    )
  })
})

describe('GET /service in pages', () => {
  test.each([
    ...['newest', 'price', '-price', 'name'].flatMap(sort =>
      [1, 2, 3, 7, 8].map(limit => `sort=${sort}&limit=${limit}`),
    ),
    'category=fasteners&limit=2',
    'q=bolt&limit=1',
    'in_stock=true&sort=price&limit=2',
  ])('?%s leads by Link through all matches, without gaps or repeats', async query => {
    const unlimited = await ask(query.replace(/&?limit=\d+/, ''))
    const limit = Number(/limit=(\d+)/.exec(query)?.[1])
    const seen: unknown[] = []
    let next: string | undefined = `/service?${query}`
    while (next !== undefined) {
      const { headers, body } = await visitor.send('GET', next)
      expect(headers.get('x-total-count')).toBe(String(unlimited.length))
      const page = z.array(product).parse(body)
      expect(page.length).toBe(Math.min(limit, unlimited.length - seen.length))
      seen.push(...page)
      next = /^<(\/service\?[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(unlimited)
  })

  test('answers an empty page to a cursor that no page issued', async () => {
    expect(await ask('limit=3&cursor=0190')).toEqual([])
  })

  test('continues where it left off when a product was added in between', async () => {
    const { headers } = await visitor.send('GET', '/service?limit=3')
    const before = await ask('')
    await shop.addProduct({ productname: 'Newcomer', price: 12.5 })
    const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? ''
    const { body } = await visitor.send('GET', next)
    expect(body).toEqual(before.slice(3, 6))
  })
})

test('unknown parameters, their order and the Host do not change the answer or its ETag', async () => {
  const { body, headers } = await visitor.send('GET', '/service?limit=2&category=fasteners')
  const again = await visitor.send('GET', '/service?utm_source=x&category=fasteners&limit=2', undefined, {
    host: 'other.example',
    'if-none-match': headers.get('etag') ?? '',
  })
  expect(again).toMatchObject({ status: 304 })
  const invented = await visitor.send('GET', '/service?limit=2&category=fasteners&a=1&b=2')
  expect(invented.body).toEqual(body)
  expect(invented.headers.get('link')).toBe(headers.get('link'))
})
