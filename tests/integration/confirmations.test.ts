import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { confirmation } from '#contract/catalog/confirmations.ts'
import { type OpenDeclaration, openDeclaration } from '#contract/catalog/declarations.ts'
import { inserted } from '#contract/common.ts'
import { ratedProduct } from '#contract/reviews/reviews.ts'
import { readAnswer } from '../support/caller.ts'
import { drawCertificate } from '../support/lots.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { addSupplier } from '../support/purchasing.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const visitor = shop.newVisitor()

const mm = (d: number) => [{ symbol: 'd', name: 'Thread', value: d, unit: 'mm' }]
await shop.admin.send('POST', '/family', { id: 'nuts', name: 'Hexagon nuts', category: 'fasteners' })
const addNut = (d: number, fields: object = {}) =>
  shop.addProduct({
    productname: `Nut M${d}`,
    family: 'nuts',
    size: `M${d}`,
    material: 'Steel, strength class 5',
    finish: 'Bright',
    standard: 'DIN 934',
    dimensions: mm(d),
    available: 500,
    ...fields,
  })
const [small, own, middle, large] = [await addNut(8), await addNut(10), await addNut(14), await addNut(16)]
beforeAll(async () => {
  await shop.database.pool.query("update products set model = 'hex-nut'")
  const said = { customsCode: '73181900' }
  await shop.admin.send('PATCH', `/product/${own._id}`, said, { 'if-match': '*' })
})

const listOpen = async (subject: string) =>
  z.array(openDeclaration).parse((await shop.admin.send('GET', `/open-declaration?subject=${subject}`)).body)
const listConfirmed = async () =>
  z.array(confirmation).parse((await shop.admin.send('GET', '/confirmation')).body)
const confirm = ({ name: _name, products: _products, ...open }: OpenDeclaration, statement: string) =>
  shop.admin.send('POST', '/confirmation', { ...open, statement })
const read = async ({ _id }: { _id: string }) =>
  ratedProduct.parse((await visitor.send('GET', `/service/${_id}`)).body)
const codeOf = async (product: { _id: string }) => (await read(product)).customsCode
const sendDocument = async (id: string, file: Uint8Array) => {
  const form = new FormData()
  form.set('document', new File([Buffer.from(file)], 'any.pdf', { type: 'application/pdf' }))
  return readAnswer(await shop.admin.fetch(`/confirmation/${id}/document`, { method: 'POST', body: form }))
}

