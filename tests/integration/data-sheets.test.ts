import { afterAll, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { dataSheetPath, printedDrawingPath } from '#contract/catalog/data-sheets.ts'
import { ratedProduct } from '#contract/reviews/reviews.ts'
import { limitQueue } from '#server/drawings/queue.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const visitor = shop.newVisitor()

const mm = (values: Record<string, number>) =>
  Object.entries(values).map(([symbol, value]) => ({ symbol, name: `The ${symbol}`, value, unit: 'mm' }))
const BOLT = { d: 9.525, l: 38.1, P: 1.5875, C: 8.8, s: 14.2875, k: 5.9531 }

async function addPart(
  fields: Parameters<typeof shop.addProduct>[0] = {},
  model: string | null = 'hex-bolt',
): Promise<Product> {
  const { _id } = await shop.addProduct({ dimensions: mm(BOLT), ...fields })
  await shop.database.pool.query('update products set model = $2 where id = $1', [_id, model])
  return shop.readProduct(_id)
}

async function read(path: string) {
  const { status, headers, ...answer } = await visitor.fetch(path).then(async found => ({
    status: found.status,
    headers: found.headers,
    bytes: new Uint8Array(await found.arrayBuffer()),
  }))
  const named = ['content-type', 'content-disposition', 'cache-control'].map(name => headers.get(name))
  return { status, headers: named, bytes: answer.bytes, text: readPdf(answer.bytes).replaceAll(/\s+/g, ' ') }
}

/** As a page has it. */
const readRated = async ({ _id }: { _id: string }) =>
  ratedProduct.parse((await visitor.send('GET', `/service/${_id}`)).body)

const pagesOf = (text: string) => text.match(/Page \d+ of \d+/g)

test('a data sheet says on one page what a part is, in inches first where its standard is, and no price', async () => {
  const bolt = await addPart({
    productname: 'An inch bolt',
    sku: 'PH-INCH/1',
    standard: 'ASME B18.2.1',
    material: 'Steel, grade 5',
    description: 'Tightening torque 54 N·m.',
    weight: 26.7,
    price: 12.34,
    min: 20,
    step: 10,
    available: 400,
  })
  const known = { dimensionSource: 'our own design', customsCode: '73181588', countryOfOrigin: 'DE' }
  await shop.admin.send('PATCH', `/product/${bolt._id}`, known, { 'if-match': '*' })
  const { status, headers, bytes, text } = await read(dataSheetPath(await readRated(bolt)))
  expect(status).toBe(200)
  expect(headers).toEqual([
    'application/pdf',
    'inline; filename="PH-INCH-1-data-sheet.pdf"',
    'public, max-age=86400',
  ])
  expect(bytes.length).toBeLessThan(100_000)
  for (const words of [
    'An inch bolt',
    'ASME B18.2.1 · PH-INCH/1',
    'The d 3/8" 9.53 mm',
    'The s 9/16" 14.29 mm',
    'Material Steel, grade 5',
    'Mass of a piece 26.7 g',
    'Minimum order 20 pieces',
    'Sold in packs of 10',
    'Customs code 7318 15 88',
    'Country of origin Germany',
    'RoHS to be confirmed',
    'REACH to be confirmed',
    'Source of dimensions our own design',
    'Tightening torque 54 N·m.',
    '/parts/fasteners/PH-INCH%2F1',
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/As of \d+ \w+ \d{4}/)
  expect(text).not.toMatch(/12\.34|€/)
  // The views are drawn, and named for who does not see them.
  expect(text).toContain('38.1')
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Alt \(Dimensioned drawing of An inch bolt/)
  expect(pagesOf(text)).toEqual(['Page 1 of 1'])
})

test('what nobody has confirmed of a part is to be confirmed, also on the data sheet of one without a drawing', async () => {
  const plain = await addPart({ dimensions: mm({ a: 5 }) }, null)
  const { text } = await read(dataSheetPath(plain))
  expect(text).toContain('Mass of a piece to be confirmed')
  expect(text).toContain('Customs code to be confirmed')
  expect(text).toContain('Country of origin to be confirmed')
  expect(text).toContain('Source of dimensions not confirmed')
})

test('the longest that an owner can write stays on one page', async () => {
  const long = (length: number) => 'Wide words '.repeat(40).slice(0, length).trim()
  const dimensions = Array.from({ length: 30 }, (_, at) => ({
    symbol: Object.keys(BOLT)[at] ?? `symbol-${at}`,
    name: long(60),
    value: 123_456.789 + at,
    unit: 'mm',
  }))
  const crowded = await addPart({
    productname: long(120),
    material: long(120),
    finish: long(120),
    description: long(400).repeat(9),
    dimensions,
  })
  const { text } = await read(dataSheetPath(crowded))
  for (const { symbol } of dimensions) expect(text).toContain(symbol)
  expect(text).toContain(' …')
  expect(pagesOf(text)).toEqual(['Page 1 of 1'])
})

test('a data sheet is not to be kept under the address of what a part was, nor found of none, or in another format', async () => {
  const bolt = await addPart()
  const change = { description: 'Another one.' }
  await shop.admin.send('PATCH', `/product/${bolt._id}`, change, { 'if-match': '*' })
  const { headers, text } = await read(dataSheetPath(bolt))
  expect(headers.at(-1)).toBe('no-cache')
  expect(text).toContain(change.description)
  expectProblem(await visitor.send('GET', dataSheetPath(bolt).replace('.pdf', '.svg')), 404)
  expectProblem(await visitor.send('GET', '/data-sheets/none/1.pdf'), 404)
})

test('a drawing is printed on one lying A4 page, in lines and letters, with mass, scale and day in its title block', async () => {
  const known = {
    productname: 'A printed bolt',
    sku: 'PH-PRINT',
    material: 'Steel 8.8',
    finish: 'Zinc-plated',
  }
  const bolt = await addPart({ ...known, weight: 26.7 })
  const { status, headers, bytes, text } = await read(printedDrawingPath(bolt))
  expect([status, ...headers]).toEqual([
    200,
    'application/pdf',
    'inline; filename="PH-PRINT-drawing.pdf"',
    'public, max-age=86400',
  ])
  const words = 'A printed bolt|PH-PRINT|Steel 8.8|Zinc-plated|Mass 26.7 g|not confirmed|Scale 2:1'.split('|')
  for (const each of words) expect(text).toContain(each)
  expect(text).toMatch(/As of \d{4}-\d\d-\d\d/)
  const file = Buffer.from(bytes).toString('latin1')
  expect(file).toContain('/MediaBox [0 0 841.89 595.28]')
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(file).not.toContain('/Subtype /Image')
  expect(file).toMatch(/\/Alt \(Dimensioned drawing of A printed bolt/)
  await shop.admin.send('PATCH', `/product/${bolt._id}`, { weight: 27 }, { 'if-match': '*' })
  const now = await read(printedDrawingPath(bolt))
  expect([now.headers.at(-1), now.text]).toEqual(['no-cache', expect.stringContaining('Mass 27 g')])
  expectProblem(await visitor.send('GET', printedDrawingPath(await addPart({}, null))), 404)
})

test('too many data sheets waited for are refused: 429 for those of one network, 503 for those of all', async () => {
  const waiting: (() => void)[] = []
  const make = () => new Promise<Uint8Array>(resolve => waiting.push(() => resolve(new Uint8Array(1))))
  const ask = limitQueue({ make, has: () => false, close: async () => {} }, { ofVisitor: 1, inAll: 2 })
  const made = [ask({ a: 1 }, 'one'), ask({ a: 2 }, 'two')]
  expect(await ask({ a: 3 }, 'one')).toBe('ofVisitor')
  expect(await ask({ a: 3 }, 'three')).toBe('inAll')
  for (const end of waiting) end()
  expect((await Promise.all(made)).map(file => file.length)).toEqual([1, 1])
  const next = ask({ a: 3 }, 'one')
  waiting.at(-1)?.()
  expect(await next).toHaveLength(1)
})
