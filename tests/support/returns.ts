import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { inserted } from '#contract/common.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { OrderReturn } from '#contract/returns/returns.ts'
import { invoices } from '#db/schema.ts'
import { liftInvoiceContent } from '#db/tables/invoice-content.ts'
import { openShipmentShop } from './shipments.ts'
import type { Person } from './shop.ts'

/** The shop of `openShipmentShop`, in which orders of ten bolts and four nuts are shipped for good, and what is done with returns. */
export async function openReturnShop() {
  const shop = await openShipmentShop()
  const { admin, ada } = shop
  const { db } = shop.database

  /** Asks, and returns the id of the return. */
  async function ask(order: Order, lines: readonly object[], wish: object = {}): Promise<string> {
    const answer = await post(order, { lines, ...wish })
    expect(answer).toMatchObject({ status: 201 })
    return inserted.parse(answer.body).insertedId
  }
  const post = ({ _id }: Order, wish: object, who: Pick<Person, 'send'> = ada) =>
    who.send('POST', `/order/${_id}/returns`, { reason: 'wrong', words: 'Too long', ...wish })
  const step = (id: string, name: string, json?: object, who: Pick<Person, 'send'> = admin) =>
    who.send('POST', `/return/${id}/${name}`, json)

  return {
    ...shop,
    /** An order that has left, and whose shipment can no longer be undone. */
    async sellAndShip(): Promise<Order> {
      const order = await shop.sell()
      await shop.ship(order, { shipped: 0 })
      shop.clock.aheadMs += 11 * 60_000
      return order
    },
    ask,
    postReturn: post,
    step,
    /** Asks, agrees and notes that all has come. */
    async bringBack(order: Order, lines: readonly { line: number; pieces: number }[], scrapped = 0) {
      const id = await ask(order, lines)
      expect(await step(id, 'agree', { words: 'To our yard' })).toMatchObject({ status: 200 })
      const came = lines.map(({ line, pieces }) => ({ line, restocked: pieces - scrapped, scrapped }))
      expect(await step(id, 'arrival', { lines: came })).toMatchObject({ status: 200 })
      return id
    },
    readReturn: async (order: Order, id: string, who?: Person): Promise<OrderReturn | undefined> =>
      (await shop.read(order, who)).returns.find(({ _id }) => _id === id),
    giveBack: ({ _id }: Order, wish: object, headers?: Record<string, string>) =>
      admin.send(
        'POST',
        `/order/${_id}/refund/lines`,
        { lines: [], delivery: false, reason: 'Sent back', refunded: 0, ...wish },
        headers,
      ),
    /** What the credit notes of an order say, oldest first. */
    async readCreditNotes({ _id }: Order) {
      const rows = await db.select().from(invoices).where(eq(invoices.orderId, _id)).orderBy(invoices.number)
      return rows
        .map(({ content }) => liftInvoiceContent(content))
        .filter(({ credits }) => credits !== undefined)
    },
  }
}
