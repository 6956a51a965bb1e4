import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { products } from '#db/schema.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const ada = await shop.signUp()

test('PATCH /product/{id} keeps a customs code as eight digits; it is on the wire and on the papers of later orders', async () => {
  const product = await shop.addProduct({ price: 2, available: 100 })
  const path = `/service/${product._id}`
  const edit = (customsCode: string | null) =>
    shop.admin.send('PATCH', `/product/${product._id}`, { customsCode }, { 'if-match': '*' })
  expect((await edit('7318 15 88')).status).toBe(200)
  const { body } = await ada.send('GET', path)
  expect(body).toMatchObject({ customsCode: '73181588' })
  const order = await shop.book(ada, product)
  const response = await ada.fetch(`/order/${order._id}/confirmation`)
  const words = readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(words.replaceAll('\u00a0', ' ')).toContain('customs code 7318 15 88')
  expect((await edit(null)).status).toBe(200)
  const [row] = await shop.database.db.select().from(products).where(eq(products.id, product._id))
  expect(row?.customsCode).toBeNull()
})

test.each(['7318', '731815880', '7318 15 8x'])(
  'PATCH /product/{id} answers 422 for the customs code %j',
  async code => {
    const product = await shop.addProduct()
    const path = `/product/${product._id}`
    const answer = await shop.admin.send('PATCH', path, { customsCode: code }, { 'if-match': '*' })
    expectProblem(answer, 422, ['customsCode'])
  },
)
