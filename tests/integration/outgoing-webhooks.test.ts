import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { composeBody } from '#api/outgoing-webhooks/body.ts'
import { inserted } from '#contract/common.ts'
import { type WebhookKind, webhookKinds } from '#contract/outgoing-webhooks/kinds.ts'
import {
  addedWebhookEndpoint,
  webhookBody,
  webhookMessage,
} from '#contract/outgoing-webhooks/outgoing-webhooks.ts'
import { webhookEndpoints, webhookMessages } from '#db/schema.ts'
import { sendDueWebhooks } from '#domain/outgoing-webhooks/send.ts'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import { newCheckoutForm } from '../support/forms.ts'
import { makeProgram } from '../support/machines.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'
import { isSigned, openReceiver } from '../support/webhook-receiver.ts'

const HOUR_MS = 60 * 60 * 1000
let aheadMs = 0
const env = { WEBHOOK_NETWORKS: '127.0.0.0/8', SHIPMENT_UNDO_MINUTES: '10' }
const shop = await openTestShop({ env, now: () => new Date(Date.now() + aheadMs) })
const { db } = shop.database
const owner = shop.admin
const receiver = await openReceiver()
const { received, state } = receiver
afterAll(async () => {
  await receiver.close()
  await shop.close()
})

beforeEach(async () => {
  await db.delete(webhookEndpoints)
  received.splice(0)
  Object.assign(state, { status: 204, answer: '', headers: {} })
  aheadMs = 0
})

async function add(kinds: readonly WebhookKind[] = webhookKinds, url = receiver.url) {
  const { body } = await owner.send('POST', '/webhook-endpoint', { url, kinds })
  const { insertedId: id, secret } = addedWebhookEndpoint.parse(body)
  return { id, secret }
}
/** One round, as the worker does it. */
const sendAll = () => {
  const ctx = shop.context()
  return sendDueWebhooks(ctx, { compose: message => composeBody(ctx, message) })
}
const list = async (query = '') =>
  z.array(webhookMessage).parse((await owner.send('GET', `/webhook-message${query}`)).body)
const readEndpoint = async (id: string) =>
  (await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0]
const types = () => received.map(({ type }) => type)

