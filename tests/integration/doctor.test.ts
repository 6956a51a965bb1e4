import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { examineBooks, repairBooks } from '#domain/doctor/examine.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

/** As the owner of the tables: the shop's own role may not make these changes. */
const db = shop.database.ownerDb
const buyer = await shop.signUp()
const ctx = { db, now: () => new Date() }

const find = async () => (await examineBooks(db)).findings
/** The findings left after a repair. */
const repair = async () => {
  await repairBooks(ctx)
  return find()
}
const change = (statement: ReturnType<typeof sql>) => db.execute(statement)
/** Changes what the append-only ledgers protect, as only the owner of the database can. */
const forge = (statement: ReturnType<typeof sql>) =>
  db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(statement)
  })

beforeEach(async () => expect(await find()).toEqual([]))

async function newOrder(quantity = 3) {
  const product = await shop.addProduct({ available: 10, price: 2.5 })
  return { product, order: await shop.book(buyer, product, quantity) }
}

async function newPaidOrder() {
  const { order, product } = await newOrder()
  return { order, product, transactionId: await shop.pay(buyer, order) }
}

const available = async (id: string) => (await shop.readProduct(id)).available

describe('the doctor and the families', () => {
  test('counts the sizes of a family anew, and lets one lead it where none does', async () => {
    await shop.admin.send('POST', '/family', { id: 'forged', name: 'Forged', category: 'shipping' })
    const [first] = [
      await shop.addProduct({ family: 'forged', size: '1', price: 2 }),
      await shop.addProduct({ family: 'forged', size: '2', price: 5 }),
    ]
    await change(sql`update families set listed = 7 where id = 'forged'`)
    expect(await find()).toMatchObject([
      { difference: 'lists say 7 sizes from €2.00 to €5.00, it has 2 sizes from €2.00 to €5.00' },
    ])
    expect(await repair()).toEqual([])
    await change(sql`update products set leads = false where id = ${first._id}`)
    expect(await find()).toMatchObject([{ difference: 'none of its sizes leads it, so no list shows it' }])
    expect(await repair()).toEqual([])
    expect(await shop.newVisitor().send('GET', '/service/forged')).toMatchObject({ body: { _id: first._id } })
  })
})

