import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import { tableReport } from '#contract/catalog/product-table.ts'
import { inserted } from '#contract/common.ts'
import { readAnswer } from '../support/caller.ts'
import { newProductForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const edit = (id: string, shelfPlace: string | null) =>
  shop.admin.send('PATCH', `/product/${id}`, { shelfPlace }, { 'if-match': '*' })
const read = async (id: string) => (await shop.admin.send('GET', `/product/${id}`)).body

async function importTable(content: string) {
  const body = new FormData()
  body.set('file', new File([content], 'products.csv'))
  return readAnswer(await shop.admin.fetch('/product/import', { method: 'POST', body }))
}

test('PATCH /product/{id} changes and clears the shelf place, which admins read and the history keeps', async () => {
  const { _id: id } = await shop.addProduct()
  expect(await read(id)).toMatchObject({ shelfPlace: null })
  expect((await edit(id, ' A-12-03 ')).body).toMatchObject({ shelfPlace: 'A-12-03' })
  const list = await shop.admin.send('GET', '/product')
  expect(list.body).toMatchObject([{ shelfPlace: 'A-12-03' }])
  expect((await edit(id, '')).status).toBe(200)
  expect(await read(id)).toMatchObject({ shelfPlace: null })
  const { body } = await shop.admin.send('GET', `/product/${id}/history`)
  expect(body).toMatchObject([
    { before: { shelfPlace: 'A-12-03' }, after: { shelfPlace: null } },
    { before: { shelfPlace: null }, after: { shelfPlace: 'A-12-03' } },
    { action: 'product-added' },
  ])
})

test('PATCH /product/{id} answers 422 for a shelf place of 31 characters', async () => {
  const { _id: id } = await shop.addProduct()
  expect((await edit(id, 'A'.repeat(30))).status).toBe(200)
  expectProblem(await edit(id, 'A'.repeat(31)), 422, ['shelfPlace'])
})

test('a shelf place is in no answer that everybody can have: product, list, search, order', async () => {
  const form = { ...newProductForm(), productname: 'Hidden bolt', sku: 'HIDDEN-1', shelfPlace: 'SECRET-7' }
  const { insertedId: id } = inserted.parse((await shop.admin.send('POST', '/product', form)).body)
  expect(await read(id)).toMatchObject({ shelfPlace: 'SECRET-7' })
  const ada = await shop.signUp()
  const product = await shop.addProduct({ productname: 'Booked bolt' })
  await edit(product._id, 'SECRET-8')
  const order = await shop.book(ada, product)
  const paths = [`/service/${id}`, '/service', '/service?q=hidden', `/order/${order._id}`]
  for (const path of paths) {
    const answer = await ada.send('GET', path)
    expect(answer).toMatchObject({ status: 200 })
    expect(JSON.stringify(answer.body)).not.toMatch(/shelfPlace|SECRET/)
  }
})

test('POST /product/import reads the shelf place, GET /product/export writes it, and a file without the column leaves it', async () => {
  const { _id: id } = await shop.addProduct({ sku: 'SHELF-1', productname: 'Shelf bolt' })
  const report = await importTable('name,sku,price,min,Shelf place\nShelf bolt,SHELF-1,2,1,B-1-02\n')
  expect(tableReport.parse(report.body)).toMatchObject({ changed: 1, created: 0 })
  await importTable('name,sku,price,min\nShelf bolt,SHELF-1,3,1\n')
  expect(await read(id)).toMatchObject({ price: 3, shelfPlace: 'B-1-02' })
  const exported: unknown = parse(await (await shop.admin.fetch('/product/export')).text(), {
    columns: true,
    bom: true,
  })
  expect(exported).toContainEqual(expect.objectContaining({ sku: 'SHELF-1', shelfPlace: 'B-1-02' }))
})

test('POST /family/{id}/sizes does not give a new size the shelf place of the one that it is made like', async () => {
  await shop.admin.send('POST', '/family', { id: 'keys', name: 'Key', category: 'hand-tools' })
  const first = await shop.addProduct({ family: 'keys', size: '6', productname: 'Key 6' })
  await edit(first._id, 'C-3')
  const sizes = [{ productname: 'Key 8', size: '8', price: 2 }]
  const added = await shop.admin.send('POST', '/family/keys/sizes', { sizes })
  expect(added).toMatchObject({ status: 201, body: { insertedIds: [expect.any(String)] } })
  const list = await shop.admin.send('GET', '/product?family=keys&sort=name')
  expect(list.body).toMatchObject([
    { name: 'Key 6', shelfPlace: 'C-3' },
    { name: 'Key 8', shelfPlace: null },
  ])
})