describe('an endpoint', () => {
  test('is told of each step of an order with what the calls answer, signed', async () => {
    const { secret } = await add(webhookKinds.filter(kind => kind !== 'stock.changed'))
    const customer = await shop.signUp()
    const product = await shop.addProduct({ price: 10, available: 10 })
    const { _id: id } = await shop.book(customer, product, 3)
    await sendAll()
    expect(types()).toEqual(['order.booked'])
    expect(received[0]?.data).toEqual({ id, order: (await owner.send('GET', `/order/${id}`)).body })
    await shop.pay(customer, await shop.readOrder(customer, id))
    await shop.giveAddress(customer, id)
    const parcels = [{ carrier: 'dhl', number: '00340434292135100186' }]
    const leaving = await owner.send('POST', `/order/${id}/shipments`, {
      shipped: 0,
      lines: [{ line: 0, pieces: 1 }],
      parcels,
    })
    const { insertedId: shipment } = inserted.parse(leaving.body)
    await sendAll()
    expect(types()).toEqual(['order.booked', 'order.paid', 'shipment.sent'])
    expect(received[2]?.data).toMatchObject({
      id: shipment,
      order: { _id: id, status: 'paid', partlyShipped: true },
      shipment: { _id: shipment, lines: [{ line: 0, pieces: 1 }], parcels },
    })
    await owner.send('DELETE', `/order/${id}/shipments/${shipment}`)
    await owner.send('POST', `/order/${id}/refund`, { amount: 30, reason: 'Late' })
    await sendAll()
    expect(types().slice(3)).toEqual(['shipment.undone', 'refund.made'])
    expect(received[3]?.data).toMatchObject({ id: shipment, shipment: null })
    expect(received[4]?.data).toMatchObject({
      order: { status: 'refunded' },
      refund: { amount: 30, reason: 'Late' },
    })
    const unpaid = await shop.book(customer, product, 1)
    await owner.send('POST', `/order/${unpaid._id}/cancel`)
    await sendAll()
    expect(types().slice(5)).toEqual(['order.booked', 'order.cancelled'])

    for (const each of received) {
      webhookBody.parse(JSON.parse(each.raw))
      expect(each.headers['webhook-id']).toBe(each.id)
      expect(isSigned(each, secret)).toBe(true)
      expect(isSigned({ ...each, raw: `${each.raw} ` }, secret)).toBe(false)
    }
    expect(new Set(received.map(each => each.id)).size).toBe(received.length)
  })

  test('is told of nothing that did not happen, and of what it did not ask for', async () => {
    await add(['order.booked'])
    const customer = await shop.signUp()
    const product = await shop.addProduct({ available: 2 })
    expectProblem(await customer.send('POST', '/checkout', newCheckoutForm([[product, 3]])), 409)
    await shop.pay(customer, await shop.book(customer, product, 1))
    await sendAll()
    expect(types()).toEqual(['order.booked'])
  })

  test('is told once of a stock that changed often, with what there is when it is told', async () => {
    const product = await shop.addProduct({ available: 100 })
    await add(['stock.changed'])
    const customers = await Promise.all([shop.signUp(), shop.signUp(), shop.signUp()])
    await Promise.all(customers.map(customer => shop.book(customer, product, 5)))
    await sendAll()
    expect(received.map(({ data }) => data)).toMatchObject([
      { id: product._id, product: { _id: product._id, available: 85 } },
    ])
    await owner.send('POST', `/product/${product._id}/movements`, { reason: 'received', quantity: 15 })
    await sendAll()
    expect(received[1]?.data).toMatchObject({ product: { available: 100 } })
  })

  test('hears last what is true, however sending and bookings meet', async () => {
    const product = await shop.addProduct({ available: 1_000 })
    await add(['stock.changed'])
    const customers = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()))
    const bookings = customers.map(async customer => {
      for (let order = 0; order < 5; order += 1) await shop.book(customer, product, 1)
    })
    const rounds = Array.from({ length: 2 }, async () => {
      for (let round = 0; round < 15; round += 1) await sendAll()
    })
    await Promise.all([...bookings, ...rounds])
    await sendAll()
    expect(received.at(-1)?.data).toMatchObject({ product: { available: 980 } })
    expect(new Set(received.map(({ id }) => id)).size).toBe(received.length)
  })

  test.each([
    [{ url: 'http://10.0.0.1/' }, 'url'],
    [{ url: 'https://me:secret@erp.example.com/' }, 'url'],
    [{ url: 'erp' }, 'url'],
    [{ kinds: [] }, 'kinds'],
    [{ kinds: ['order.eaten'] }, 'kinds.0'],
  ])('is not added with %j', async (wish, field) => {
    const whole = { url: receiver.url, kinds: ['order.paid'], ...wish }
    expectProblem(await owner.send('POST', '/webhook-endpoint', whole), 422, [field])
  })

  test('is added by two at once, of whom the second would be one too many, by one', async () => {
    await db.insert(webhookEndpoints).values(
      Array.from({ length: 19 }, (_, place) => {
        return { id: `copy-${place}`, url: receiver.url, kinds: ['order.paid' as const], secret: 'whsec_' }
      }),
    )
    const wish = { url: receiver.url, kinds: ['order.paid'] }
    const answers = await Promise.all([1, 2, 3].map(() => owner.send('POST', '/webhook-endpoint', wish)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  test('has two secrets for a day after the first is renewed, which nobody is shown again', async () => {
    const { id, secret } = await add(['order.booked'])
    const renewed = await owner.send('POST', `/webhook-endpoint/${id}/secret`)
    const { secret: next } = z.object({ secret: z.string() }).parse(renewed.body)
    const [customer, product] = [await shop.signUp(), await shop.addProduct()]
    await shop.book(customer, product)
    await sendAll()
    aheadMs = 25 * HOUR_MS
    await shop.book(customer, product)
    await sendAll()
    expect(received.map(each => [isSigned(each, secret), isSigned(each, next)])).toEqual([
      [true, true],
      [false, true],
    ])
    const shown = JSON.stringify([
      (await owner.send('GET', '/webhook-endpoint')).body,
      (await owner.send('GET', `/audit?person=${id}`)).body,
    ])
    expect(shown).toContain('webhook-secret-renewed')
    expect(shown).not.toContain('whsec_')
  })
})

describe('a webhook that is not taken', () => {
  async function tellOfOrder() {
    const endpoint = await add(['order.booked'])
    await shop.book(await shop.signUp(), await shop.addProduct())
    return endpoint
  }

  test('is sent again, ever later, for three days; then its endpoint is off, and the desk says so', async () => {
    const { id } = await tellOfOrder()
    Object.assign(state, { status: 500, answer: `Out of order\0${'.'.repeat(600)}` })
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await sendAll()
      expect(received).toHaveLength(attempt)
      // Not yet due again.
      await sendAll()
      expect(received).toHaveLength(attempt)
      const [message] = await list()
      const next = Date.parse(message?.nextAttemptAt ?? '')
      if (Number.isNaN(next)) break
      const pause = next - Date.parse(message?.lastAttemptAt ?? '')
      pauses.push(Math.round(pause / 1000))
      aheadMs += pause + 1_000
    }
    const hours = [2, 5, 10, 14, 20, 24].map(each => each * 3_600)
    expect(pauses).toEqual([5, 300, 1_800, ...hours])
    expect(new Set(received.map(each => each.id)).size).toBe(1)
    expect(await list()).toMatchObject([
      { state: 'failed', attempts: 10, lastStatus: 500, nextAttemptAt: null },
    ])
    expect((await list())[0]?.lastAnswer).toMatch(/^Out of order\.{488}$/)
    expect((await owner.send('GET', '/desk')).body).toMatchObject({ 'webhooks-off': 1 })
    const { body } = await owner.send('GET', '/webhook-endpoint')
    expect(body).toMatchObject([{ on: false, offReason: 'It took nothing for three days' }])

    // Nothing is written for it meanwhile. Switched on, it is told again, and of what is repeated.
    await shop.book(await shop.signUp(), await shop.addProduct())
    expect(await list()).toHaveLength(1)
    state.status = 200
    await owner.send('PATCH', `/webhook-endpoint/${id}`, { on: true })
    expect((await owner.send('GET', '/desk')).body).toMatchObject({ 'webhooks-off': 0 })
    const [failed] = await list('?state=failed')
    const replay = { ids: [failed?._id, 'none'] }
    expect((await owner.send('POST', '/webhook-message/replay', replay)).body).toMatchObject({ replayed: 1 })
    await sendAll()
    expect(received.at(-1)?.id).toBe(failed?._id)
    expect(await list('?state=sent')).toHaveLength(1)
    expect(await list('?state=failed')).toEqual([])
  })

  test('leaves its endpoint on if that took others meanwhile', async () => {
    const { id } = await tellOfOrder()
    state.status = 500
    await sendAll()
    await db.update(webhookMessages).set({ failures: 9, nextAttemptAt: new Date(0) })
    await db.update(webhookEndpoints).set({ lastSentAt: new Date(Date.now() + 1_000) })
    await sendAll()
    expect(await list()).toMatchObject([{ state: 'failed' }])
    expect(await readEndpoint(id)).toMatchObject({ offSince: null })
  })

  test('switches its endpoint off at once if that answers that it is gone', async () => {
    const { id } = await tellOfOrder()
    state.status = 410
    await sendAll()
    const reason = 'It answered that it is gone (410)'
    expect(await readEndpoint(id)).toMatchObject({ offReason: reason })
    const { body } = await owner.send('GET', '/audit?action=webhook-endpoint-edited')
    const noted = {
      subject: `webhook ${id}`,
      person: null,
      before: { on: true },
      after: { on: false, reason },
    }
    expect(body).toContainEqual(expect.objectContaining(noted))
  })

  test('is not sent where the answer points to', async () => {
    await tellOfOrder()
    Object.assign(state, { status: 307, headers: { location: receiver.url } })
    await sendAll()
    expect(received).toHaveLength(1)
    expect(await list()).toMatchObject([{ state: 'waiting', lastStatus: 307 }])
  })

  test('keeps nobody else from being told', async () => {
    await add(['order.booked'], 'http://127.0.0.1:1/')
    await tellOfOrder()
    await sendAll()
    expect(received).toHaveLength(1)
    expect(await list('?state=waiting')).toMatchObject([
      { lastStatus: null, lastAnswer: 'No connection (ECONNREFUSED)' },
    ])
  })
})

test('two instances that send at the same moment send each webhook once', async () => {
  await add(['order.booked'])
  const [customer, product] = [await shop.signUp(), await shop.addProduct({ available: 100 })]
  for (let order = 0; order < 8; order += 1) await shop.book(customer, product)
  await Promise.all([sendAll(), sendAll(), sendAll()])
  expect(received).toHaveLength(8)
  expect(new Set(received.map(({ id }) => id)).size).toBe(8)
})

test('what was sent is listed in pages, and goes after a month', async () => {
  await add(['order.booked'])
  const [customer, product] = [await shop.signUp(), await shop.addProduct({ available: 100 })]
  for (let order = 0; order < 3; order += 1) await shop.book(customer, product)
  await sendAll()
  const first = await owner.send('GET', '/webhook-message?limit=2')
  expect(first.headers.get('x-total-count')).toBe('3')
  const next = /<(.*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const pages = z.array(webhookMessage).parse([first.body, (await owner.send('GET', next)).body].flat())
  expect(pages.map(({ subject }) => subject)).toEqual(received.map(({ data }) => data.id).toReversed())
  await db.update(webhookMessages).set({ sentAt: new Date(Date.now() - 31 * 24 * HOUR_MS) })
  await sweepOldRows(db, new Date(), AbortSignal.timeout(60_000))
  expect(await list()).toEqual([])
})

test('a product that is gone is told of no more', async () => {
  await add(['stock.changed'])
  const product = await shop.addProduct({ available: 1 })
  await db.update(webhookMessages).set({ subject: 'nothing' }).where(eq(webhookMessages.subject, product._id))
  await sendAll()
  expect(received).toEqual([])
  expect(await list()).toMatchObject([{ state: 'sent', lastAnswer: 'Not sent: what it is about is gone' }])
})

test('no API key says who is told', async () => {
  const { send } = await makeProgram(shop, 'admin')
  expectProblem(await send('POST', '/webhook-endpoint', { url: receiver.url, kinds: ['order.paid'] }), 403)
})
