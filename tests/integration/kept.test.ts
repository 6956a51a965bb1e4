import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditEvents,
  contactMessages,
  mails,
  missedSearches,
  stockWatches,
  users,
  webhookEvents,
} from '#db/schema.ts'
import { kept } from '#domain/own-data/kept.ts'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import { createTestDatabase } from '../support/database.ts'

const database = await createTestDatabase()
const { db, ownerDb, pool } = database
afterAll(() => database.close())

const now = new Date()
/** A day before, or after, so many years and days ago. */
const before = (years: number, days = 0) =>
  sql`now() - ${years}::int * interval '1 year' - ${days + 1}::int * interval '1 day'`
const since = (years: number, days = 0) =>
  sql`now() - ${years}::int * interval '1 year' - ${days - 1}::int * interval '1 day'`
/** The ids that are left, in their order. */
const idsOf = async (table: string) =>
  (await pool.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(({ id }) => id)

const words = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '',
  message: 'Hello',
}
const mail = { kind: 'order-booked', recipient: 'ada@example.com', fields: { order: '1' } }
const event = { type: 'charge.refunded', payload: {} }

beforeEach(async () => {
  for (const table of ['mails', 'contact_messages', 'webhook_events', 'stock_watches', 'products', 'users'])
    await pool.query(`delete from ${table}`)
  await pool.query(
    'alter table audit_events disable trigger user; delete from audit_events; alter table audit_events enable trigger user',
  )
})

test('each table of the database is in one class of what is kept', async () => {
  const { rows } = await pool.query<{
    name: string
  }>(`select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
    from information_schema.tables where table_schema in ('public', 'sandbox')`)
  expect(kept.flatMap(({ tables }) => tables).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('mails and messages go after three years, events after 90 days, wishes after a year, and nothing a day before', async () => {
  await db.insert(mails).values([
    { ...mail, id: 'old', sentAt: before(3) },
    { ...mail, id: 'recent', sentAt: since(3) },
    { ...mail, id: 'unsent', createdAt: before(3) },
  ])
  await db.insert(contactMessages).values([
    { ...words, id: 'old', lastAt: before(3) },
    { ...words, id: 'recent', createdAt: before(3), lastAt: since(3) },
  ])
  await db.insert(webhookEvents).values([
    { ...event, id: 'old', processedAt: before(0, 90) },
    { ...event, id: 'recent', processedAt: since(0, 90) },
    { ...event, id: 'unprocessed', createdAt: before(0, 90) },
  ])
  await db.insert(users).values([
    { id: 'old', name: 'Old', email: 'old@example.com' },
    { id: 'new', name: 'New', email: 'new@example.com' },
  ])
  await pool.query(`insert into products (id, name, image, price_cents, min_quantity, available, category, description)
    values ('p', 'Part', '/favicon.svg', 100, 1, 0, 'fasteners', '')`)
  await db.insert(stockWatches).values([
    { userId: 'old', productId: 'p', createdAt: before(1) },
    { userId: 'new', productId: 'p', createdAt: since(1) },
  ])
  const dayBefore = (days: number) =>
    new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const miss = { times: 1, lastAt: now, outcome: 'nothing', shown: '' } as const
  await db.insert(missedSearches).values([
    { ...miss, words: 'old', day: dayBefore(91) },
    { ...miss, words: 'new', day: dayBefore(90) },
  ])
  await sweepOldRows(db, now)
  expect((await db.select().from(missedSearches)).map(each => each.words)).toEqual(['new'])
  expect(await idsOf('mails')).toEqual(['recent', 'unsent'])
  expect(await idsOf('contact_messages')).toEqual(['recent'])
  expect(await idsOf('webhook_events')).toEqual(['recent', 'unprocessed'])
  expect((await db.select().from(stockWatches)).map(({ userId }) => userId)).toEqual(['new'])
})

describe('the audit trail', () => {
  const act = (id: string, action: string, createdAt: ReturnType<typeof before>) => ({
    id,
    action,
    subject: 'x',
    createdAt,
  })

  test('loses who signed in after a year and all else after eleven, but never that the shop went live', async () => {
    await db
      .insert(auditEvents)
      .values([
        act('1 old visit', 'signed-in', before(1)),
        act('2 old failure', 'sign-in-failed', before(1)),
        act('3 recent visit', 'signed-out', since(1)),
        act('4 old deed', 'refunded', before(11)),
        act('5 recent deed', 'refunded', since(11)),
        act('6 live', 'went-live', before(20)),
      ])
    await sweepOldRows(db, now)
    expect(await idsOf('audit_events')).toEqual(['3 recent visit', '5 recent deed', '6 live'])
  })

  test('is kept by the database itself from whoever would delete earlier, also as the owner of the tables', async () => {
    await db
      .insert(auditEvents)
      .values([
        act('visit', 'signed-in', since(1)),
        act('deed', 'refunded', since(11)),
        act('live', 'went-live', before(20)),
      ])
    for (const each of [db, ownerDb])
      for (const id of ['visit', 'deed', 'live'])
        await expect(each.execute(sql`delete from ${auditEvents} where id = ${id}`)).rejects.toMatchObject({
          cause: { message: expect.stringContaining('before their time') },
        })
    expect(await idsOf('audit_events')).toEqual(['deed', 'live', 'visit'])
  })
})

test('takes all that is old, in batches, and waits for no row that somebody holds', async () => {
  await pool.query(`insert into mails (id, kind, recipient, fields, sent_at)
    select 'm' || n, 'order-booked', 'ada@example.com', '{}', now() - interval '4 years' from generate_series(1, 2500) n`)
  const { promise: isSwept, resolve: release } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const holding = ownerDb.transaction(async tx => {
    await tx.execute(sql`select from mails where id = 'm77' for update`)
    hold()
    await isSwept
  })
  await isHeld
  const begun = performance.now()
  await sweepOldRows(db, now)
  expect(performance.now() - begun).toBeLessThan(3_000)
  expect(await idsOf('mails')).toEqual(['m77'])
  release()
  await holding
  await sweepOldRows(db, now)
  expect(await idsOf('mails')).toEqual([])
})

test('begins no batch once it is told to stop', async () => {
  await db.insert(mails).values({ ...mail, id: 'old', sentAt: before(3) })
  await sweepOldRows(db, now, AbortSignal.abort())
  expect(await idsOf('mails')).toEqual(['old'])
})