test('POST /confirmation writes a proposed customs code to the sizes that have none; DELETE takes it back from them alone', async () => {
  const open = await listOpen('customs')
  expect(open.map(({ family, proposed, products }) => [family, proposed, products])).toEqual(
    expect.arrayContaining([
      ['nuts', '73181692', 1],
      ['nuts', '731816', 1],
      ['nuts', '73181699', 1],
    ]),
  )
  expect(open).toHaveLength(3)
  expect((await read(small)).codes[0]).toMatchObject({
    subject: 'Customs code',
    statement: '7318 16 92, to be confirmed',
  })
  const first = open.find(({ proposed }) => proposed === '73181692')
  const six = open.find(({ proposed }) => proposed === '731816')
  if (!first || !six) throw new Error('nothing is proposed')
  const answers = await Promise.all([confirm(first, first.proposed), confirm(first, first.proposed)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect([await codeOf(small), await codeOf(own), await codeOf(large)]).toEqual([
    '73181692',
    '73181900',
    null,
  ])
  // Six figures are no code: a person says how it goes on.
  expectProblem(await confirm(six, '731816'), 422, ['statement'])
  expect((await confirm(six, '7318 16 92')).status).toBe(201)
  expect(await codeOf(middle)).toBe('73181692')
  const order = await shop.book(await shop.signUp(), small)
  expect((await shop.admin.send('GET', `/order/${order._id}`)).body).toMatchObject({
    lines: [{ customsCode: '73181692' }],
  })
  const { body: history } = await shop.admin.send('GET', `/product/${small._id}/history`)
  expect(history).toMatchObject([
    { before: { customsCode: null }, after: { customsCode: '73181692' } },
    { action: 'product-added' },
  ])
  const change = { customsCode: '73181660' }
  await shop.admin.send('PATCH', `/product/${middle._id}`, change, { 'if-match': '*' })
  for (const { _id } of await listConfirmed())
    for (const _twice of [1, 2])
      expect(await shop.admin.send('DELETE', `/confirmation/${_id}`)).toMatchObject({ status: 200 })
  expect([await codeOf(small), await codeOf(middle)]).toEqual([null, '73181660'])
  expect(await listConfirmed()).toEqual([])
  expectProblem(await shop.admin.send('DELETE', '/confirmation/none'), 404)
})

test('POST /confirmation says what a family conforms to, with a document for anybody, until its material is another', async () => {
  const [open] = await listOpen('rohs')
  if (!open) throw new Error('nothing is open')
  expect(open).toMatchObject({ family: 'nuts', products: 4 })
  expectProblem(await confirm(open, 'surely'), 422, ['statement'])
  expectProblem(await confirm({ ...open, product: small._id }, 'conforms'), 422, ['family'])
  const etag = (await visitor.fetch(`/service/${small._id}`)).headers.get('etag')
  const { insertedId: id } = inserted.parse((await confirm(open, 'conforms')).body)
  const path = `/confirmation/${id}/document`
  expectProblem(await visitor.send('GET', path), 404)
  expectProblem(await sendDocument(id, Buffer.from('no PDF')), 422, ['document'])
  expect(await sendDocument(id, drawCertificate('RoHS'))).toMatchObject({ status: 200 })
  expect(await sendDocument(id, drawCertificate('RoHS'))).toMatchObject({ status: 200 })
  const found = await visitor.fetch(`/service/${small._id}`, { headers: { 'if-none-match': etag ?? '' } })
  const rated = ratedProduct.parse(await found.json())
  expect(rated.declarations[0]).toMatchObject({ subject: 'RoHS', statement: 'conforms', document: path })
  expect(rated.declarations[0]?.why).toMatch(/^confirmed by the manufacturer on \d{4}-\d\d-\d\d$/)
  const file = await visitor.fetch(path)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await file.arrayBuffer())).toEqual(drawCertificate('RoHS'))
  const sheet = await visitor.fetch(`/data-sheets/${small._id}/1.pdf`)
  expect(readPdf(new Uint8Array(await sheet.arrayBuffer())).replaceAll(/\s+/g, ' ')).toContain(
    'RoHS conforms',
  )
  expect(await listConfirmed()).toMatchObject([
    { subject: 'rohs', name: 'Hexagon nuts', products: 4, confirmedBy: shop.admin.email },
  ])
  const change = { material: 'Steel, strength class 6' }
  await shop.admin.send('PATCH', `/product/${large._id}`, change, { 'if-match': '*' })
  expect((await listOpen('rohs')).map(({ products }) => products)).toEqual([1])
  expect((await read(large)).declarations[0]?.statement).toBe('to be confirmed')
  await shop.admin.send('DELETE', `/confirmation/${id}`)
  expectProblem(await visitor.send('GET', path), 404)
  expectProblem(await sendDocument(id, drawCertificate()), 404)
  expect((await listOpen('rohs')).map(({ products }) => products)).toEqual([4])
})

test('GET /open-declaration proposes the country of the seller as origin, but of what somebody supplies', async () => {
  const supplier = await addSupplier(shop.admin)
  const terms = { suppliers: [{ supplier, number: '', price: null, pack: 1, minimum: 1, leadDays: null }] }
  const levels = { reorderPoint: null, orderUpTo: null }
  const set = { ...levels, ...terms }
  expect(
    await shop.admin.send('PUT', `/product/${large._id}/supplies`, set, { 'if-match': '*' }),
  ).toMatchObject({ status: 200 })
  const open = await listOpen('origin')
  expect(open.map(({ proposed, products }) => [proposed, products])).toEqual([
    ['DE', 3],
    ['', 1],
  ])
  const [made] = open
  if (!made) throw new Error('nothing is open')
  expectProblem(await confirm(made, 'Germany'), 422, ['statement'])
  expect(await confirm(made, 'de')).toMatchObject({ status: 201 })
  expect([(await read(small)).countryOfOrigin, (await read(large)).countryOfOrigin]).toEqual(['DE', null])
})
