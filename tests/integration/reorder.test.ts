import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { type Basket, basket } from '#contract/basket/basket.ts'
import { cents } from '#contract/money.ts'
import type { Order } from '#contract/orders/orders.ts'
import { products } from '#db/schema.ts'
import type { Caller } from '../support/caller.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.database

async function reorder(
  person: Caller,
  { _id }: Order,
  headers: Record<string, string> = {},
): Promise<Basket> {
  const answer = await person.send('POST', `/order/${_id}/reorder`, undefined, headers)
  expect(answer).toMatchObject({ status: 200 })
  return basket.parse(answer.body)
}

describe('POST /order/{id}/reorder', () => {
  test('puts all lines into the basket at the prices of now, beside what is in it; once for each key', async () => {
    const person = await shop.signUp()
    const [bolt, nut, washer] = [
      await shop.addProduct({ price: 1 }),
      await shop.addProduct({ price: 2 }),
      await shop.addProduct({ price: 3 }),
    ]
    const order = await shop.checkOut(person, [
      [bolt, 4],
      [nut, 5],
    ])
    await db
      .update(products)
      .set({ priceCents: cents(150) })
      .where(eq(products.id, bolt._id))
    await person.send('POST', '/basket', {
      lines: [
        { product: washer._id, quantity: 1 },
        { product: nut._id, quantity: 1 },
      ],
    })
    const headers = { 'idempotency-key': 'again' }
    const first = await reorder(person, order, headers)
    expect(first.lines.map(({ product, quantity, unitPrice }) => [product, quantity, unitPrice])).toEqual([
      [washer._id, 1, 3],
      [nut._id, 6, 2],
      [bolt._id, 4, 1.5],
    ])
    expect(await reorder(person, order, headers)).toEqual(first)
    expect((await reorder(person, order)).pieces).toBe(20)
  })

  test('says what is sold out or no longer made, and names what has been removed', async () => {
    const person = await shop.signUp()
    const [bolt, nut, gone] = [await shop.addProduct(), await shop.addProduct(), await shop.addProduct()]
    const order = await shop.checkOut(person, [
      [bolt, 1],
      [nut, 1],
      [gone, 1],
    ])
    await db.update(products).set({ available: 0 }).where(eq(products.id, bolt._id))
    await db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, nut._id))
    await shop.database.pool.query('update order_lines set product_id = null where product_id = $1', [
      gone._id,
    ])
    const { lines, unknown } = await reorder(person, order)
    expect(lines).toMatchObject([
      { product: bolt._id, problem: { kind: 'sold-out' } },
      { product: nut._id, problem: { kind: 'archived' } },
    ])
    expect(unknown).toEqual([gone.name])
  })
})