describe('the doctor and the stock', () => {
  test('reports that available was changed outside the shop, keeps the counted stock and adds a line to the ledger', async () => {
    const { product } = await newOrder(1)
    await change(sql`update products set available = 7 where id = ${product._id}`)
    expect(await find()).toMatchObject([
      { difference: 'available is 7, the ledger says 9', cause: 'changed outside the shop' },
    ])
    expect(await repair()).toEqual([])
    const { rows } = await change(
      sql`select change, order_id from stock_movements where product_id = ${product._id} and reason = 'correction'`,
    )
    expect(rows).toEqual([{ change: -2, order_id: null }])
  })

  test('releases the pieces of an order that was cancelled by hand', async () => {
    const { product, order } = await newOrder(3)
    await change(sql`update orders set status = 'cancelled' where id = ${order._id}`)
    expect(await find()).toMatchObject([
      { difference: 'the order is cancelled and should stand at 0 in the ledger, which says -3' },
      { difference: 'the order is cancelled, but its timeline does not say so' },
    ])
    expect(await repair()).toEqual([])
    expect(await available(product._id)).toBe(10)
  })

  test('rewrites a missing line of the ledger and leaves available, which already counts it', async () => {
    const { product, order } = await newOrder(3)
    await forge(sql`delete from stock_movements where order_id = ${order._id}`)
    expect(await find()).toMatchObject([
      { subject: `order ${order._id}`, cause: 'stock movements are missing or duplicated' },
      { difference: 'available is 7, the ledger says 10', cause: 'the ledger lacks movements of its orders' },
    ])
    expect(await repair()).toEqual([])
    expect(await available(product._id)).toBe(7)
  })

  test('repairs several faults of one product at once', async () => {
    const { product, order } = await newOrder(3)
    const other = await shop.book(buyer, product, 2)
    await forge(sql`delete from stock_movements where order_id = ${order._id}`)
    await change(sql`update orders set status = 'expired' where id = ${other._id}`)
    await change(sql`update products set available = 6 where id = ${product._id}`)
    expect(await repair()).toEqual([])
    const { rows } = await change(
      sql`select sum(change)::int as ledger from stock_movements where product_id = ${product._id}`,
    )
    expect(rows).toEqual([{ ledger: await available(product._id) }])
  })

  test('leaves it to a person when more pieces were sold than there are', async () => {
    const { product, order } = await newOrder(3)
    await change(sql`with line as (update order_lines set quantity = 30, total_cents = 7500 where order_id = ${order._id})
      update orders set goods_cents = 7500, total_cents = 7500 where id = ${order._id}`)
    const findings = await repair()
    expect(findings).toMatchObject([
      { subject: `order ${order._id}` },
      { difference: '30 pieces are reserved for orders, of which 10 are on the shelf by the ledger' },
    ])
    expect(await available(product._id)).toBe(7)
    await change(sql`with line as (update order_lines set quantity = 3, total_cents = 750 where order_id = ${order._id})
      update orders set goods_cents = 750, total_cents = 750 where id = ${order._id}`)
  })

  test('finds more pieces reserved than are on the shelf, though the ledger agrees with what is available', async () => {
    const { product } = await newOrder(4)
    await change(sql`alter table products drop constraint products_available_not_negative`)
    const lose = (pieces: number) =>
      db.transaction(async tx => {
        await tx.execute(sql`update products set available = available - ${pieces} where id = ${product._id}`)
        await tx.execute(sql`insert into stock_movements (id, product_id, change, reason)
          values (${`lost-${pieces}`}, ${product._id}, ${-pieces}, 'correction')`)
      })
    await lose(7)
    expect(await repair()).toMatchObject([
      {
        subject: expect.stringContaining(product._id),
        difference: '4 pieces are reserved for orders, of which 3 are on the shelf by the ledger',
      },
    ])
    await lose(-7)
    await change(
      sql`alter table products add constraint products_available_not_negative check (available >= 0)`,
    )
  })

  test('finds nothing wrong with orders from before the ledger', async () => {
    const { product, order } = await newOrder(3)
    const cancelled = await shop.book(buyer, product, 2)
    await forge(sql`delete from stock_movements where product_id = ${product._id}`)
    await forge(
      sql`insert into stock_movements (id, product_id, change, reason) values ('opening-again', ${product._id}, 5, 'opening')`,
    )
    expect(await find()).toEqual([])
    await buyer.send('POST', `/order/${cancelled._id}/cancel`)
    expect(await find()).toEqual([])
    await shop.pay(buyer, order)
  })
})

