import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { type Entry, fromBufferPromise } from 'yauzl'
import { MAX_PACKED_LINES } from '#contract/basket/terms.ts'
import { inserted } from '#contract/common.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const mm = (values: Record<string, number>) =>
  Object.entries(values).map(([symbol, value]) => ({ symbol, name: `The ${symbol}`, value, unit: 'mm' }))

const nut = await shop.addProduct({
  productname: 'A nut',
  sku: 'NUT/10',
  dimensions: mm({ d: 10, P: 1.5, s: 16, m: 8.4 }),
})
await shop.database.pool.query(`update products set model = 'hex-nut' where id = $1`, [nut._id])
const plain = await shop.addProduct({ productname: '=/../Plain' })
await shop.database.pool.query('update products set sku = null where id = $1', [plain._id])
const lines = [nut, plain].map(({ _id }) => ({ product: _id, quantity: 2 }))

const post = (asked: readonly object[]) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ lines: asked }),
})

/** The files of a ZIP by their names. */
async function unpack(caller: Pick<Person, 'fetch'>, path: string, init?: RequestInit) {
  const answer = await caller.fetch(path, init)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="parts.zip"')
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  const files = new Map<string, Buffer>()
  const read = async (entry: Entry) => buffer(await zip.openReadStreamPromise(entry))
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, await read(entry))
  return files
}

const NAMES = [
  'bill-of-materials.csv',
  '001-NUT-10/NUT-10.step',
  '001-NUT-10/NUT-10.stl',
  '001-NUT-10/NUT-10-drawing.pdf',
  '001-NUT-10/NUT-10-data-sheet.pdf',
  '002-Plain/Plain-data-sheet.pdf',
  'contents.csv',
]

test('POST /basket/files.zip answers model, drawing and data sheet of each line and the bill, and names what a part has none of', async () => {
  const files = await unpack(shop.newVisitor(), '/basket/files.zip', post(lines))
  expect([...files.keys()]).toEqual(NAMES)
  expect(files.get(NAMES[1] ?? '')?.toString()).toContain('MANIFOLD_SOLID_BREP')
  const stl = files.get(NAMES[2] ?? '')
  expect(stl?.length).toBe(84 + 50 * (stl?.readUInt32LE(80) ?? 0))
  expect(readPdf(files.get(NAMES[3] ?? '') ?? Buffer.of())).toContain('NUT/10')
  expect(files.get(NAMES[0] ?? '')?.toString()).toContain('"A nut"')
  const none = 'none: it has no model, or its form is too fine for such a file'
  expect(files.get('contents.csv')?.toString().split('\r\n').slice(2)).toEqual([
    `2,,"'=/../Plain","${none}","${none}","none: it has no drawing","${NAMES[5]}"`,
    '',
  ])
})

test('GET /basket/files.zip and GET /shopping-list/{id}/files.zip answer those of what is kept, to its owner alone', async () => {
  const person = await shop.signUp()
  await person.send('POST', '/basket', { lines })
  expect([...(await unpack(person, '/basket/files.zip')).keys()]).toEqual(NAMES)
  const { body } = await person.send('POST', '/shopping-list', { name: 'Pump', lines: lines.slice(0, 1) })
  const path = `/shopping-list/${inserted.parse(body).insertedId}/files.zip`
  expect([...(await unpack(person, path)).keys()]).toEqual([...NAMES.slice(0, 5), 'contents.csv'])
  expectProblem(await (await shop.signUp()).send('GET', path), 404)
  expectProblem(await shop.newVisitor().send('GET', '/basket/files.zip'), 401)
})

test('the files of a hundred parts are answered, and those of more refused: 422', async () => {
  const others: { readonly _id: string }[] = []
  while (others.length <= MAX_PACKED_LINES) others.push(await shop.addProduct())
  const asked = others.map(({ _id }) => ({ product: _id, quantity: 1 }))
  const refused = await shop.newVisitor().send('POST', '/basket/files.zip', { lines: asked })
  expectProblem(refused, 422, ['lines'])
  const files = await unpack(shop.newVisitor(), '/basket/files.zip', post(asked.slice(1)))
  // A data sheet each, the bill, and the contents.
  expect(files.size).toBe(MAX_PACKED_LINES + 2)
})

test('one network is answered twenty ZIP files an hour, also when it asks for them at once', async () => {
  const stranger = shop.newVisitor()
  const ask = () => stranger.fetch('/basket/files.zip', post(lines.slice(1)))
  const answers = await Promise.all(Array.from({ length: 23 }, ask))
  await Promise.all(answers.map(answer => answer.arrayBuffer()))
  expect(answers.map(({ status }) => status).filter(status => status === 429)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
})

test('a client that goes away in the middle of a ZIP file is no fault, and keeps nobody from theirs', async () => {
  const visitor = shop.newVisitor()
  const reader = (await visitor.fetch('/basket/files.zip', post(lines))).body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  await reader?.cancel()
  expect(shop.faults).toEqual([])
  expect([...(await unpack(visitor, '/basket/files.zip', post(lines))).keys()]).toEqual(NAMES)
})
