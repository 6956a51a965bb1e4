import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cents } from '#contract/money.ts'
import { type ManagedOrder, managedOrder, shippedOrders } from '#contract/orders/managed.ts'
import { buildIndexes } from '#db/indexes.ts'
import { auditEvents, disputes, orderLines, orders } from '#db/schema.ts'
import { newAddressForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const TODAY = new Date('2026-11-12T10:00:00Z')
const shop = await openTestShop({ now: () => TODAY })
afterAll(() => shop.close())
const { db, pool } = shop.database

const ada = await shop.signUp({ name: 'Ada Müller-Byron', email: 'ada.b@blechwerk.example' })
const grace = await shop.signUp({ name: 'Grace Hopper' })
const bolt = await shop.addProduct({
  productname: 'Hexagon bolt M12 x 60',
  sku: 'PH-4014-M12X60',
  available: 1_000,
})
const nut = await shop.addProduct({ productname: 'Hexagon nut M12', sku: 'PH-4032-M12', available: 1_000 })

const unpaid = await shop.book(ada, bolt, 2)
const toShip = await shop.checkOut(grace, [
  [bolt, 1],
  [nut, 3],
])
const transaction = await shop.pay(grace, toShip)
await shop.giveAddress(grace, toShip._id)
const homeless = await shop.book(grace, nut)
await shop.pay(grace, homeless)
const late = await shop.book(ada, nut)
await shop.pay(ada, late)
await shop.giveAddress(ada, late._id)
const shipped = await shop.book(ada, bolt)
await shop.pay(ada, shipped)
await shop.giveAddress(ada, shipped._id)
await shop.admin.send('POST', `/order/${shipped._id}/ship`)

const booked = [unpaid, toShip, homeless, late, shipped]
// An hour apart, and this one paid on Friday of the week before.
for (const [place, order] of booked.entries())
  await db
    .update(orders)
    .set({ createdAt: new Date(TODAY.getTime() - (booked.length - place) * 3_600_000) })
    .where(eq(orders.id, order._id))
await db
  .update(orders)
  .set({ paidAt: new Date('2026-11-06T12:00:00Z') })
  .where(eq(orders.id, late._id))
await db
  .update(orders)
  .set({
    customerReference: 'PO 4711/b',
    billingAddress: null,
    deliveryAddress: {
      ...newAddressForm(),
      name: 'Grace Hopper',
      company: "O'Neill & Söhne GmbH",
      street: 'Rue de l’Église 7',
      city: 'Strasbourg',
      postcode: '67000',
      country: 'FR',
      region: '',
      street2: '',
      phone: '',
    },
  })
  .where(eq(orders.id, toShip._id))
await db.update(orderLines).set({ ownNumber: 'SHELF-9' }).where(sql`${orderLines.orderId} = ${unpaid._id}`)

async function list(query: Record<string, string> = {}) {
  const answer = await shop.admin.send('GET', `/order/managed?${new URLSearchParams(query)}`)
  expect(answer).toMatchObject({ status: 200 })
  return { answer, found: z.array(managedOrder).parse(answer.body) }
}
const numbersOf = (found: readonly { readonly number: string }[]) => found.map(({ number }) => number)
const totalsOf = (found: readonly ManagedOrder[]) =>
  found.map(order => ('price' in order ? order.price : Number.NaN))
const listed = async (query: Record<string, string>) => numbersOf((await list(query)).found)

describe.each(['without', 'with'])('GET /order/managed %s its indexes', which => {
  if (which === 'with')
    test('which are built beside sales', async () => {
      expect(await buildIndexes(shop.database.url)).toEqual(
        expect.arrayContaining(['order_lines_own_number', 'orders_total', 'orders_words']),
      )
      await pool.query('analyze orders')
    })

  test('lists everybody’s orders, newest first, oldest first, and by their totals', async () => {
    expect(await listed({})).toEqual(numbersOf(booked.toReversed()))
    expect(await listed({ sort: 'oldest' })).toEqual(numbersOf(booked))
    const { found } = await list({ sort: '-price' })
    expect(totalsOf(found)).toEqual(totalsOf(found).toSorted((a, b) => b - a))
  })

  test.each([
    ['a number', unpaid.number, [unpaid]],
    ['a number without its zeros and its year', String(Number(unpaid.number.slice(-6))), [unpaid]],
    ['the beginning of a name', 'hopp', [homeless, toShip]],
    ['one half of a name with a hyphen', 'byron', [shipped, late, unpaid]],
    ['a name with a hyphen', 'müller-byron', [shipped, late, unpaid]],
    ['an email address', 'Ada.B@blechwerk.example', [shipped, late, unpaid]],
    ['a domain', 'blechwerk.ex', [shipped, late, unpaid]],
    ['a company', "o'neill", [toShip]],
    ['a company with what nobody types', 'o’neill', []],
    ['two words in any order', 'gmbh söhne', [toShip]],
    ['a place and a name', 'strasb grace', []],
    ['a name and a place', 'grace strasb', [toShip]],
    ['a postcode', '67000', [toShip]],
    ['the customer’s reference', 'po 4711', [toShip]],
    ['a SKU', 'ph-4014-m12x60', [shipped, toShip, unpaid]],
    ['a SKU and a name', 'PH-4032-M12 ada', [late]],
    ['an own number of a part', 'shelf-9', [unpaid]],
    ['a transaction', transaction, [toShip]],
    ['what nobody has', 'zinc', []],
    ['signs alone', "& | ! :* ' \\", []],
    ['a mark', '@fr', []],
  ])('finds %s', async (_, q, wanted) => {
    expect(await listed({ q })).toEqual(numbersOf(wanted))
  })

  test.each([
    ['to-ship', [late, toShip]],
    ['late', [late]],
    ['address-needed', [homeless]],
    ['overdue', []],
    ['booked', [unpaid]],
    ['paid', [late, homeless, toShip]],
    ['shipped', [shipped]],
    ['refunded', []],
  ])('lists those that are %s', async (state, wanted) => {
    expect(await listed({ state })).toEqual(numbersOf(wanted))
  })

  test('narrows by country, payment and days of the seller’s time zone, all at once', async () => {
    expect(await listed({ country: 'FR' })).toEqual([toShip.number])
    expect(await listed({ country: 'FR', payment: 'account' })).toEqual([])
    expect(await listed({ country: 'FR', payment: 'card', q: 'grace', state: 'to-ship' })).toEqual([
      toShip.number,
    ])
    expect(await listed({ from: '2026-11-12', to: '2026-11-12' })).toHaveLength(booked.length)
    expect(await listed({ from: '2026-11-13' })).toEqual([])
    expect(await listed({ to: '2026-11-11' })).toEqual([])
  })

  test('answers in pages that follow each other', async () => {
    const first = await list({ limit: '2', sort: 'oldest' })
    expect(first.answer.headers.get('x-total-count')).toBe(String(booked.length))
    const next = /^<([^<>]+)>/.exec(first.answer.headers.get('link') ?? '')?.[1] ?? ''
    const second = z.array(managedOrder).parse((await shop.admin.send('GET', next)).body)
    expect(numbersOf([...first.found, ...second])).toEqual(numbersOf(booked.slice(0, 4)))
  })
})

test('GET /order/managed says which orders are to be shipped, and which are late', async () => {
  const { found } = await list()
  const flags = new Map(
    found.map(({ number, toShip: isToShip, late: isLate }) => [number, [isToShip, isLate]]),
  )
  expect(flags.get(toShip.number)).toEqual([true, false])
  expect(flags.get(late.number)).toEqual([true, true])
  expect(flags.get(homeless.number)).toEqual([false, false])
  expect(flags.get(shipped.number)).toEqual([false, false])
})

test.each([
  ['state', 'lost'],
  ['country', 'XX'],
  ['payment', 'cash'],
  ['from', '2026-02-30'],
  ['sort', 'name'],
  ['q', ''],
  ['limit', '0'],
  ['cursor', '../'],
])('GET /order/managed answers 422 naming %s if it is %s', async (field, value) => {
  const answer = await shop.admin.send('GET', `/order/managed?${new URLSearchParams({ [field]: value })}`)
  expect(expectProblem(answer, 422).errors?.map(each => each.field)).toEqual([field])
})

test('GET /order/export answers a row for each line of the orders that match, and is in the audit trail', async () => {
  const answer = await shop.admin.fetch(`/order/export?q=grace&sort=oldest`)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
  const rows = (await answer.text()).trim().split('\r\n')
  expect(rows).toHaveLength(4)
  expect(rows[0]).toContain('"number","booked"')
  expect(rows[1]).toContain(`"${toShip.number}"`)
  expect(rows[1]).toContain("O'Neill & Söhne GmbH")
  expect(rows[1]).toContain(',4,') // Pieces of the order.
  expect(rows[2]).toContain('"PH-4032-M12"')
  expect(rows[3]).toContain(`"${homeless.number}"`)
  const [event] = await db.select().from(auditEvents).where(eq(auditEvents.action, 'exported'))
  expect(event).toMatchObject({ subject: 'orders', actorEmail: shop.admin.email, after: { q: 'grace' } })
})

describe('POST /order/ship', () => {
  const ship = async (ids: readonly string[]) => {
    const answer = await shop.admin.send('POST', '/order/ship', { orders: ids })
    expect(answer).toMatchObject({ status: 200 })
    return shippedOrders.parse(answer.body).orders
  }

  test('ships each order that can be, once and with one mail, and says of the others why not', async () => {
    await db.insert(disputes).values({
      id: 'dp_1',
      orderId: late._id,
      intentId: 'pi_1',
      amountCents: cents(100),
      currency: 'eur',
      status: 'needs_response',
      reason: 'fraudulent',
      withdrawnCents: cents(0),
      reinstatedCents: cents(0),
      isRefundable: true,
      updatedAt: TODAY,
    })
    expect(await listed({ state: 'to-ship' })).toEqual([toShip.number])
    const wanted = [toShip._id, unpaid._id, homeless._id, late._id, shipped._id, 'nothing', toShip._id]
    const [both, others] = await Promise.all([ship(wanted), ship([toShip._id])])
    expect(both).toMatchObject([
      { _id: toShip._id, isShipped: true, reason: null },
      { _id: unpaid._id, isShipped: false, reason: 'An order that is booked cannot become shipped' },
      {
        _id: homeless._id,
        isShipped: false,
        reason: 'This order cannot be shipped yet: its customer has not said where to',
      },
      { _id: late._id, isShipped: false, reason: expect.stringContaining('dispute') },
      { _id: shipped._id, isShipped: true, reason: null },
      { _id: 'nothing', isShipped: false, reason: 'There is no such order' },
    ])
    expect(others).toMatchObject([{ _id: toShip._id, isShipped: true, reason: null }])
    const made = [...both, ...others].flatMap(({ shipment }) => shipment ?? [])
    expect(made).toEqual([expect.any(String)])
    const { rows } = await pool.query(
      `select count(*)::int as mails from mails where kind = 'order-shipped' and fields ->> 'order' = $1`,
      [toShip._id],
    )
    expect(rows).toEqual([{ mails: 1 }])
    const trail = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, `order ${toShip._id}`))
    expect(trail.filter(({ action }) => action === 'order-shipped')).toHaveLength(1)
  })

  test.each([
    ['none', { orders: [] }, 'orders'],
    ['no list', { orders: 'all' }, 'orders'],
    ['101', { orders: Array.from({ length: 101 }, (_, n) => `o${n}`) }, 'orders'],
    ['what is no id', { orders: ['../'] }, 'orders.0'],
    ['nothing', {}, 'orders'],
  ])('answers 422 to %s', async (_, body, field) => {
    const answer = await shop.admin.send('POST', '/order/ship', body)
    expect(expectProblem(answer, 422).errors?.map(each => each.field)).toEqual([field])
  })
})
