import { afterAll, describe, expect, test } from 'vitest'
import { deliveryOffers, dispatch, measuredDispatch } from '#contract/delivery/delivery.ts'
import { changeSettings } from '../support/settings.ts'
import { openTestShop } from '../support/shop.ts'

/** A Thursday at ten in Berlin. */
const NOW = new Date('2026-11-26T09:00:00Z')
const shop = await openTestShop({ now: () => NOW })
afterAll(() => shop.close())
const { pool } = shop.database

const visitor = shop.newVisitor()
const read = async () => dispatch.parse((await visitor.send('GET', '/delivery/dispatch')).body)
const measure = async () =>
  measuredDispatch.parse((await shop.admin.send('GET', '/delivery/dispatch/measured')).body)

/** Sells and ships orders, each so many minutes after it was paid at eight on Wednesday. */
async function shipAfter(minutes: readonly number[]): Promise<void> {
  const buyer = await shop.signUp()
  const product = await shop.addProduct({ available: 1_000 })
  const ship = async (each: number) => {
    const order = await shop.book(buyer, product, 1)
    await shop.pay(buyer, order)
    const { _id } = order
    await shop.giveAddress(buyer, _id)
    expect(await shop.admin.send('POST', `/order/${_id}/ship`)).toMatchObject({ status: 200 })
    const paid = `'2026-11-25 07:00Z'::timestamptz`
    await pool.query(`update orders set created_at = ${paid}, paid_at = ${paid} where id = $1`, [_id])
    await pool.query(
      `update shipments set created_at = ${paid} + $2 * interval '1 minute' where order_id = $1`,
      [_id, each],
    )
  }
  await Promise.all(minutes.map(ship))
}

describe('GET /delivery/dispatch', () => {
  test('tells the next five cut-offs by opening hours, closed days and the setting, while few orders have left', async () => {
    await changeSettings(shop, {
      OPENING_HOURS: 'Mon-Thu 08:00-16:00, Fri 08:00-12:00',
      CLOSED_DAYS: '2026-11-30 to 2026-12-01',
      DISPATCH_MINUTES: '90',
    })
    expect(await read()).toEqual({
      timeZone: 'Europe/Berlin',
      cutOffs: [
        { orderBy: '2026-11-26T13:30:00.000Z', leavesOn: '2026-11-26' },
        { orderBy: '2026-11-27T09:30:00.000Z', leavesOn: '2026-11-27' },
        { orderBy: '2026-12-02T13:30:00.000Z', leavesOn: '2026-12-02' },
        { orderBy: '2026-12-03T13:30:00.000Z', leavesOn: '2026-12-03' },
        { orderBy: '2026-12-04T09:30:00.000Z', leavesOn: '2026-12-04' },
      ],
      sameDayBy: '10:30',
      withinDays: 0,
    })
  })

  test('goes by what nine of ten orders took, in opening hours, once twenty have left, which owners see', async () => {
    // Of the last ones 16 hours are of the night.
    await shipAfter([...Array.from({ length: 16 }, () => 60), 23 * 60, 28 * 60, 28 * 60])
    expect(await measure()).toEqual({ p90Minutes: 720, orders: 19, minutes: 90, isMeasured: false })
    await shipAfter([61])
    expect(await measure()).toEqual({ p90Minutes: 480, orders: 20, minutes: 480, isMeasured: true })
    expect(await read()).toMatchObject({
      cutOffs: [
        // Four hours of Friday, and four of Thursday before.
        { orderBy: '2026-11-26T11:00:00.000Z', leavesOn: '2026-11-27' },
        // All of a day: what has come before it begins.
        { orderBy: '2026-12-02T07:00:00.000Z', leavesOn: '2026-12-02' },
        expect.anything(),
        expect.anything(),
        expect.anything(),
      ],
      sameDayBy: null,
      withinDays: 2,
    })
  })

  test('follows opening hours that are changed at once', async () => {
    await changeSettings(shop, { OPENING_HOURS: 'Mon-Sun 00:00-24:00' })
    expect((await measure()).p90Minutes).toBe(23 * 60)
    expect((await read()).cutOffs[0]).toEqual({
      orderBy: '2026-11-27T00:00:00.000Z',
      leavesOn: '2026-11-27',
    })
  })
})

test('GET /delivery counts working days from the first day on which the works is not closed', async () => {
  const expected = async () => {
    const { body } = await visitor.send('GET', '/delivery?country=DE')
    return deliveryOffers.parse(body).offers[0]?.from
  }
  await changeSettings(shop, { CLOSED_DAYS: null })
  const before = await expected()
  await changeSettings(shop, { CLOSED_DAYS: '2026-11-26 to 2026-11-29' })
  expect(before).toBe('2026-11-30')
  expect(await expected()).toBe('2026-12-02')
})
