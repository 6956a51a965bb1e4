import { streamXlsxRows } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const HEAD =
  '"Position","SKU","Own number","Name","Standard","Quantity","Mass each [g]","Mass [g]","Customs code","Customs code, to be confirmed","Origin","Net price each [EUR]","Net price [EUR]","Availability"'

async function read(caller: Pick<Person, 'fetch'>, path: string, init?: RequestInit): Promise<string[]> {
  const answer = await caller.fetch(path, init)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="bill-of-materials.csv"')
  return (await answer.text()).trimEnd().split('\r\n')
}

const post = (lines: readonly object[]) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ lines }),
})

const [bolt, nut, washer] = [
  await shop.addProduct({
    productname: '=1+1',
    sku: 'BOM-1',
    price: 0.4,
    weight: 12.5,
    standard: 'ISO 4017',
  }),
  await shop.addProduct({ productname: 'Nut', sku: 'BOM-2', price: 0.11, min: 10, available: 500 }),
  await shop.addProduct({ productname: 'Washer', sku: 'BOM-3', price: 1, weight: 0.1, available: 7 }),
]
const known = { customsCode: '73181588', countryOfOrigin: 'DE' }
await shop.admin.send('PATCH', `/product/${bolt._id}`, known, { 'if-match': '*' })

const lines = [
  { product: bolt._id, quantity: 3 },
  { product: nut._id, quantity: 4 },
  { product: washer._id, quantity: 9 },
]
/** How each line begins, by whom nothing is called otherwise. */
const rowsWith = (own: string) => [
  `1,"BOM-1",${own},"'=1+1","ISO 4017",3,12.5,37.5,"7318 15 88",,"DE",0.3361,1.01,"in stock"`,
  '2,"BOM-2",,"Nut",,4,,,,,,0.0924,0.37,"in stock, from 10 pieces"',
  '3,"BOM-3",,"Washer",,9,0.1,0.9,,,,0.8403,7.56,"7 in stock"',
  ',,,"Total, without the mass of 1 of 3 lines",,,,38.4,,,,,8.94,',
]

test('GET /basket/bom answers own numbers, masses, codes, net prices and stock of each line and their sums, without what is saved for later', async () => {
  const person = await shop.signUp()
  const partNumbers = [{ product: bolt._id, number: '+49-M10' }]
  expect(await person.send('POST', '/part-number', { partNumbers })).toMatchObject({ status: 200 })
  const later = await shop.addProduct()
  const basket = { lines: [{ product: later._id, quantity: 1, saved: true }, ...lines] }
  expect(await person.send('POST', '/basket', basket)).toMatchObject({ status: 200 })
  expect(await read(person, '/basket/bom')).toEqual([HEAD, ...rowsWith(`"'+49-M10"`)])
})

test('POST /basket/bom answers the same of lines that a browser keeps, and GET /shopping-list/{id}/bom of a list', async () => {
  const person = await shop.signUp()
  expect(await read(shop.newVisitor(), '/basket/bom', post(lines))).toEqual([HEAD, ...rowsWith('')])
  const { body } = await person.send('POST', '/shopping-list', { name: 'Pump', lines })
  const path = `/shopping-list/${inserted.parse(body).insertedId}/bom`
  // Lines that are put on a list at once have no order among them.
  const unplaced = (rows: readonly string[]) => rows.map(row => row.replace(/^\d+/, '')).toSorted()
  expect(unplaced(await read(person, path))).toEqual(unplaced([HEAD, ...rowsWith('')]))
  expectProblem(await (await shop.signUp()).send('GET', path), 404)
  expectProblem(await person.send('GET', `${path}?format=pdf`), 422, ['format'])
  expectProblem(await shop.newVisitor().send('POST', '/basket/bom', { lines: [] }), 422, ['lines'])
})

test('a bill as a workbook has numbers as numbers, and texts that are never formulas; what is no longer made has no price', async () => {
  const gone = await shop.addProduct({ productname: 'Gone', weight: 2 })
  await shop.admin.send('PATCH', `/product/${gone._id}`, { archived: true }, { 'if-match': '*' })
  const asked = [...lines.slice(0, 1), { product: gone._id, quantity: 2 }]
  const answer = await shop.newVisitor().fetch('/basket/bom?format=xlsx', post(asked))
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="bill-of-materials.xlsx"')
  const rows = await Array.fromAsync(streamXlsxRows(new Uint8Array(await answer.arrayBuffer())))
  const [, first, second, sums] = rows.map(({ values }) => values)
  expect(first?.slice(0, 8)).toEqual([1, 'BOM-1', null, '=1+1', 'ISO 4017', 3, 12.5, 37.5])
  expect(second).toEqual([
    2,
    null,
    null,
    'Gone',
    null,
    2,
    2,
    4,
    null,
    null,
    null,
    null,
    null,
    'no longer made',
  ])
  expect(sums?.slice(3, 13)).toEqual(['Total', null, null, null, 41.5, null, null, null, null, 1.01])
})
