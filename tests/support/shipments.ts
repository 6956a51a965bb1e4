import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { inserted } from '#contract/common.ts'
import { orderDetails } from '#contract/orders/details.ts'
import type { Order } from '#contract/orders/orders.ts'
import { mails } from '#db/schema.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { openTestShop, type Person } from './shop.ts'

/** Pieces of the first line of an order, and of the second. */
export const bolts = (pieces: number) => ({ line: 0, pieces })
export const nuts = (pieces: number) => ({ line: 1, pieces })

export const ofOrder = ({ _id }: Order) => eq(sql`${mails.fields} ->> 'order'`, _id)

/** A shop in which a shipment can be undone for ten minutes, a customer of it, and what its admin does; a test controls its clock. */
export async function openShipmentShop() {
  const clock = { aheadMs: 0 }
  const shop = await openTestShop({
    env: { SHIPMENT_UNDO_MINUTES: '10' },
    now: () => new Date(Date.now() + clock.aheadMs),
  })
  const { admin } = shop
  const { db } = shop.database
  const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })
  const bolt = await shop.addProduct({ productname: 'Eye bolt', sku: 'EYE-1', available: 1_000, price: 1 })
  const nut = await shop.addProduct({ productname: 'Wing nut', sku: 'WING-1', available: 1_000, price: 1 })
  const post = ({ _id }: Order, wish: object, headers?: Record<string, string>) =>
    admin.send('POST', `/order/${_id}/shipments`, wish, headers)

  return {
    ...shop,
    clock,
    ada,
    bolt,
    /** Ten bolts and four nuts, paid. */
    async sell(): Promise<Order> {
      const order = await shop.checkOut(ada, [
        [bolt, 10],
        [nut, 4],
      ])
      await shop.pay(ada, order)
      await shop.giveAddress(ada, order._id)
      return order
    },
    post,
    /** Ships, and returns the id of the shipment. */
    async ship(order: Order, wish: object): Promise<string> {
      const answer = await post(order, wish)
      expect(answer).toMatchObject({ status: 201 })
      return inserted.parse(answer.body).insertedId
    },
    undo: ({ _id }: Order, shipment: string) => admin.send('DELETE', `/order/${_id}/shipments/${shipment}`),
    read: async ({ _id }: Order, who: Pick<Person, 'send'> = admin) =>
      orderDetails.parse((await who.send('GET', `/order/${_id}/details`)).body),
    /** The mails about its shipments that are queued or sent. */
    newsOf: (order: Order) =>
      db
        .select()
        .from(mails)
        .where(and(ofOrder(order), eq(mails.kind, 'order-shipped')))
        .orderBy(mails.id),
    expectBooks: async () => expect((await examineBooks(db)).findings).toEqual([]),
  }
}
