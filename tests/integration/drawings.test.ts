import { afterAll, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { drawingPath } from '#contract/catalog/drawings.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const visitor = shop.newVisitor()

const mm = (values: Record<string, number>) =>
  Object.entries(values).map(([symbol, value]) => ({ symbol, name: `The ${symbol}`, value, unit: 'mm' }))
const BOLT = { d: 10, l: 40, P: 1.5, C: 8.8, s: 16, k: 6.4 }
const SPRING = { d: 3, De: 25, n: 6.5, L0: 60, R: 11.9, Ln: 30, Fn: 357 }

/** Adds a product of this shape, which only those that the shop came with have, and their further sizes. */
async function addPart(
  model: string | null,
  dimensions: Product['dimensions'],
  fields: Parameters<typeof shop.addProduct>[0] = {},
): Promise<Product> {
  const { _id } = await shop.addProduct({ ...fields, dimensions })
  await shop.database.pool.query('update products set model = $2 where id = $1', [_id, model])
  return shop.readProduct(_id)
}

async function read(product: Product, format: 'svg' | 'dxf' = 'svg') {
  const answer = await visitor.fetch(drawingPath(product, format))
  const { status, headers } = answer
  return {
    status,
    type: headers.get('content-type'),
    kept: headers.get('cache-control'),
    text: await answer.text(),
  }
}

test('a drawing is answered as SVG and as DXF, to be kept for a day under an address that says what is drawn', async () => {
  const bolt = await addPart('hex-bolt', mm(BOLT), { productname: 'A bolt' })
  const svg = await read(bolt)
  expect(svg).toMatchObject({
    status: 200,
    type: 'image/svg+xml; charset=utf-8',
    kept: 'public, max-age=86400',
  })
  expect(svg.text).toMatch(/^<svg [^>]*>.*Dimensioned drawing of A bolt.*The l l: 40\smm.*<\/svg>$/s)
  const dxf = await read(bolt, 'dxf')
  expect(dxf).toMatchObject({
    status: 200,
    type: 'image/vnd.dxf; charset=utf-8',
    kept: 'public, max-age=86400',
  })
  expect(dxf.text).toContain('\r\nM10 x 1.5\r\n')
})

test('a drawing says whose table its dimensions are of, and that they are not confirmed where nobody is named', async () => {
  const bolt = await addPart('hex-bolt', mm(BOLT))
  expect((await read(bolt)).text).toMatch(/Source of dimensions: not confirmed\..*>not confirmed</s)
  const change = { dimensionSource: 'our own design' }
  await shop.admin.send('PATCH', `/product/${bolt._id}`, change, { 'if-match': '*' })
  const own = await shop.readProduct(bolt._id)
  expect(own).toMatchObject(change)
  expect((await read(own)).text).toMatch(/Source of dimensions: our own design\..*>our own design</s)
  expect((await read(own, 'dxf')).text).toContain('\r\nour own design\r\n')
})

test('a product that was changed has another address, and is not to be kept under the one before', async () => {
  const bolt = await addPart('hex-bolt', mm(BOLT))
  const dimensions = mm({ ...BOLT, l: 60 })
  await shop.admin.send('PATCH', `/product/${bolt._id}`, { dimensions }, { 'if-match': '*' })
  expect(await read(bolt)).toMatchObject({ kept: 'no-cache', text: expect.stringMatching(/The l l: 60\smm/) })
  expect(await read({ ...bolt, dimensions })).toMatchObject({ kept: 'public, max-age=86400' })
})

test('what an owner has written stands in the drawing as words, whatever it is', async () => {
  const words = `</text></svg><script>alert(1)</script>"'&amp;`
  const dimensions = mm(BOLT).map(each => ({ ...each, name: words }))
  const bolt = await addPart('hex-bolt', dimensions, { productname: words, standard: words, material: words })
  const { text } = await read(bolt)
  expect(text.match(/<script|<\/svg>|alert\(1\)"/g)).toEqual(['</svg>'])
  expect(text).toContain(`&lt;script&gt;alert(1)&lt;/script&gt;&quot;'&amp;amp;`)
})

test('a size whose drawing would take all memory has none, and the others are drawn', async () => {
  const endless = await addPart('compression-spring', mm({ ...SPRING, n: 5_000 }))
  const spring = await addPart('compression-spring', mm(SPRING))
  const [refused, drawn] = await Promise.all([visitor.send('GET', drawingPath(endless, 'svg')), read(spring)])
  expectProblem(refused, 404)
  expect(drawn).toMatchObject({ status: 200 })
  expect(shop.faults.splice(0).length).toBeGreaterThan(0)
  expect(await read(await addPart('hex-bolt', mm(BOLT)))).toMatchObject({ status: 200 })
})

test.each([
  ['without a shape', null, BOLT],
  ['of a shape that is not known', 'perpetuum-mobile', BOLT],
  ['with too few dimensions', 'hex-bolt', { d: 10 }],
])('a product %s has no drawing', async (_, model, dimensions) => {
  const product = await addPart(model, mm(dimensions))
  expectProblem(await visitor.send('GET', drawingPath(product, 'svg')), 404)
})

test.each(['/drawings/nothing/0.svg', '/drawings/%00/0.svg'])('GET %s answers 404', async path => {
  expectProblem(await visitor.send('GET', path), 404)
})

test('a drawing is not answered in other formats', async () => {
  const bolt = await addPart('hex-bolt', mm(BOLT))
  expectProblem(await visitor.send('GET', drawingPath(bolt, 'svg').replace('.svg', '.png')), 404)
})
