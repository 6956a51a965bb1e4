import { and, desc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { managedReturn } from '#contract/returns/returns.ts'
import { auditEvents, mails, products, returnLines, stockMovements } from '#db/schema.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { openReturnShop } from '../support/returns.ts'
import { bolts, nuts, ofOrder } from '../support/shipments.ts'

const shop = await openReturnShop()
afterAll(() => shop.close())
const { db } = shop.database
const { ada, admin, bolt, clock, sell, sellAndShip, ship, read } = shop
const { ask, postReturn, step, bringBack, readReturn, expectBooks } = shop
const DAY_MS = 24 * 60 * 60 * 1000
const countStock = async () => (await shop.readProduct(bolt._id)).available
/** Oldest first; of one transaction the customer's before the owner's, as ids made in one millisecond have no order. */
const kindsOfMails = async (order: Parameters<typeof ofOrder>[0]) =>
  (
    await db
      .select({ kind: mails.kind })
      .from(mails)
      .where(ofOrder(order))
      .orderBy(mails.createdAt, desc(mails.kind))
  )
    .map(({ kind }) => kind)
    .filter(kind => kind.includes('return'))

describe('a return', () => {
  test('is asked for, agreed to, arrives and is refunded; each step is mailed, in the timeline and, of admins, in the trail', async () => {
    const order = await sellAndShip()
    const before = await countStock()
    expect((await read(order, ada)).returnable).toMatchObject({
      until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      lines: [
        { line: 0, name: 'Eye bolt', sku: 'EYE-1', pieces: 10 },
        { line: 1, pieces: 4 },
      ],
    })
    const id = await ask(order, [bolts(3), nuts(0)], { reason: 'faulty', words: 'They are bent' })
    expect(await readReturn(order, id, ada)).toMatchObject({
      number: `${order.number}-R1`,
      state: 'requested',
      reason: 'faulty',
      words: 'They are bent',
      byShop: false,
      lines: [{ line: 0, name: 'Eye bolt', pieces: 3, arrived: 0, scrapped: null }],
    })
    expect((await read(order, ada)).returnable.lines).toMatchObject([
      { line: 0, pieces: 7 },
      { line: 1, pieces: 4 },
    ])
    expect(await step(id, 'agree', { words: 'To our yard, please' })).toMatchObject({ status: 200 })
    const arrival = { lines: [{ line: 0, restocked: 2, scrapped: 1 }] }
    expect(await step(id, 'arrival', arrival)).toMatchObject({ status: 200 })
    expect(await countStock()).toBe(before + 2)
    expect(await readReturn(order, id)).toMatchObject({
      state: 'arrived',
      answer: 'To our yard, please',
      lines: [{ arrived: 3, scrapped: 1 }],
    })
    const given = await shop.giveBack(order, { lines: [bolts(3)], return: id })
    expect(given).toMatchObject({ status: 200, body: { order: { refunded: 3, status: 'shipped' } } })
    expect(await readReturn(order, id, ada)).toMatchObject({ state: 'refunded', refunded: 3 })
    expect(await kindsOfMails(order)).toEqual([
      'return-asked',
      'owner-return-asked',
      'return-agreed',
      'return-arrived',
    ])
    const told = (await read(order, ada)).timeline.map(({ kind }) => kind)
    expect(told.slice(-4)).toEqual(['return-asked', 'return-agreed', 'return-arrived', 'refund'])
    const trail = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `order ${order._id}`))
      .orderBy(auditEvents.id)
    expect(trail.map(({ action }) => action)).toEqual([
      'order-shipped',
      'return-agreed',
      'return-arrived',
      'refunded',
    ])
    const moved = await db
      .select()
      .from(stockMovements)
      .where(and(eq(stockMovements.orderId, order._id), eq(stockMovements.reason, 'returned')))
    expect(moved).toMatchObject([{ change: 2, person: admin.email, productId: bolt._id }])
    await expectBooks()
  })

  test('is declined or closed with words, or taken back by its customer; its pieces can be asked for again', async () => {
    const order = await sellAndShip()
    const declined = await ask(order, [bolts(10)])
    expect(await step(declined, 'decline', { words: 'They were used' })).toMatchObject({ status: 200 })
    const withdrawn = await ask(order, [bolts(10)])
    expect(await step(withdrawn, 'withdraw', undefined, ada)).toMatchObject({ status: 200 })
    const closed = await ask(order, [bolts(10)])
    await step(closed, 'agree', { words: '' })
    expect(await step(closed, 'close', { words: 'It never came' })).toMatchObject({ status: 200 })
    expect((await read(order, ada)).returns).toMatchObject([
      { state: 'declined', answer: 'They were used' },
      { state: 'withdrawn' },
      { state: 'closed', answer: 'It never came' },
    ])
    expect((await read(order, ada)).returnable.lines).toMatchObject([{ pieces: 10 }, { pieces: 4 }])
    expect(await kindsOfMails(order)).toEqual([
      'return-asked',
      'owner-return-asked',
      'return-declined',
      'return-asked',
      'owner-return-asked',
      'return-asked',
      'owner-return-asked',
      'return-agreed',
      'return-closed',
    ])
    await expectBooks()
  })

  test('may have fewer pieces than were announced: the others can be asked for again', async () => {
    const order = await sellAndShip()
    const id = await ask(order, [bolts(10), nuts(4)])
    await step(id, 'agree', { words: '' })
    await step(id, 'arrival', { lines: [{ line: 0, restocked: 0, scrapped: 6 }] })
    expect((await read(order, ada)).returnable.lines).toMatchObject([
      { line: 0, pieces: 4 },
      { line: 1, pieces: 4 },
    ])
    await expectBooks()
  })

  test('answers 422 naming the field to what is no piece of the order, or too many', async () => {
    const order = await sell()
    await ship(order, { lines: [bolts(6)], shipped: 0 })
    clock.aheadMs += 11 * 60_000
    await ask(order, [bolts(2)])
    for (const [wish, field, message] of [
      [{ lines: [bolts(5)] }, 'lines.0.pieces', 'must be at most 4: no more can be sent back'],
      [{ lines: [nuts(1)] }, 'lines.0.pieces', 'must be none: there are none to send back'],
      [{ lines: [{ line: 7, pieces: 1 }] }, 'lines.0.pieces', 'must be none: there are none to send back'],
      [{ lines: [bolts(1), bolts(1)] }, 'lines.1.line', 'is there twice'],
      [{ lines: [bolts(0)] }, 'lines', 'must have at least one piece'],
      [{ lines: [] }, 'lines', 'must have at least one line'],
      [{ lines: [bolts(1)], reason: 'bored' }, 'reason', expect.stringContaining('must be one of')],
      [{ lines: [bolts(1)], words: 'x'.repeat(2001) }, 'words', 'must have at most 2000 characters'],
    ] as const)
      expect(expectProblem(await postReturn(order, wish), 422).errors).toEqual([{ field, message }])
    const id = await ask(order, [bolts(4)])
    expect(expectProblem(await step(id, 'decline', { words: ' ' }), 422).errors).toEqual([
      { field: 'words', message: 'must say why' },
    ])
    await step(id, 'agree', { words: '' })
    for (const [line, field] of [
      [{ line: 0, restocked: 4, scrapped: 1 }, 'lines.0.restocked'],
      [{ line: 1, restocked: 1, scrapped: 0 }, 'lines.0.line'],
      [{ line: 0, restocked: 0, scrapped: 0 }, 'lines'],
      [{ line: 0, restocked: -1, scrapped: 0 }, 'lines.0.restocked'],
    ] as const)
      expect(expectProblem(await step(id, 'arrival', { lines: [line] }), 422).errors).toMatchObject([
        { field },
      ])
    await expectBooks()
  })

  test('answers 409 to what has not left, may still be undone or is refunded, and to an order that is not paid', async () => {
    const order = await sell()
    const wish = { lines: [bolts(1)] }
    const notLeft = 'Nothing of this order has left yet: there is nothing to send back'
    expect(expectProblem(await postReturn(order, wish), 409).detail).toBe(notLeft)
    await ship(order, { shipped: 0 })
    expect(expectProblem(await postReturn(order, wish), 409).detail).toBe(notLeft)
    expect((await read(order, ada)).returnable.lines).toEqual([])
    clock.aheadMs += 11 * 60_000
    await admin.send('POST', `/order/${order._id}/refund`, { amount: order.price, reason: 'Given up' })
    expect(expectProblem(await postReturn(order, wish), 409).detail).toContain('refunded in full')
    expect((await read(order, ada)).returnable.lines).toEqual([])
    const unpaid = await shop.book(ada, bolt)
    expect(expectProblem(await postReturn(unpaid, wish), 409).detail).toContain('that is booked')
    expectProblem(await postReturn({ ...unpaid, _id: 'nothing' }, wish), 404)
  })

  test('is asked for within the days that the owner allows after the last piece should have arrived; by an admin on any day', async () => {
    const order = await sellAndShip()
    const { until } = (await read(order, ada)).returnable
    const last = Date.parse(`${until}T12:00:00Z`)
    clock.aheadMs = last - Date.now()
    expect((await read(order, ada)).returnable.lines).toHaveLength(2)
    clock.aheadMs += DAY_MS
    expect((await read(order, ada)).returnable).toEqual({ until, lines: [] })
    expect((await read(order, admin)).returnable.lines).toHaveLength(2)
    const refusal = await postReturn(order, { lines: [bolts(1)] })
    expect(expectProblem(refusal, 409).detail).toContain('could be sent back until')
    const asked = await postReturn(order, { lines: [bolts(1)] }, admin)
    expect(asked).toMatchObject({ status: 201 })
    expect((await read(order)).returns).toMatchObject([{ byShop: true }])
    expect(await kindsOfMails(order)).toEqual(['return-asked'])
    clock.aheadMs = 0
  })

  test('is answered by one of two admins, and arrives once', async () => {
    const id = await ask(await sellAndShip(), [bolts(5)])
    const answers = await Promise.all([
      step(id, 'agree', { words: 'Yes' }),
      step(id, 'decline', { words: 'No' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const agreed = await ask(await sellAndShip(), [bolts(5)])
    await step(agreed, 'agree', { words: '' })
    const arrival = { lines: [{ line: 0, restocked: 5, scrapped: 0 }] }
    const before = await countStock()
    const arrivals = await Promise.all([step(agreed, 'arrival', arrival), step(agreed, 'arrival', arrival)])
    expect(arrivals.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await countStock()).toBe(before + 5)
    await expectBooks()
  })

  test('of the same pieces is asked for once, however often at a time, and a repeated key is answered as before', async () => {
    const order = await sellAndShip()
    const asked = await Promise.all([1, 2, 3].map(() => postReturn(order, { lines: [bolts(10)] })))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
    const other = await sellAndShip()
    const wish = { lines: [bolts(1)], reason: 'other', words: '' }
    const key = { 'idempotency-key': 'return-1' }
    const send = () => ada.send('POST', `/order/${other._id}/returns`, wish, key)
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect((await read(other)).returns).toHaveLength(1)
  })

  test('keeps its shipment from being undone, should the clock be set back', async () => {
    const order = await sell()
    const shipment = await ship(order, { shipped: 0 })
    clock.aheadMs += 11 * 60_000
    await ask(order, [bolts(1)])
    clock.aheadMs -= 11 * 60_000
    expect(expectProblem(await shop.undo(order, shipment), 409).detail).toContain('in a return')
    expect((await read(order)).order.status).toBe('shipped')
    clock.aheadMs += 11 * 60_000
    await expectBooks()
  })

  test('of one order there are at most 20', async () => {
    const order = await sellAndShip()
    for (let count = 0; count < 20; count += 1) await step(await ask(order, [bolts(1)]), 'withdraw', {}, ada)
    expect(expectProblem(await postReturn(order, { lines: [bolts(1)] }), 409).detail).toContain('at most 20')
  })

  test('can arrive after all of its order was refunded: it is refunded then, and does not wait', async () => {
    const order = await sellAndShip()
    const before = await countStock()
    const id = await ask(order, [bolts(10)])
    await step(id, 'agree', { words: '' })
    await admin.send('POST', `/order/${order._id}/refund`, { amount: order.price, reason: 'All of it' })
    expect(await step(id, 'arrival', { lines: [{ line: 0, restocked: 10, scrapped: 0 }] })).toMatchObject({
      status: 200,
    })
    expect(await countStock()).toBe(before + 10)
    expect((await readReturn(order, id))?.state).toBe('refunded')
    const { body } = await admin.send('GET', '/return?state=waiting')
    expect(
      z
        .array(managedReturn)
        .parse(body)
        .map(({ _id }) => _id),
    ).not.toContain(id)
    await expectBooks()
  })

  test('of a part that is gone from the catalogue can only be scrapped', async () => {
    const order = await sellAndShip()
    const id = await ask(order, [nuts(4)])
    await step(id, 'agree', { words: '' })
    const [line] = await db.select().from(returnLines).where(eq(returnLines.returnId, id))
    const [nut] = order.lines.slice(1)
    const all = await db
      .select()
      .from(products)
      .where(eq(products.id, nut?.product ?? ''))
    await shop.database.pool.query(
      'update order_lines set product_id = null where order_id = $1 and position = $2',
      [order._id, line?.position],
    )
    expect(
      expectProblem(await step(id, 'arrival', { lines: [{ line: 1, restocked: 1, scrapped: 3 }] }), 422)
        .errors,
    ).toMatchObject([{ field: 'lines.0.restocked' }])
    expect(await step(id, 'arrival', { lines: [{ line: 1, restocked: 0, scrapped: 4 }] })).toMatchObject({
      status: 200,
    })
    await shop.database.pool.query(
      'update order_lines set product_id = $3 where order_id = $1 and position = $2',
      [order._id, line?.position, all[0]?.id],
    )
  })
})

describe('GET /return', () => {
  test('lists what waits, the oldest first, as the desk counts it, and finds it by state, in pages', async () => {
    const order = await sellAndShip()
    const [first, second] = [await ask(order, [bolts(1)]), await ask(order, [nuts(1)])]
    const list = async (query: string) => {
      const answer = await admin.send('GET', `/return?${query}`)
      return z.array(managedReturn).parse(answer.body)
    }
    const waiting = await list('state=waiting')
    const ids = waiting.map(({ _id }) => _id)
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second))
    expect(waiting.find(({ _id }) => _id === second)).toMatchObject({
      order: order._id,
      name: 'Wing nut',
      pieces: 1,
      userName: ada.name,
    })
    expect((await admin.send('GET', '/desk')).body).toMatchObject({ returns: waiting.length })
    await step(first, 'decline', { words: 'No' })
    expect((await list('state=declined'))[0]?._id).toBe(first)
    expect((await list('state=waiting')).map(({ _id }) => _id)).not.toContain(first)
    const pages: string[] = []
    for (let query = 'limit=2'; ; ) {
      const page = await list(query)
      pages.push(...page.map(({ _id }) => _id))
      if (page.length < 2) break
      query = `limit=2&cursor=${page.at(-1)?._id}`
    }
    expect(pages).toEqual((await list('limit=100')).map(({ _id }) => _id))
    expect(
      expectProblem(await admin.send('GET', '/return?state=lost'), 422).errors?.map(({ field }) => field),
    ).toEqual(['state'])
  })
})

describe('the slip of a return', () => {
  test('names the return, what comes back and whereto, once it is agreed', async () => {
    const order = await sellAndShip()
    const id = await ask(order, [bolts(3)])
    expectProblem(await ada.send('GET', `/return/${id}/slip`), 409)
    await step(id, 'agree', { words: 'Ring twice' })
    const answer = await ada.fetch(`/return/${id}/slip`)
    expect(answer.headers.get('content-disposition')).toContain(`return-slip-${order.number}-R1.pdf`)
    const text = readPdf(new Uint8Array(await answer.arrayBuffer()))
    for (const words of [`${order.number}-R1`, 'Eye bolt', 'EYE-1', 'Ring twice', 'Return slip'])
      expect(text).toContain(words)
    expectProblem(await (await shop.signUp()).send('GET', `/return/${id}/slip`), 404)
  })
})

test('the list of one’s own orders says what became of the last return', async () => {
  const order = await sellAndShip()
  await bringBack(order, [bolts(2)])
  const { body } = await ada.send('GET', `/my-orders?q=${order.number}`)
  expect(body).toMatchObject({ orders: [{ lastReturn: 'arrived' }] })
})
