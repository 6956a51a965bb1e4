import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { alert } from '#contract/desk/alerts.ts'
import { mails, orders, payments, reconciliationMarks, refunds } from '#db/schema.ts'
import { watchAlerts } from '#domain/desk/watch-alerts.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { expectProblem } from '../support/problems.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { ORIGIN, openTestShop } from '../support/shop.ts'

const START = new Date('2026-11-27T09:00:00Z')
let now = START
const shop = await openTestShop({ now: () => now, env: { CONTACT_TO: 'owner@example.com' } })
afterAll(() => shop.close())
const { db } = shop.database
const ada = await shop.signUp({ isConfirmed: true })
const bolt = await shop.addProduct({ price: 10, available: 1_000 })

const GIGABYTE = 1024 ** 3
const watch = (freeDiskBytes = 2 * GIGABYTE, wantsBackups = false) =>
  watchAlerts(shop.context(), { freeDiskBytes, wantsBackups })
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const list = async () => z.array(alert).parse((await shop.admin.send('GET', '/alerts')).body)
const listKinds = async () => (await list()).map(({ kind, count }) => `${kind} ${count}`)
const readMails = async () => {
  const queued = await db.select().from(mails).where(eq(mails.kind, 'owner-alerts')).orderBy(mails.createdAt)
  return queued.map(({ fields }) => fields.alerts)
}
const acknowledge = (kind: string) => shop.admin.send('POST', `/alerts/${kind}/acknowledge`)

async function payOne() {
  const order = await shop.book(ada, bolt)
  const intentId = await shop.pay(ada, order)
  await db.update(orders).set({ createdAt: now, paidAt: now }).where(eq(orders.id, order._id))
  return { order, intentId }
}

test('the owner is told of what is wrong once an hour, by whichever instance is first, until somebody acknowledges it, and again when it comes back', async () => {
  await watch()
  expect(await list()).toEqual([])
  await Promise.all([watch(1), watch(1), watch(1)])
  expect(await list()).toEqual([{ kind: 'disk', count: 1, since: START.toISOString(), acknowledged: null }])
  pass(59)
  await watch(1)
  expect(await readMails()).toEqual(['disk'])
  pass(1)
  await watch(1)
  expect(await readMails()).toEqual(['disk', 'disk'])
  expect((await acknowledge('disk')).status).toBe(200)
  expect((await list())[0]?.acknowledged).toEqual({ at: now.toISOString(), by: shop.admin.email })
  pass(180)
  await watch(1)
  expect(await readMails()).toHaveLength(2)
  await watch()
  expect(await list()).toEqual([])
  await watch(1)
  expect(await list()).toMatchObject([{ since: now.toISOString(), acknowledged: null }])
  expect(await readMails()).toHaveLength(3)
  await watch()
  // What comes and goes is not told of each time.
  await watch(1)
  expect(await readMails()).toHaveLength(3)
  await watch()
})

test('POST /alerts/{kind}/acknowledge of what is not wrong, or not known, is refused', async () => {
  expectProblem(await acknowledge('disk'), 404)
  expectProblem(await acknowledge('weather'), 422)
})

test('what each comparison with the card service finds again is told of, since it was first found', async () => {
  await reconcile(shop.context())
  await db.update(reconciliationMarks).set({ unhealedSince: new Date(now.getTime() - 16 * 60_000) })
  await watch()
  expect(await listKinds()).toEqual(['differences 1'])
  await reconcile(shop.context())
  await watch()
  expect(await list()).toEqual([])
})

test('a failed refund is told of, and another one although the first was acknowledged', async () => {
  const { order } = await payOne()
  await shop.sendWebhooks()
  const refund = { amount: 1, reason: 'Late' }
  await shop.admin.send('POST', `/order/${order._id}/refund`, refund)
  await db.update(refunds).set({ status: 'failed' })
  await watch()
  expect(await listKinds()).toEqual(['failed-refunds 1'])
  await acknowledge('failed-refunds')
  await watch()
  expect((await list())[0]?.acknowledged).not.toBeNull()
  await shop.admin.send('POST', `/order/${order._id}/refund`, refund)
  await db.update(refunds).set({ status: 'failed' })
  pass(60)
  await watch()
  expect(await list()).toMatchObject([{ kind: 'failed-refunds', count: 2, acknowledged: null }])
  expect((await readMails()).at(-1)).toBe('failed-refunds')
  await db.update(refunds).set({ status: 'sent-another-way' })
  await watch()
  expect(await list()).toEqual([])
})

test('webhooks are missed 15 minutes after a payment, until one comes', async () => {
  pass(60)
  await payOne()
  pass(14)
  await watch()
  expect(await list()).toEqual([])
  pass(2)
  await watch()
  expect(await listKinds()).toEqual(['no-webhooks 1'])
  await shop.sendWebhooks()
  await watch()
  expect(await list()).toEqual([])
})

test('a payment of another amount is told of if it does not heal within 15 minutes', async () => {
  const { intentId } = await payOne()
  await shop.sendWebhooks()
  await db.update(payments).set({ status: 'held', succeededAt: now }).where(eq(payments.intentId, intentId))
  await watch()
  expect(await list()).toEqual([])
  pass(16)
  await watch()
  expect(await listKinds()).toEqual(['differences 1'])
  await db.update(payments).set({ status: 'succeeded' }).where(eq(payments.intentId, intentId))
  await watch()
  expect(await list()).toEqual([])
})

test('mails that were refused for an hour are told of, and a backup that is missing where backups are wanted', async () => {
  const createdAt = new Date(now.getTime() - 61 * 60_000)
  const waiting = { kind: 'order-paid', recipient: 'ada@example.com', fields: {}, createdAt }
  await db.insert(mails).values([
    { id: 'refused', ...waiting, attempts: 3, lastError: 'mailbox full' },
    { id: 'held-back', ...waiting, attempts: 3 },
  ])
  await watch(undefined, true)
  expect(await listKinds()).toEqual(['backup 1', 'mails-undelivered 1'])
  expect((await readMails()).at(-1)?.split(' ').toSorted()).toEqual(['backup', 'mails-undelivered'])
  await db.delete(mails).where(eq(mails.recipient, 'ada@example.com'))
  for (const worker of shop.workers) worker.start()
  const read = async () =>
    (await readSentMails(join(shop.dataDir, 'outbox'))).find(
      ({ subject }) => subject === '2 alerts of the shop',
    )
  const mail = await vi.waitUntil(read, { timeout: 15_000, interval: 50 })
  expect(mail.to).toContain('owner@example.com')
  expect(mail.body).toContain(`The backup is late: `)
  expect(mail.body).toContain(`${ORIGIN}/dashboard`)
})
