import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { mails } from '#db/schema.ts'
import { readAnswer } from '../support/caller.ts'
import { newAddressForm } from '../support/forms.ts'
import { addCertificate, listLots, receiveLot } from '../support/lots.ts'
import { readPdf } from '../support/pdf.ts'
import { expectProblem } from '../support/problems.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { bolts, nuts, ofOrder, openShipmentShop } from '../support/shipments.ts'

const shop = await openShipmentShop()
afterAll(() => shop.close())
const { db } = shop.database
const { sell, ship, undo, newsOf } = shop

/** Has the mails about an order sent that wait, as if their time had come, and returns those about shipments. */
async function readNews(order: Order) {
  await db.update(mails).set({ nextAttemptAt: sql`now()` }).where(ofOrder(order))
  for (const worker of shop.workers) worker.start()
  const waiting = () => db.$count(mails, and(ofOrder(order), sql`${mails.sentAt} is null`))
  await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 15_000, interval: 50 })
  const sent = await readSentMails(join(shop.dataDir, 'outbox'))
  return sent.filter(({ body, file }) => body.includes(order._id) && file.includes('order-shipped'))
}

describe('the mail about a shipment', () => {
  test('waits until it can no longer be undone, and says what is in it, in which parcels, and what is still to come', async () => {
    const order = await sell()
    const id = await ship(order, {
      lines: [bolts(6)],
      parcels: [{ carrier: 'ups', number: '1Z4711' }],
      shipped: 0,
    })
    const [queued] = await newsOf(order)
    const waitMs = (queued?.nextAttemptAt.getTime() ?? 0) - Date.now()
    expect(waitMs).toBeGreaterThan(9 * 60_000)
    expect(waitMs).toBeLessThanOrEqual(10 * 60_000)
    const [mail] = await readNews(order)
    expect(mail?.subject).toBe('A part of your order is on its way: Eye bolt and 1 more')
    for (const words of [
      'A part of your order has been shipped',
      `Eye bolt\n6 pieces\nOrder: ${order.number}`,
      'Parcel: UPS 1Z4711',
      'Still to come, in another shipment:\n\nEye bolt\n4 pieces\nWing nut\n4 pieces',
      'Day of supply of these pieces',
    ])
      expect(mail?.body).toContain(words)
    expectProblem(await undo(order, id), 409)

    await ship(order, { shipped: 6 })
    const rest = (await readNews(order)).find(({ subject }) => subject.startsWith('The rest of your order'))
    expect(rest?.body).toContain('Eye bolt\n4 pieces\nWing nut\n4 pieces')
    expect(rest?.body).not.toContain('Still to come')
  })

  test('names the lots that the pieces are of, and says which certificates are with the order', async () => {
    const { admin, ada } = shop
    const product = await shop.addProduct({ productname: 'Shackle', available: 0 })
    for (const [number, pieces] of [
      ['S-1', 3],
      ['S-2', 20],
    ] as const)
      await receiveLot(admin, product, number, pieces)
    const [, first] = await listLots(admin, `?product=${product._id}`)
    await addCertificate(admin, first?._id ?? '')
    const order = await shop.checkOut(ada, [[product, 10]])
    await shop.pay(ada, order)
    await shop.giveAddress(ada, order._id)
    await ship(order, { shipped: 0 })
    const [mail] = await readNews(order)
    expect(mail?.body).toContain('Lot: S-1: Shackle, 3 pieces\nLot: S-2: Shackle, 7 pieces')
    expect(mail?.body).toContain('certificates (EN 10204 3.1) of 1 of these lots are with your order')
  })

  test('a parcel that is noted after it is told in another mail, with what is in it', async () => {
    const order = await sell()
    const id = await ship(order, { lines: [nuts(4)], shipped: 0 })
    const note = (numbers: readonly string[]) =>
      shop.admin.send('PUT', `/order/${order._id}/shipments/${id}/parcels`, {
        parcels: numbers.map(number => ({ carrier: 'dpd', number })),
      })
    const later = () => db.$count(mails, and(ofOrder(order), eq(mails.kind, 'order-parcels')))
    expect(await note(['0190'])).toMatchObject({ status: 200 })
    expect(await later()).toBe(0)
    await readNews(order)
    expect(await note(['0190', '0191'])).toMatchObject({ status: 200 })
    expect(await later()).toBe(1)
    const [second] = [await ship(order, { shipped: 4 })]
    const clash = { parcels: [{ carrier: 'dpd', number: '0190' }] }
    const path = `/order/${order._id}/shipments/${second}/parcels`
    expect(expectProblem(await shop.admin.send('PUT', path, clash), 422).errors).toMatchObject([
      { field: 'parcels.0.number' },
    ])
    expectProblem(await shop.admin.send('PUT', `/order/${order._id}/shipments/none/parcels`, clash), 404)
  })
})

describe('the papers of a shipment', () => {
  const words = async (path: string) => {
    const answer = await shop.admin.fetch(path)
    expect(answer).toMatchObject({ status: 200 })
    const text = readPdf(new Uint8Array(await answer.arrayBuffer()))
    return text.replaceAll('\u00a0', ' ').replaceAll('\n', '|')
  }

  test('its slip has its pieces, parcels and what is still to come; its labels are as many as its parcels; the pick list has what is left', async () => {
    const order = await sell()
    const parcels = [
      { carrier: 'dhl', number: '00347' },
      { carrier: 'dhl', number: '00348' },
    ]
    const id = await ship(order, { lines: [bolts(6), nuts(4)], parcels, shipped: 0 })
    const path = `/order/${order._id}/shipments/${id}`
    const slip = await words(`${path}/packing-slip`)
    expect(slip).toContain('|1|Eye bolt|EYE-1|6|')
    expect(slip).toContain('|2|Wing nut|WING-1|4|')
    expect(slip).toContain('DHL 00347')
    expect(slip).toContain('10 pieces in 2 lines')
    expect(slip).toContain('STILL TO COME|4 × Eye bolt · EYE-1')
    expect((await words(`${path}/address-label?first=3`)).split(newAddressForm().name)).toHaveLength(3)
    const list = await words(`/order/pick-list?ids=${order._id}`)
    expect(list).toContain(`Eye bolt|4|4 for ${order.number}`)
    expect(list).not.toContain('Wing nut')
    const left = await words(`/order/packing-slips?ids=${order._id}`)
    expect(left).toContain('|1|Eye bolt|EYE-1|4|')
    expect(left).toContain('Sent before|10 pieces')
    for (const paper of ['packing-slip', 'address-label'])
      expectProblem(
        await readAnswer(await shop.admin.fetch(`/order/${order._id}/shipments/nothing/${paper}`)),
        404,
      )
  })
})