describe('the doctor and the money', () => {
  test('leaves an order that was marked paid by hand to a person', async () => {
    const { order } = await newOrder()
    await change(sql`update orders set status = 'paid' where id = ${order._id}`)
    expect(await find()).toMatchObject([
      { difference: 'the order is paid, but its timeline does not say so' },
      { difference: 'the order is paid, but there is no payment of it' },
    ])
    expect(await repair()).toMatchObject([{ subject: `order ${order._id}` }])
    await change(sql`update orders set status = 'booked' where id = ${order._id}`)
    await forge(sql`delete from order_events where order_id = ${order._id}`)
  })

  test('finds a payment whose order is not paid', async () => {
    const { order } = await newPaidOrder()
    await forge(sql`delete from order_events where order_id = ${order._id} and kind = 'paid'`)
    await change(sql`update orders set status = 'booked' where id = ${order._id}`)
    expect(await repair()).toMatchObject([{ difference: 'its payment succeeded, but the order is booked' }])
    await change(sql`update orders set status = 'paid' where id = ${order._id}`)
    await repairBooks(ctx)
  })

  test('finds an order in an earlier state than its timeline shows', async () => {
    const { order } = await newPaidOrder()
    await change(sql`update orders set status = 'booked' where id = ${order._id}`)
    expect(await find()).toContainEqual(
      expect.objectContaining({
        difference: 'the order is booked, but its timeline shows a later state',
      }),
    )
    await change(sql`update orders set status = 'paid' where id = ${order._id}`)
  })

  test('finds an open payment of another amount than the order now costs', async () => {
    const { order } = await newOrder()
    await shop.openIntent(buyer, order)
    await change(sql`update payments set amount_cents = amount_cents - 1 where order_id = ${order._id}`)
    expect(await repair()).toMatchObject([
      { difference: 'the order total is €7.50, the payment that is open for it €7.49' },
    ])
    await change(sql`update payments set amount_cents = amount_cents + 1 where order_id = ${order._id}`)
  })

  test('finds a payment of another amount', async () => {
    const { order } = await newPaidOrder()
    await change(sql`update payments set amount_cents = amount_cents - 1 where order_id = ${order._id}`)
    expect(await find()).toMatchObject([{ difference: 'the order total is €7.50, its payment €7.49 (eur)' }])
    await change(sql`update payments set amount_cents = amount_cents + 1 where order_id = ${order._id}`)
  })

  test('corrects the sum of refunds', async () => {
    const { order } = await newPaidOrder()
    await change(sql`update payments set refunded_cents = 100 where order_id = ${order._id}`)
    expect(await find()).toMatchObject([
      { difference: '€1.00 recorded as refunded, but its refunds add up to €0.00' },
    ])
    expect(await repair()).toEqual([])
  })

  test('makes the credit note of a refund from before there were any; leaves one that nothing was refunded for to a person', async () => {
    const { order } = await newPaidOrder()
    await shop.admin.send('POST', `/order/${order._id}/refund`, { amount: 2.5, reason: 'Scratched' })
    const isNote = sql`order_id = ${order._id} and content ? 'credits'`
    await change(sql`delete from invoices where ${isNote}`)
    expect(await find()).toMatchObject([
      { difference: '€2.50 were refunded, its credit notes come to €0.00', repair: expect.any(Function) },
    ])
    expect(await repair()).toEqual([])
    const notes = await change(sql`select content from invoices where ${isNote}`)
    expect(notes.rows).toMatchObject([{ content: { grossCents: 250, remainsCents: 500 } }])
    const withGross = (cents: number) =>
      change(
        sql`update invoices set content = content || ${JSON.stringify({ grossCents: cents })} where ${isNote}`,
      )
    await withGross(251)
    expect(await repair()).toMatchObject([
      { difference: '€2.50 were refunded, its credit notes come to €2.51' },
    ])
    await withGross(250)
  })

  test('leaves it to a person when more was refunded than received', async () => {
    const { order, transactionId } = await newPaidOrder()
    const refund = sql`insert into refunds (id, order_id, intent_id, amount_cents, reason, status)
      values ('too-much', ${order._id}, ${transactionId}, 751, 'a forged refund', 'succeeded')`
    await change(refund)
    await change(sql`update payments set refunded_cents = 751 where order_id = ${order._id}`)
    expect(await repair()).toMatchObject([{ difference: 'refunds of €7.51 exceed the payment of €7.50' }])
    await change(sql`delete from refunds where id = 'too-much'`)
    await change(sql`update payments set refunded_cents = 0 where order_id = ${order._id}`)
  })

  test('corrects the total of an unpaid order after its constraint was dropped', async () => {
    const { order } = await newOrder()
    await change(sql`alter table orders drop constraint orders_total_is_sum`)
    await change(sql`update orders set total_cents = 1 where id = ${order._id}`)
    expect(await find()).toMatchObject([
      { difference: 'the total is €0.01, its lines with delivery less relief are €7.50' },
    ])
    expect(await repair()).toEqual([])
  })

  test('reports missing invoices', async () => {
    const orders = await Promise.all([newPaidOrder(), newPaidOrder()])
    const [first, second] = orders.map(({ order }) => order._id)
    await change(sql`delete from invoices`)
    await change(
      sql`insert into invoices (number, order_id, content) values (1, ${first}, '{}'), (4, ${second}, '{}')`,
    )
    expect(await find()).toMatchObject([{ subject: 'invoices 2 to 3' }])
    await change(sql`delete from invoices`)
  })
})
