import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { facetsAnswer, searchAnswer, suggestion } from '#contract/search/search.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Asks twice, so that the second answer is from memory, and expects it to be the same. */
async function ask(path: string) {
  const visitor = shop.newVisitor()
  const answer = await visitor.send('GET', path)
  expect(answer.status).toBe(200)
  const { body, headers } = await visitor.send('GET', path)
  expect(body).toEqual(answer.body)
  expect([...headers]).toEqual([...answer.headers])
  return { body, headers, etag: headers.get('etag') ?? '' }
}

const suggest = async (q: string) =>
  z
    .array(suggestion)
    .parse((await ask(`/suggest?q=${q}`)).body)
    .map(({ text }) => text)

async function edit(id: string, change: object) {
  const answer = await shop.admin.send('PATCH', `/product/${id}`, change, { 'if-match': '*' })
  expect(answer).toMatchObject({ status: 200 })
}

describe('GET /suggest', () => {
  test('answers 304 to its ETag, and anew once a product was edited', async () => {
    const { _id } = await shop.addProduct({ productname: 'Torque wrench' })
    const { etag } = await ask('/suggest?q=torque')
    const askAgain = () =>
      shop.newVisitor().send('GET', '/suggest?q=torque', undefined, { 'if-none-match': etag })
    expect(await askAgain()).toMatchObject({ status: 304, body: undefined })
    await edit(_id, { productname: 'Torque screwdriver' })
    expect(await askAgain()).toMatchObject({ status: 200, body: [{ text: 'Torque screwdriver' }] })
  })

  test('leaves out what was archived, and finds it again when it was restored', async () => {
    const { _id } = await shop.addProduct({ productname: 'Ratchet handle' })
    expect(await suggest('ratchet')).toEqual(['Ratchet handle'])
    await edit(_id, { archived: true })
    expect(await suggest('ratchet')).toEqual([])
    await edit(_id, { archived: false })
    expect(await suggest('ratchet')).toEqual(['Ratchet handle'])
  })

  test('shows what was changed in the database by somebody else', async () => {
    const { _id } = await shop.addProduct({ productname: 'Feeler gauge' })
    expect(await suggest('feeler')).toEqual(['Feeler gauge'])
    await shop.database.pool.query(`update products set name = 'Feeler strip' where id = $1`, [_id])
    await expect.poll(() => suggest('feeler')).toEqual(['Feeler strip'])
  })

  test.each([
    ['', ['q']],
    ['?q=%20', ['q']],
    ['?q=%00', ['q']],
    ['?q=a&q=b', ['q']],
    [`?q=${'x'.repeat(201)}`, ['q']],
    ['?q=bolt&limit=0', ['limit']],
    ['?q=bolt&limit=21', ['limit']],
    ['?q=bolt&limit=x', ['limit']],
  ])('%s is refused with 422, each time', async (query, fields) => {
    await ask('/suggest?q=bolt')
    for (let time = 0; time < 2; time += 1)
      expectProblem(await shop.newVisitor().send('GET', `/suggest${query}`), 422, fields)
  })
})

test('GET /search and GET /facets show the stock after a booking, at once', async () => {
  const product = await shop.addProduct({ productname: 'Tap wrench', available: 3, min: 1 })
  const read = async () => {
    const { hits } = searchAnswer.parse((await ask('/search?q=tap+wrench')).body)
    const { facets } = facetsAnswer.parse((await ask('/facets?q=tap+wrench')).body)
    const stock = facets.find(({ key }) => key === 'in_stock')
    return [hits[0]?.product.available, stock?.values.find(({ value }) => value === 'true')?.count]
  }
  expect(await read()).toEqual([3, 1])
  await shop.book(await shop.signUp(), product, 3)
  expect(await read()).toEqual([0, 0])
})

test('GET /service?q= shows a price that was just edited', async () => {
  const { _id } = await shop.addProduct({ productname: 'Centre punch', price: 4 })
  expect((await ask('/service?q=punch')).body).toMatchObject([{ price: 4 }])
  await edit(_id, { price: 5 })
  expect((await ask('/service?q=punch')).body).toMatchObject([{ price: 5 }])
})
