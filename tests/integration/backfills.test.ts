import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '#db/migrate.ts'
import { openOldDatabase } from '../support/old-database.ts'

/** A shop from before admins had a founder and orders the answer about their VAT ID, brought up to date. */
const LAST_OLD_MIGRATION = 35
const { url, client, close } = await openOldDatabase(LAST_OLD_MIGRATION)
afterAll(() => close())

beforeAll(async () => {
  await client.query(
    `insert into users (id, name, email, role, created_at) values
       ('customer', 'Carl', 'carl@example.com', 'customer', '2026-01-01Z'),
       ('first', 'Ada', 'ada@example.com', 'admin', '2026-01-02Z'),
       ('second', 'Bob', 'bob@example.com', 'admin', '2026-01-03Z'),
       ('third', 'Eve', 'eve@example.com', 'admin', '2026-01-04Z'),
       ('orphan', 'Fay', 'fay@example.com', 'admin', '2026-01-05Z'),
       ('unknown', 'Gus', 'gus@example.com', 'admin', '2026-01-06Z'),
       ('former', 'Hal', 'hal@example.com', 'customer', '2026-01-07Z')`,
  )
  await client.query(
    `insert into audit_events (id, actor_id, action, subject, after, created_at) values
       ('1', 'first', 'role-changed', 'bob@example.com', '{"role":"admin"}', '2026-02-01Z'),
       ('2', 'first', 'role-changed', 'eve@example.com', '{"role":"admin"}', '2026-02-01Z'),
       ('3', 'first', 'role-changed', 'eve@example.com', '{"role":"customer"}', '2026-02-03Z'),
       ('4', 'second', 'role-changed', 'eve@example.com', '{"role":"admin"}', '2026-02-02Z'),
       ('5', 'gone', 'role-changed', 'fay@example.com', '{"role":"admin"}', '2026-02-01Z'),
       ('6', 'second', 'role-changed', 'ada@example.com', '{"role":"admin"}', '2026-02-01Z'),
       ('7', 'first', 'role-changed', 'hal@example.com', '{"role":"admin"}', '2026-02-01Z')`,
  )
  await client.query(
    `insert into vat_checks (id, vat_id, status, created_at) values
       ('early', 'ATU12345675', 'valid', '2026-01-01Z'),
       ('later', 'ATU12345675', 'valid', '2026-03-01Z'),
       ('other', 'DE111111117', 'valid', '2026-01-01Z')`,
  )
  await client.query(
    `insert into orders (id, number, user_name, user_email, phone, goods_cents, total_cents, vat_id, created_at, expires_at)
     select id, id, 'Ada', 'ada@example.com', '', 100, 100, vat_id, at::timestamptz, now() from (values
       ('before', 'ATU12345675', '2025-12-31Z'),
       ('between', 'ATU12345675', '2026-02-01Z'),
       ('after', 'ATU12345675', '2026-04-01Z'),
       ('unlisted', 'GB123456727', '2026-04-01Z'),
       ('private', null, '2026-04-01Z')) old (id, vat_id, at)`,
  )
  await client.query(
    `insert into mails (id, kind, recipient, fields) values
       ('dots', 'order-booked', 'A.da+shop@GoogleMail.com', '{}'), ('plain', 'order-booked', 'Bob+x@example.com', '{}')`,
  )
  await client.query(
    `insert into families (id, name, category) values
       ('hexagon-nuts-din-934', 'Hexagon nut', 'fasteners'), ('own-nuts', 'Own nut', 'fasteners'),
       ('circlips-din-471', 'Moved by the owner', 'springs')`,
  )
  await client.query(
    `insert into products (id, name, image, price_cents, min_quantity, available, category, description, sku, family_id, leads) values
       ('demo', 'Nut', '/favicon.svg', 1, 1, 5, 'fasteners', '', 'PH-934-M8', 'hexagon-nuts-din-934', true),
       ('own', 'Own nut', '/favicon.svg', 1, 1, 5, 'fasteners', '', 'NUT-8', 'hexagon-nuts-din-934', false)`,
  )
  await migrateDatabase(url, () => undefined)
})

describe('a shop from before it knew its founder', () => {
  test('has the first of its admins as the founder, and names who made the others admins, as far as they are known', async () => {
    const { rows } = await client.query(
      `select id, is_founder as founder, made_admin_by as by from users order by created_at`,
    )
    expect(rows).toEqual([
      { id: 'customer', founder: false, by: null },
      { id: 'first', founder: true, by: null },
      { id: 'second', founder: false, by: 'first' },
      { id: 'third', founder: false, by: 'second' },
      { id: 'orphan', founder: false, by: null },
      { id: 'unknown', founder: false, by: null },
      { id: 'former', founder: false, by: null },
    ])
  })

  test('knows to which mailbox its mails went', async () => {
    const { rows } = await client.query(`select id, mailbox from mails order by id`)
    expect(rows).toEqual([
      { id: 'dots', mailbox: 'ada@gmail.com' },
      { id: 'plain', mailbox: 'bob@example.com' },
    ])
  })
})

test('an order from before it kept the answer about its VAT ID has the last one that there was when it was booked', async () => {
  const { rows } = await client.query(`select id, vat_check_id as answer from orders order by created_at, id`)
  expect(rows).toEqual([
    { id: 'before', answer: null },
    { id: 'between', answer: 'early' },
    { id: 'after', answer: 'later' },
    { id: 'private', answer: null },
    { id: 'unlisted', answer: null },
  ])
})

test('orders from before the seller was registered abroad name its own VAT number', async () => {
  const { rows } = await client.query(`select distinct seller_vat_id from orders`)
  expect(rows).toEqual([{ seller_vat_id: null }])
})

test('families of the demo from before there were kinds have theirs, where they are still in its category', async () => {
  const { rows } = await client.query(`select id, kind from families order by id`)
  expect(rows).toEqual([
    { id: 'circlips-din-471', kind: null },
    { id: 'hexagon-nuts-din-934', kind: 'hexagon-nuts' },
    { id: 'own-nuts', kind: null },
  ])
})

test('sizes of the demo from before there were sources name that of their dimensions, and no size of the owner does', async () => {
  const { rows } = await client.query(`select id, dimension_source as source from products order by id`)
  expect(rows).toEqual([
    { id: 'demo', source: 'FreeCAD Fasteners workbench' },
    { id: 'own', source: null },
  ])
})
