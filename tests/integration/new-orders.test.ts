import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { mails } from '#db/schema.ts'
import { type NewOrderMails, tellOfNewOrders } from '#domain/orders/tell-of-new.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { ORIGIN, openTestShop } from '../support/shop.ts'

let now = new Date('2026-11-12T05:30:00Z')
const shop = await openTestShop({
  now: () => now,
  env: { CONTACT_TO: 'owner@example.com', SELLER_TIME_ZONE: 'Europe/Berlin' },
})
afterAll(() => shop.close())
const { db } = shop.database
const ada = await shop.signUp({ name: 'Ada Byron', isConfirmed: true })
const bolt = await shop.addProduct({ price: 9.95, available: 1_000 })

const tell = (how: NewOrderMails) => tellOfNewOrders(shop.context(), how)
const readPeriods = async () => {
  const queued = await db.select().from(mails).where(eq(mails.kind, 'owner-new-orders')).orderBy(mails.id)
  return queued.map(({ fields }) => `${fields.from} ${fields.to}`)
}

async function bookPaid(at: string) {
  now = new Date(at)
  const order = await shop.book(ada, bolt)
  await shop.pay(ada, order)
  return order
}

test('the owner is told once of the orders that were paid within an hour, by whichever instance is first, and of none that was not', async () => {
  const first = await bookPaid('2026-11-12T05:30:00Z')
  const second = await bookPaid('2026-11-12T05:59:59Z')
  const unpaid = await shop.book(ada, bolt)
  now = new Date('2026-11-12T06:00:30Z')
  await tell('hourly')
  await tell('off')
  // Orders that were being written at the end of the hour may not be there yet.
  expect(await readPeriods()).toEqual([])
  now = new Date('2026-11-12T06:01:00Z')
  await Promise.all([tell('hourly'), tell('hourly')])
  await tell('hourly')
  expect(await readPeriods()).toEqual(['2026-11-12T05:00:00.000Z 2026-11-12T06:00:00.000Z'])
  for (const worker of shop.workers) worker.start()
  const read = async () =>
    // To the owner alerts go too.
    (await readSentMails(join(shop.dataDir, 'outbox'))).find(
      ({ to, subject }) => to.includes('owner@example.com') && !subject.startsWith('Alert:'),
    )
  const mail = await vi.waitUntil(read, { timeout: 15_000, interval: 50 })
  expect(mail.subject).toBe('2 new orders over €19.90 in all')
  expect(mail.body).toContain(
    `${first.number}, Ada Byron: €9.95, paid\n${second.number}, Ada Byron: €9.95, paid`,
  )
  expect(mail.body).toContain(`${ORIGIN}/dashboard/orders?state=to-ship&sort=oldest`)
  expect(mail.body).not.toContain(unpaid.number)
})

test('no mail is sent of an hour without orders, and none is missed after hours in which the shop was not running', async () => {
  now = new Date('2026-11-12T08:05:00Z')
  await tell('hourly')
  expect(await readPeriods()).toHaveLength(1)
  await bookPaid('2026-11-12T08:30:00Z')
  now = new Date('2026-11-12T15:20:00Z')
  await tell('hourly')
  expect((await readPeriods()).at(-1)).toBe('2026-11-12T06:00:00.000Z 2026-11-12T15:00:00.000Z')
})

test('of a day the owner is told at seven in the morning where the seller is, at once after a minute', async () => {
  await bookPaid('2026-11-12T22:00:00Z')
  now = new Date('2026-11-13T05:59:00Z')
  await tell('daily')
  expect(await readPeriods()).toHaveLength(2)
  now = new Date('2026-11-13T06:01:00Z')
  await tell('daily')
  expect((await readPeriods()).at(-1)).toBe('2026-11-12T15:00:00.000Z 2026-11-13T06:00:00.000Z')
  await bookPaid('2026-11-13T09:10:20Z')
  now = new Date('2026-11-13T09:12:00Z')
  await tell('at-once')
  expect((await readPeriods()).at(-1)).toBe('2026-11-13T06:00:00.000Z 2026-11-13T09:11:00.000Z')
})
