import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { managedOrder } from '#contract/orders/managed.ts'
import type { Order } from '#contract/orders/orders.ts'
import { listedParcels } from '#contract/shipments/parcels.ts'
import { auditEvents, mails, parcels } from '#db/schema.ts'
import { expectProblem } from '../support/problems.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const { db } = shop.database

const ada = await shop.signUp({ isConfirmed: true })
const bolt = await shop.addProduct({ available: 1_000 })

async function bookPaid(): Promise<Order> {
  const order = await shop.book(ada, bolt)
  await shop.pay(ada, order)
  await shop.giveAddress(ada, order._id)
  return order
}

const put = ({ _id }: Pick<Order, '_id'>, sent: readonly object[]) =>
  shop.admin.send('PUT', `/order/${_id}/parcels`, { parcels: sent })
const ship = ({ _id }: Order) => shop.admin.send('POST', `/order/${_id}/ship`)
const details = async ({ _id }: Order) => (await ada.send('GET', `/order/${_id}/details`)).body
const ofOrder = ({ _id }: Order) => eq(sql`${mails.fields} ->> 'order'`, _id)
const kindsOf = async (order: Order) =>
  (await db.select().from(mails).where(ofOrder(order)).orderBy(mails.createdAt)).map(({ kind }) => kind)

/** Has the mails sent that wait, and returns what the customer has read about an order. */
async function readMails(order: Order): Promise<string[]> {
  for (const worker of shop.workers) worker.start()
  const waiting = () => db.$count(mails, sql`${ofOrder(order)} and ${mails.sentAt} is null`)
  await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 15_000, interval: 50 })
  const sent = await readSentMails(join(shop.dataDir, 'outbox'))
  return sent.filter(({ body }) => body.includes(order._id)).map(({ body }) => body)
}

describe('PUT /order/{id}/parcels', () => {
  test('before an order is shipped, its customer reads them in the mail that it is on its way; later ones in another mail, once', async () => {
    const order = await bookPaid()
    const first = { carrier: 'dhl', number: '0034 0434 1610 9404 2557' }
    expect(await put(order, [first, first])).toMatchObject({ status: 200 })
    expect(await ship(order)).toMatchObject({ status: 200 })
    const page = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434161094042557'
    const noted = { carrier: 'dhl', number: '00340434161094042557', page }
    expect(await details(order)).toMatchObject({ parcels: [noted] })
    // The mail that it is on its way has not left yet: it tells of this one, too.
    const second = { carrier: 'other', number: 'abc-7' }
    expect(await put(order, [first, second])).toMatchObject({ status: 200 })
    expect(await kindsOf(order)).not.toContain('order-parcels')
    const onItsWay = (await readMails(order)).find(body => body.includes('has been shipped'))
    expect(onItsWay).toContain('Parcel: DHL 00340434161094042557\nParcel: Another carrier ABC-7')

    const third = { carrier: 'GLS', number: 'GLS123456' }
    expect(expectProblem(await put(order, [third]), 422).errors).toEqual([
      {
        field: 'parcels.0.carrier',
        message: 'must be one of DHL, DPD, GLS, UPS, FedEx, Hermes, Another carrier',
      },
    ])
    const all = [second, { ...third, carrier: 'gls' }]
    for (let time = 0; time < 2; time += 1) expect(await put(order, all)).toMatchObject({ status: 200 })
    expect(await put(order, [second])).toMatchObject({ status: 200 })
    expect((await kindsOf(order)).filter(kind => kind === 'order-parcels')).toHaveLength(1)
    const isNoting = and(
      eq(auditEvents.subject, `order ${order._id}`),
      eq(auditEvents.action, 'parcels-noted'),
    )
    expect(await db.select().from(auditEvents).where(isNoting).orderBy(auditEvents.id)).toMatchObject([
      { before: { parcels: [] }, after: { parcels: ['DHL 00340434161094042557'] } },
      { after: { parcels: ['DHL 00340434161094042557', 'Another carrier ABC-7'] } },
      { after: { parcels: ['Another carrier ABC-7', 'GLS GLS123456'] } },
      { after: { parcels: ['Another carrier ABC-7'] } },
    ])
  })

  test('finds the order by the number of its parcel, for the owner', async () => {
    const order = await bookPaid()
    await put(order, [{ carrier: 'ups', number: '1Z999AA10123456784' }])
    const { body } = await shop.admin.send('GET', '/order/managed?q=1z999aa10123456784')
    expect(z.array(managedOrder).parse(body)).toMatchObject([{ _id: order._id }])
  })

  test('answers 409 for an order that is not sent, 404 for none, and 422 for what is on no label', async () => {
    const unpaid = await shop.book(ada, bolt)
    const parcel = { carrier: 'dhl', number: '0034043416' }
    expect(expectProblem(await put(unpaid, [parcel]), 409).detail).toBe(
      'An order that is booked has no parcels',
    )
    expectProblem(await put({ _id: 'nothing' }, [parcel]), 404)
    const order = await bookPaid()
    for (const number of ['123', '', '<b>1234</b>', 'x'.repeat(41), 7])
      expect(expectProblem(await put(order, [{ ...parcel, number }]), 422).errors).toMatchObject([
        { field: 'parcels.0.number' },
      ])
    const many = Array.from({ length: 51 }, (_, n) => ({ ...parcel, number: `A${1000 + n}` }))
    expect(expectProblem(await put(order, many), 422).errors).toMatchObject([{ field: 'parcels' }])
    expect(await details(order)).toMatchObject({ parcels: [] })
  })
})

