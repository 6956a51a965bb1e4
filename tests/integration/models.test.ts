import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { Product } from '#contract/catalog/catalog.ts'
import { type ModelFormat, modelPath } from '#contract/catalog/models.ts'
import { createModelPress } from '#server/models/model-press.ts'
import { serveModels } from '#server/models/serve-models.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const visitor = shop.newVisitor()

const mm = (values: Record<string, number>) =>
  Object.entries(values).map(([symbol, value]) => ({ symbol, name: `The ${symbol}`, value, unit: 'mm' }))
const NUT = { d: 10, P: 1.5, s: 16, m: 8.4 }
const SPRING = { d: 3, De: 25, n: 6.5, L0: 60, R: 11.9, Ln: 30, Fn: 357 }

/** Adds a product of this shape, which only those that the shop came with have, and their further sizes. */
async function addPart(
  model: string | null,
  dimensions: Product['dimensions'],
  fields: Parameters<typeof shop.addProduct>[0] = {},
) {
  const { _id } = await shop.addProduct({ ...fields, dimensions })
  await shop.database.pool.query('update products set model = $2 where id = $1', [_id, model])
  return shop.readProduct(_id)
}

async function read(product: Product, format: ModelFormat) {
  const { status, headers, ...answer } = await visitor
    .fetch(modelPath(product, format))
    .then(async found => ({
      status: found.status,
      headers: found.headers,
      bytes: Buffer.from(await found.arrayBuffer()),
    }))
  return {
    status,
    type: headers.get('content-type'),
    kept: headers.get('cache-control'),
    bytes: answer.bytes,
  }
}

test('a model is answered as STL, STEP and glTF, to be kept for a day', async () => {
  const nut = await addPart('hex-nut', mm(NUT), { productname: "A nut's name" })
  const stl = await read(nut, 'stl')
  expect(stl).toMatchObject({ status: 200, type: 'model/stl', kept: 'public, max-age=86400' })
  expect(stl.bytes.length).toBe(84 + 50 * stl.bytes.readUInt32LE(80))
  const step = await read(nut, 'step')
  expect(step).toMatchObject({ status: 200, type: 'model/step', kept: 'public, max-age=86400' })
  const text = step.bytes.toString()
  expect(text).toContain('MANIFOLD_SOLID_BREP')
  const glb = await read(nut, 'glb')
  expect(glb).toMatchObject({ status: 200, type: 'model/gltf-binary', kept: 'public, max-age=86400' })
  expect([glb.bytes.toString('latin1', 0, 4), glb.bytes.readUInt32LE(8)]).toEqual(['glTF', glb.bytes.length])
  expect(text).toContain("A nut''s name; thread 10 x 1.5 mm shown as a cylinder")
})

test('a product that was changed is not to be kept under the address before', async () => {
  const nut = await addPart('hex-nut', mm(NUT))
  await shop.admin.send(
    'PATCH',
    `/product/${nut._id}`,
    { dimensions: mm({ ...NUT, m: 9 }) },
    { 'if-match': '*' },
  )
  expect(await read(nut, 'step')).toMatchObject({ status: 200, kept: 'no-cache' })
})

test('what has no model, no such size and no such format is not found', async () => {
  const plain = await addPart(null, mm(NUT))
  const unfinished = await addPart('hex-nut', mm({ d: 10 }))
  const nut = await addPart('hex-nut', mm(NUT))
  expectProblem(await visitor.send('GET', modelPath(plain, 'step')), 404)
  expectProblem(await visitor.send('GET', modelPath(unfinished, 'stl')), 404)
  expectProblem(await visitor.send('GET', modelPath(nut, 'step').replace('.step', '.obj')), 404)
  expectProblem(await visitor.send('GET', '/models/none/1.step'), 404)
})

test('a size whose model would take all memory or time has none, and the others are made', async () => {
  const endless = await addPart('compression-spring', mm({ ...SPRING, n: 50_000 }))
  expectProblem(await visitor.send('GET', modelPath(endless, 'stl')), 404)
  expect(shop.faults.splice(0).length).toBeGreaterThan(0)
  expect(await read(await addPart('hex-nut', mm(NUT)), 'stl')).toMatchObject({ status: 200 })
  // A thread that is ended for its time may be told of once more, for its memory.
  shop.faults.splice(0)
})

test('a visitor waits for so many models at a time, and all for so many', async () => {
  const press = createModelPress(error => shop.faults.push(String(error)), { ofVisitor: 2, inAll: 3 })
  const nutOf = (m: number) => ({ ...nut, dimensions: mm({ ...NUT, m }) })
  const nut = await addPart('hex-nut', mm(NUT))
  const made = [press.model(nutOf(7), 'stl', 'one'), press.model(nutOf(8), 'stl', 'one')]
  expect(await press.model(nutOf(9), 'stl', 'one')).toBe('ofVisitor')
  // Nobody waits twice for the same.
  made.push(press.model(nutOf(7), 'stl', 'two'), press.model(nutOf(9), 'stl', 'two'))
  expect(await press.model(nutOf(10), 'stl', 'three')).toBe('inAll')
  for (const model of await Promise.all(made)) expect(model.length).toBeGreaterThan(1000)
  expect((await press.model(nutOf(10), 'stl', 'one')).length).toBeGreaterThan(1000)
  await press.close()
})

test.each([
  ['ofVisitor', 429],
  ['inAll', 503],
] as const)('too many that wait (%s) are answered %i, and when to come again', async (crowd, status) => {
  const press = { model: async () => crowd, close: async () => {} }
  const front = new Hono().get(
    '/models/:id/:file',
    serveModels(shop.context, press, () => '192.0.2.1'),
  )
  const answer = await front.request(modelPath(await addPart('hex-nut', mm(NUT)), 'stl'))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '10'])
})

test('one network is answered sixty models a minute, whether they are kept or not', async () => {
  const path = modelPath(await addPart('hex-nut', mm(NUT)), 'stl')
  const stranger = shop.newVisitor()
  for (let each = 0; each < 60; each++) expect((await stranger.fetch(path)).status).toBe(200)
  const refused = await stranger.fetch(path)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
