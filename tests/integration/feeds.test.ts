import { SaxesParser } from 'saxes'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ratedProduct } from '#contract/reviews/reviews.ts'
import { describeProduct } from '../../src/web/ui/product/facts/structured-data.ts'
import { type Element, readXml, select, textOf } from '../support/invoice-rules/tree.ts'
import { expectProblem } from '../support/problems.ts'
import { ORIGIN, openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { admin } = shop

const image = '/catalogue/bolt-640.webp'
await admin.send('POST', '/family', {
  id: 'hex-keys',
  name: 'Hex key',
  category: 'hand-tools',
  kind: 'hex-keys',
})
const bolt = await shop.addProduct({
  productname: 'Bolt <M8> & "nut"',
  sku: 'B/M8',
  description: 'First line.\u0007\nSecond & last, ]]> > 5 mm.',
  image,
  price: 0.2,
  min: 25,
  step: 25,
  tiers: [
    { from: 100, price: 0.18 },
    { from: 1000, price: 0.15 },
  ],
  weight: 18.8,
  standard: 'ISO 4017',
  material: 'Steel',
  dimensions: [{ symbol: 'd', name: 'Thread', value: 8, unit: 'mm' }],
})
const key = await shop.addProduct({
  image,
  category: 'hand-tools',
  family: 'hex-keys',
  size: '6',
  price: 3.5,
  available: 0,
})
const drawn = await shop.addProduct({ image: '/no-picture.svg' })
const gone = await shop.addProduct({ image })
await admin.send('PATCH', `/product/${gone._id}`, { archived: true }, { 'if-match': '*' })
// They are many in the list only if they are read in more than one batch.
const many = 501
for (const row of Array.from({ length: many }, (_, index) => index))
  await shop.database.pool.query(
    `insert into products (id, name, image, price_cents, min_quantity, available, category, description)
     values ($1, $2, $3, 100, 1, 5, 'springs', 'One of many')`,
    [`many-${row}`, `Spring ${row}`, image],
  )

const MERCHANT = '/feeds/google-merchant.xml'
const BMECAT = '/feeds/bmecat.xml'

/** Fetches from an address of its own: feeds are counted by it. */
const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  shop.newVisitor().send('GET', path, undefined, headers)

async function readFeed(path: string): Promise<Element> {
  const answer = await fetchFeed(path)
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = String(answer.body)
  // It is well-formed, whatever it says.
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => {
    throw error
  })
  parser.write(text)
  parser.close()
  return readXml(text)
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const wordOf = (element: Element, path: string) => unescaped(textOf(element, path))
const namesOf = (element: Element) => element.children.map(({ name }) => name)

/** Google's rules, of what the shop sends: https://support.google.com/merchants/answer/7052112 */
const rules: Readonly<Record<string, RegExp>> = {
  id: /^.{1,50}$/u,
  title: /^.{1,150}$/u,
  description: /^[^]{1,5000}$/u,
  link: /^https?:\/\/\S+$/,
  image_link: /^https?:\/\/\S+\.(webp|jpg|jpeg|png)$/,
  availability: /^(in_stock|out_of_stock)$/,
  price: /^\d+\.\d\d EUR$/,
  condition: /^new$/,
  brand: /^.{1,70}$/u,
}
const optionalRules: Readonly<Record<string, RegExp>> = {
  mpn: /^.{1,70}$/u,
  identifier_exists: /^no$/,
  product_type: /^.{1,750}$/u,
  item_group_id: /^.{1,50}$/,
  size: /^.{1,100}$/u,
  material: /^.{1,200}$/u,
  shipping_weight: /^\d+(\.\d)? g$/,
  unit_pricing_measure: /^\d+ ct$/,
  unit_pricing_base_measure: /^1 ct$/,
}

const offered = z.object({
  offers: z.object({ price: z.string(), availability: z.string(), url: z.string() }),
})

describe(`GET ${MERCHANT}`, () => {
  test('has each size on sale that has a picture, by the rules of Google', async () => {
    const items = select(await readFeed(MERCHANT), 'channel/item')
    const ids = items.map(item => textOf(item, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(many + 2)
    expect(ids).toEqual(expect.arrayContaining([bolt._id, key._id]))
    expect(ids).not.toContain(drawn._id)
    for (const item of items) {
      const names = namesOf(item)
      expect(names).toEqual(expect.arrayContaining(Object.keys(rules)))
      for (const name of names)
        expect(wordOf(item, name)).toMatch(rules[name] ?? optionalRules[name] ?? /no rule/)
      expect(names.includes('mpn')).toBe(!names.includes('identifier_exists'))
    }
  })

  test('says of each what its page says, at the price of the fewest pieces that can be ordered', async () => {
    const items = select(await readFeed(MERCHANT), 'channel/item')
    for (const { _id } of [bolt, key]) {
      const item = items.find(each => textOf(each, 'id') === _id)
      if (!item) throw new Error('it is in the feed')
      const product = ratedProduct.parse((await admin.send('GET', `/service/${_id}`)).body)
      const path = new URL(wordOf(item, 'link')).pathname
      const { offers } = offered.parse(describeProduct(ORIGIN, { product, path, brand: '', reviews: [] }))
      expect(wordOf(item, 'title')).toBe(product.name)
      expect(wordOf(item, 'price')).toBe(`${Number(offers.price).toFixed(2)} EUR`)
      expect(offers.availability.endsWith('/InStock')).toBe(textOf(item, 'availability') === 'in_stock')
      expect(wordOf(item, 'link')).toBe(offers.url)
    }
    const [first, second] = [bolt, key].map(({ _id }) => items.find(each => textOf(each, 'id') === _id))
    if (!first || !second) throw new Error('they are in the feed')
    expect(wordOf(first, 'price')).toBe('5.00 EUR')
    expect(wordOf(first, 'unit_pricing_measure')).toBe('25 ct')
    expect(wordOf(first, 'shipping_weight')).toBe('470 g')
    expect(wordOf(first, 'link')).toBe(`${ORIGIN}/parts/fasteners/B%2FM8`)
    expect(wordOf(first, 'description')).toBe('First line. \nSecond & last, ]]> > 5 mm.')
    expect(wordOf(second, 'product_type')).toMatch(/^Hand tools > .* > Hex key$/)
    expect(wordOf(second, 'item_group_id')).toBe('hex-keys')
    expect(wordOf(second, 'availability')).toBe('out_of_stock')
  })
})

describe(`GET ${BMECAT}`, () => {
  test('is a new catalogue with each product in the order of the schema, and its prices by quantity', async () => {
    const root = await readFeed(BMECAT)
    expect(root).toMatchObject({ name: 'BMECAT', attributes: { version: '2005' } })
    expect(namesOf(root)).toEqual(['HEADER', 'T_NEW_CATALOG'])
    const products = select(root, 'T_NEW_CATALOG/PRODUCT')
    expect(products).toHaveLength(many + 3)
    const order = [
      'SUPPLIER_PID',
      'PRODUCT_DETAILS',
      'PRODUCT_FEATURES',
      'PRODUCT_ORDER_DETAILS',
      'PRODUCT_PRICE_DETAILS',
      'MIME_INFO',
      'PRODUCT_LOGISTIC_DETAILS',
    ]
    for (const product of products) {
      const names = namesOf(product)
      expect(names).toEqual(order.filter(name => names.includes(name)))
      for (const name of [order[0], order[1], order[3], order[4]]) expect(names).toContain(name)
      expect(wordOf(product, 'SUPPLIER_PID')).toMatch(/^.{1,32}$/u)
      expect(wordOf(product, 'PRODUCT_DETAILS/DESCRIPTION_SHORT')).toMatch(/^.{1,150}$/u)
      for (const price of select(product, 'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE'))
        expect(namesOf(price)).toEqual(['PRICE_AMOUNT', 'PRICE_CURRENCY', 'TAX', 'LOWER_BOUND'])
    }
    const found = products.find(each => textOf(each, 'SUPPLIER_PID') === 'B/M8')
    if (!found) throw new Error('it is in the catalogue')
    const shown = ratedProduct.parse((await admin.send('GET', `/service/${bolt._id}`)).body)
    const prices = select(found, 'PRODUCT_PRICE_DETAILS/PRODUCT_PRICE')
    expect(
      prices.map(each => [Number(textOf(each, 'LOWER_BOUND')), Number(textOf(each, 'PRICE_AMOUNT'))]),
    ).toEqual([[25, shown.price], ...shown.tiers.map(({ from, price }) => [from, price])])
    expect(prices.map(each => [each.attributes.price_type, textOf(each, 'TAX')])).toEqual(
      prices.map(() => ['gros_list', '0.19']),
    )
    const features = select(found, 'PRODUCT_FEATURES/FEATURE').map(each => [
      textOf(each, 'FNAME'),
      textOf(each, 'FVALUE'),
      textOf(each, 'FUNIT'),
    ])
    expect(features).toEqual([
      ['Standard', 'ISO 4017', ''],
      ['Material', 'Steel', ''],
      ['Thread', '8', 'MMT'],
    ])
    expect(textOf(found, 'PRODUCT_ORDER_DETAILS/QUANTITY_INTERVAL')).toBe('25')
    expect(textOf(found, 'PRODUCT_LOGISTIC_DETAILS/PRODUCT_DIMENSIONS/WEIGHT')).toBe('0.0188')
    expect(wordOf(found, 'MIME_INFO/MIME/MIME_SOURCE')).toBe(ORIGIN + image)
    expect(wordOf(found, 'PRODUCT_DETAILS/DESCRIPTION_SHORT')).toBe('Bolt <M8> & "nut"')
    const keywords = select(found, 'PRODUCT_DETAILS/KEYWORD').map(({ text }) => text)
    expect(keywords).toEqual(['Fasteners', 'ISO 4017', 'Steel'])
  })
})

test.each([MERCHANT, BMECAT])(
  'GET %s answers 304 until something of a product changes, its stock or its family',
  async path => {
    const tag = async () => (await fetchFeed(path)).headers.get('etag') ?? ''
    const first = await tag()
    expect(await fetchFeed(path, { 'if-none-match': first })).toMatchObject({ status: 304, body: undefined })
    const customer = await shop.signUp()
    const changes = [
      () => shop.book(customer, bolt, 25),
      () => admin.send('PATCH', '/family/hex-keys', { name: `Hex key of ${path}` }, { 'if-match': '*' }),
      () => admin.send('PATCH', `/product/${key._id}`, { price: path.length }, { 'if-match': '*' }),
    ]
    const seen = new Set([first])
    for (const change of changes) {
      await change()
      const now = await tag()
      expect(seen).not.toContain(now)
      expect(await fetchFeed(path, { 'if-none-match': first })).toMatchObject({ status: 200 })
      seen.add(now)
    }
  },
)

test('a feed says when it last changed once nothing before that can still come, and answers whoever asks by it', async () => {
  const { headers } = await fetchFeed(MERCHANT)
  expect(headers.get('last-modified')).toBeNull()
  await shop.database.pool.query(
    `update product_changes set changed_at = '2026-03-31T12:00:00.5Z' where changed_at > '2026-03-31T12:00:00.5Z'`,
  )
  const at = 'Tue, 31 Mar 2026 12:00:00 GMT'
  const settled = await fetchFeed(MERCHANT)
  expect(settled.headers.get('last-modified')).toBe(at)
  expect(await fetchFeed(MERCHANT, { 'if-modified-since': at })).toMatchObject({ status: 304 })
  const before = 'Tue, 31 Mar 2026 11:59:59 GMT'
  expect(await fetchFeed(MERCHANT, { 'if-modified-since': before })).toMatchObject({ status: 200 })
  const etag = settled.headers.get('etag') ?? ''
  expect(await fetchFeed(MERCHANT, { 'if-none-match': '"other"', 'if-modified-since': at })).toMatchObject({
    status: 200,
  })
  expect(await fetchFeed(MERCHANT, { 'if-none-match': `"other", ${etag}` })).toMatchObject({ status: 304 })
})

test('one address fetches ten feeds in ten minutes', async () => {
  const visitor = shop.newVisitor()
  for (let place = 0; place < 10; place += 1)
    expect(await visitor.send('GET', place % 2 ? MERCHANT : BMECAT)).toMatchObject({ status: 200 })
  const refused = await visitor.send('GET', BMECAT)
  expectProblem(refused, 429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await fetchFeed(BMECAT)).toMatchObject({ status: 200 })
})