describe('POST /order/parcels', () => {
  const send = (list: unknown) => shop.admin.send('POST', '/order/parcels', { list })

  test('notes each parcel of a list at its order, which it ships, and says of the other lines what is wrong', async () => {
    const [one, other, unpaid] = [await bookPaid(), await bookPaid(), await shop.book(ada, bolt)]
    await put(one, [{ carrier: 'dpd', number: '01234567890' }])
    const list = [
      'Number;Order;Weight;Carrier',
      `0034 0434 1;${one.number.toLowerCase()};2,1;DHL`,
      `9999;${one.number};;dhl`,
      `01905;${other.number};;Pigeon`,
      `1;${other.number};;GLS`,
      `5555555;${unpaid.number};;GLS`,
      `5555556;PH-1999-000001;;GLS`,
    ].join('\r\n')
    const expected = [
      { line: 2, order: one.number.toLowerCase(), isNoted: true, reason: null },
      { line: 3, order: one.number, isNoted: true, reason: null },
      {
        line: 4,
        order: other.number,
        isNoted: false,
        reason: expect.stringContaining('Carrier must be one'),
      },
      { line: 5, order: other.number, isNoted: false, reason: expect.stringContaining('Number must have 4') },
      { line: 6, order: unpaid.number, isNoted: false, reason: 'An order that is booked has no parcels' },
      { line: 7, order: 'PH-1999-000001', isNoted: false, reason: 'There is no such order' },
    ]
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(list)
      expect(answer).toMatchObject({ status: 200 })
      expect(listedParcels.parse(answer.body).lines).toEqual(expected)
    }
    expect(await details(one)).toMatchObject({ order: { status: 'shipped' } })
    expect(await details(other)).toMatchObject({ order: { status: 'paid' }, parcels: [] })
    const numbers = await db.select().from(parcels).where(eq(parcels.orderId, one._id))
    expect(numbers.map(({ number }) => number).toSorted()).toEqual(['003404341', '01234567890', '9999'])
    expect((await kindsOf(one)).filter(kind => kind === 'order-shipped')).toHaveLength(1)
  })

  test.each([
    ['nothing', ''],
    ['no headings', 'PH-2026-000001;DHL;0034'],
    ['half the headings', 'order;carrier\nPH-2026-000001;DHL'],
    ['501 lines', `order,carrier,number\n${'PH-2026-000001,DHL,0034\n'.repeat(501)}`],
    ['an open quote', 'order,carrier,number\n"PH-2026-000001,DHL,0034'],
    ['no text', 7],
  ])('answers 422 to %s', async (_, list) => {
    const { errors } = expectProblem(await send(list), 422)
    expect(errors).toMatchObject([{ field: expect.stringMatching(/^(list|file)$/) }])
  })
})
