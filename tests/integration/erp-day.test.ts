import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { addedWebhookEndpoint, webhookBody } from '#contract/outgoing-webhooks/outgoing-webhooks.ts'
import type { Caller } from '../support/caller.ts'
import { makeProgram } from '../support/machines.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'
import { isSigned, openReceiver } from '../support/webhook-receiver.ts'

/** The day of a program that runs the books and the warehouse: all of it through the calls, as /openapi.json describes them. */

const shop = await openTestShop({ env: { WEBHOOK_NETWORKS: '127.0.0.0/8' } })
const receiver = await openReceiver()
afterAll(async () => {
  await receiver.close()
  await shop.close()
})
for (const worker of shop.workers) worker.start()

const owner = shop.admin
const orderRead = z.looseObject({ _id: z.string(), status: z.string(), price: z.number().optional() })
type OrderRead = z.infer<typeof orderRead>

const productRead = z.looseObject({
  _id: z.string(),
  available: z.int(),
  reserved: z.int(),
  archived: z.boolean(),
})

/** Reads all of a list that changed since a moment, page by page, and from when to ask the next time. */
async function readList<Row>(
  send: Caller['send'],
  list: string,
  row: z.ZodType<Row>,
  since: string,
  limit = 2,
) {
  const rows: Row[] = []
  let until: string | null = null
  const query = new URLSearchParams({ updatedSince: since, limit: String(limit) })
  for (let path: string | undefined = `${list}?${query}`; path; ) {
    const answer = await send('GET', path)
    expect(answer).toMatchObject({ status: 200 })
    until ??= answer.headers.get('x-updated-until')
    rows.push(...z.array(row).parse(answer.body))
    path = /<(.*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return { rows, until: z.iso.datetime().parse(until) }
}

async function readChanged(
  send: Caller['send'],
  since: string,
): Promise<{ orders: OrderRead[]; until: string }> {
  const { rows: orders, until } = await readList(send, '/order/managed', orderRead, since)
  return { orders, until }
}

const readStock = (send: Caller['send'], since: string) => readList(send, '/product', productRead, since)

test('an ERP reads what was ordered, ships it with the number of its parcel, receives stock, and is told of each step', async () => {
  const books = await makeProgram(shop, 'sales', { name: 'ERP, books' })
  const warehouse = await makeProgram(shop, 'warehouse', { name: 'ERP, warehouse' })
  const added = await owner.send('POST', '/webhook-endpoint', {
    url: receiver.url,
    kinds: ['order.paid', 'shipment.sent', 'stock.changed'],
  })
  const { secret } = addedWebhookEndpoint.parse(added.body)
  const told = async (type: string, id: string) => {
    await vi.waitFor(
      () => expect(receiver.received.map(each => [each.type, each.data.id])).toContainEqual([type, id]),
      { timeout: 30_000, interval: 20 },
    )
    const message = receiver.received.find(each => each.type === type && each.data.id === id)
    if (!message) throw new Error('it was there')
    expect(isSigned(message, secret)).toBe(true)
    return webhookBody.parse(JSON.parse(message.raw)).data
  }

  // In the night people buy.
  const customer = await shop.signUp()
  const part = await shop.addProduct({ price: 12.5, available: 40 })
  const orders = [
    await shop.book(customer, part, 4),
    await shop.book(customer, part, 2),
    await shop.book(customer, part, 1),
  ]
  const [first, second, third] = orders
  if (!first || !second || !third) throw new Error('three were booked')
  await shop.pay(customer, first)
  await shop.giveAddress(customer, first._id)

  // In the morning it reads all there is, each by its right: the warehouse has no amounts.
  const morning = await readChanged(books.send, '2026-01-01T00:00:00Z')
  expect(morning.orders.map(({ _id }) => _id).toSorted()).toEqual(orders.map(({ _id }) => _id).toSorted())
  expect(morning.orders.find(({ _id }) => _id === first._id)).toMatchObject({ status: 'paid', price: 50 })
  const packed = (await warehouse.send('GET', '/order/managed?state=to-ship')).body
  expect(packed).toMatchObject([{ _id: first._id, deliveryAddress: expect.any(Object) }])
  expect(packed).not.toMatchObject([{ price: expect.anything() }])
  expect((await told('order.paid', first._id)).order).toMatchObject({ _id: first._id, price: 50 })

  // It ships, twice with one key as its connection was lost, and is told of one shipment with its parcel.
  const now = new Date().toISOString()
  const parcels = [{ carrier: 'dhl', number: '00340434292135100186' }]
  const ship = () =>
    warehouse.send(
      'POST',
      `/order/${first._id}/shipments`,
      { shipped: 0, lines: [{ line: 0, pieces: 4 }], parcels },
      { 'idempotency-key': 'delivery-note-7001' },
    )
  const [shipped, again] = [await ship(), await ship()]
  const shipment = inserted.parse(shipped.body).insertedId
  expect(again.body).toEqual(shipped.body)
  const left = await told('shipment.sent', shipment)
  expect(left).toMatchObject({ shipment: { lines: [{ pieces: 4 }], parcels }, order: { status: 'shipped' } })

  // A lorry comes.
  const path = `/product/${part._id}/movements`
  const received = { reason: 'received', quantity: 100, note: 'PO 4500017' }
  expect(await warehouse.send('POST', path, received, { 'idempotency-key': 'receipt-1' })).toMatchObject({
    status: 201,
  })
  await vi.waitFor(
    () =>
      expect(receiver.received.at(-1)?.data).toMatchObject({ product: { _id: part._id, available: 133 } }),
    { timeout: 30_000, interval: 20 },
  )

  // At noon it asks for what changed since: no more than that, and what was cancelled too.
  await owner.send('POST', `/order/${third._id}/cancel`)
  const noon = await readChanged(books.send, now)
  expect(noon.orders.map(({ _id, status }) => [_id, status])).toEqual([
    [first._id, 'shipped'],
    [third._id, 'cancelled'],
  ])
  expect(Date.parse(noon.until)).toBeLessThan(Date.parse(now))

  const evening = new Date().toISOString()
  await warehouse.send('PUT', `/order/${first._id}/shipments/${shipment}/parcels`, {
    parcels: [...parcels, { carrier: 'dhl', number: '00340434292135100193' }],
  })
  expect((await readChanged(books.send, evening)).orders).toMatchObject([{ _id: first._id }])

  // So does the warehouse of its stock: what left is reserved no longer, and what was archived comes too.
  await owner.send('PATCH', `/product/${part._id}`, { archived: true }, { 'if-match': '*' })
  const stock = await readStock(warehouse.send, now)
  expect(stock.rows).toMatchObject([{ _id: part._id, available: 134, reserved: 2, archived: true }])

  // Whoever looks at the trail sees which program did what for whom.
  const trail = (await owner.send('GET', `/audit?person=${first._id}`)).body
  expect(trail).toContainEqual(
    expect.objectContaining({ action: 'order-shipped', person: owner.email, key: 'ERP, warehouse' }),
  )
  expectProblem(await warehouse.send('POST', `/order/${first._id}/refund`, { amount: 1, reason: 'No' }), 403)
})

test('orders that change while their pages are read come again, and none is left out', async () => {
  const { send } = await makeProgram(shop, 'sales')
  const customer = await shop.signUp()
  const part = await shop.addProduct({ available: 100 })
  const since = new Date().toISOString()
  const ids: string[] = []
  for (let place = 0; place < 6; place += 1) ids.push((await shop.book(customer, part, 1))._id)
  const first = await send('GET', `/order/managed?updatedSince=${since}&limit=2`)
  // The last one of the page, after which the next page begins.
  await owner.send('POST', `/order/${ids[1]}/cancel`)
  const next = /<(.*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const rest = await send('GET', next.replace('limit=2', 'limit=10'))
  const seen = z.array(orderRead).parse([first.body, rest.body].flat())
  expect(seen.map(({ _id }) => _id)).toEqual([...ids.slice(0, 2), ...ids.slice(2), ids[1]])
  expect(seen.at(-1)).toMatchObject({ status: 'cancelled' })
})

test('a mirror of the stock is right once it has asked again, however much was sold and shipped while its pages were read', async () => {
  const { send } = await makeProgram(shop, 'warehouse')
  const customer = await shop.signUp()
  const since = new Date().toISOString()
  const parts = await Promise.all(Array.from({ length: 7 }, () => shop.addProduct({ available: 100 })))
  const sell = async (part: (typeof parts)[number]) => {
    const order = await shop.book(customer, part, 2)
    await shop.pay(customer, order)
    await shop.giveAddress(customer, order._id)
    return order
  }
  const sold = await Promise.all(parts.slice(0, 4).map(sell))
  // Each is written by two at once, and shipped, while it is read.
  const [first] = await Promise.all([
    readStock(send, since),
    ...sold.map(({ _id }) => shop.admin.send('POST', `/order/${_id}/shipments`, { shipped: 0 })),
    ...parts.map(part => shop.book(customer, part, 1)),
    ...parts.map(({ _id }) =>
      shop.admin.send('POST', `/product/${_id}/movements`, { reason: 'received', quantity: 5 }),
    ),
  ])
  const second = await readStock(send, first.until)
  const mirror = new Map([...first.rows, ...second.rows].map(row => [row._id, row]))
  for (const { _id } of parts) {
    const now = productRead.parse((await shop.admin.send('GET', `/product/${_id}`)).body)
    expect(mirror.get(_id)).toEqual(now)
    expect(now.reserved).toBe(1)
  }
})

test.each([
  ['/order/managed', 'updatedSince=yesterday', 'updatedSince'],
  ['/order/managed', 'updatedSince=2026-01-01T00:00:00Z&sort=newest', 'updatedSince'],
  ['/order/managed', 'updatedSince=2026-01-01T00:00:00Z&q=bolt', 'updatedSince'],
  ['/order/managed', 'updatedSince=2026-01-01T00:00:00Z&cursor=none', 'cursor'],
  ['/product', 'updatedSince=yesterday', 'updatedSince'],
  ['/product', 'updatedSince=2026-01-01T00:00:00Z&sort=price', 'updatedSince'],
  ['/product', 'updatedSince=2026-01-01T00:00:00Z&cursor=none', 'cursor'],
])('GET %s?%s names the field', async (list, query, field) => {
  expectProblem(await owner.send('GET', `${list}?${query}`), 422, [field])
})
