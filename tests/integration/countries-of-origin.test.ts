import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import { tableReport } from '#contract/catalog/product-table.ts'
import { inserted } from '#contract/common.ts'
import { readAnswer } from '../support/caller.ts'
import { newProductForm } from '../support/forms.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const ada = await shop.signUp()
const edit = (id: string, countryOfOrigin: string | null) =>
  shop.admin.send('PATCH', `/product/${id}`, { countryOfOrigin }, { 'if-match': '*' })
const read = async (id: string) => (await shop.newVisitor().send('GET', `/service/${id}`)).body

async function importTable(content: string) {
  const body = new FormData()
  body.set('file', new File([content], 'products.csv'))
  return readAnswer(await shop.admin.fetch('/product/import', { method: 'POST', body }))
}

test('PATCH /product/{id} changes and clears the country of origin, which GET /service/{id} names and the history keeps', async () => {
  const { _id: id } = await shop.addProduct()
  expect(await read(id)).toMatchObject({ countryOfOrigin: null })
  expect((await edit(id, 'de')).status).toBe(200)
  expect(await read(id)).toMatchObject({ countryOfOrigin: 'DE' })
  expect((await edit(id, '')).status).toBe(200)
  expect(await read(id)).toMatchObject({ countryOfOrigin: null })
  const { body } = await shop.admin.send('GET', `/product/${id}/history`)
  expect(body).toMatchObject([
    { before: { countryOfOrigin: 'DE' }, after: { countryOfOrigin: null } },
    { before: { countryOfOrigin: null }, after: { countryOfOrigin: 'DE' } },
    { action: 'product-added' },
  ])
})

test('POST /product adds a product with its country of origin', async () => {
  const form = { ...newProductForm(), countryOfOrigin: 'ch' }
  const { insertedId: id } = inserted.parse((await shop.admin.send('POST', '/product', form)).body)
  expect(await read(id)).toMatchObject({ countryOfOrigin: 'CH' })
})

test.each(['XX', 'D', 'Germany', 'EU'])(
  'PATCH /product/{id} answers 422 for the country of origin %j',
  async code => {
    const { _id: id } = await shop.addProduct()
    expectProblem(await edit(id, code), 422, ['countryOfOrigin'])
  },
)

test('an order keeps the country of origin as it was when it was booked, and its confirmation says it', async () => {
  const product = await shop.addProduct({ price: 2, available: 100 })
  await edit(product._id, 'NL')
  const order = await shop.book(ada, product)
  await edit(product._id, 'PL')
  const { body } = await ada.send('GET', `/order/${order._id}`)
  expect(body).toMatchObject({ lines: [{ countryOfOrigin: 'NL' }] })
  const response = await ada.fetch(`/order/${order._id}/confirmation`)
  const words = readPdf(new Uint8Array(await response.arrayBuffer())).replaceAll('\u00a0', ' ')
  expect(words).toContain('country of origin Netherlands')
})

test('POST /product/import reads the country of origin, GET /product/export writes it, and a file without the column leaves it', async () => {
  const { _id: id } = await shop.addProduct({ sku: 'ORIGIN-1', productname: 'Origin bolt' })
  const report = await importTable('name,sku,price,min,Country of origin\nOrigin bolt,ORIGIN-1,2,1,it\n')
  expect(tableReport.parse(report.body)).toMatchObject({ changed: 1, created: 0 })
  expect(await read(id)).toMatchObject({ countryOfOrigin: 'IT' })
  await importTable('name,sku,price,min\nOrigin bolt,ORIGIN-1,3,1\n')
  expect(await read(id)).toMatchObject({ price: 3, countryOfOrigin: 'IT' })
  const exported: unknown = parse(await (await shop.admin.fetch('/product/export')).text(), {
    columns: true,
    bom: true,
  })
  expect(exported).toContainEqual(expect.objectContaining({ sku: 'ORIGIN-1', countryOfOrigin: 'IT' }))
})

test('POST /product/import answers 422 naming the column for a country that is none', async () => {
  const answer = await importTable('name,sku,price,min,countryOfOrigin\nOrigin nut,ORIGIN-2,2,1,XX\n')
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.body)).toMatch(/countryOfOrigin.*must be the code of a country/)
})
