import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { APP_ROLE, prepareExternalAppRole, prepareOwnAppRole } from '#db/app-role.ts'
import { createTestDatabase } from '../support/database.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const refused = { code: '42501' }

describe.each([
  ['its own database', prepareOwnAppRole],
  ['an outside database', prepareExternalAppRole],
])('the shop on %s', (_, lend) => {
  test('connects with a role of its own, set up at each start, also by several starts at once', async () => {
    const urls = await Promise.all([lend(database.url), lend(database.url), lend(database.url)])
    expect(new Set(urls).size).toBe(1)
    expect(await ask(urls[0] ?? '', 'select current_user as role')).toEqual([{ role: APP_ROLE }])
  })

  test.each(['invoices', 'stock_movements', 'order_events'])(
    'may insert into %s and read it, and nothing else',
    async table => {
      const url = await lend(database.url)
      expect(await ask(url, `select from ${table} limit 1`)).toEqual([])
      for (const statement of [
        `update ${table} set created_at = now()`,
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger all`,
        `drop table ${table}`,
      ])
        await expect(ask(url, statement)).rejects.toMatchObject(refused)
    },
  )

  test('may not change the audit trail, whose rows go by their age alone', async () => {
    const url = await lend(database.url)
    for (const statement of [
      `update audit_events set subject = 'x'`,
      'truncate audit_events',
      'alter table audit_events disable trigger all',
    ])
      await expect(ask(url, statement)).rejects.toMatchObject(refused)
    await database.pool.query(
      `insert into audit_events (id, action, subject) values ('${crypto.randomUUID()}', 'refunded', 'x')`,
    )
    await expect(ask(url, 'delete from audit_events')).rejects.toThrow('before their time')
  })

  test('can neither create nor alter tables', async () => {
    const url = await lend(database.url)
    await expect(ask(url, 'create table mine (id int)')).rejects.toMatchObject(refused)
    await expect(ask(url, 'alter table users add column x int')).rejects.toMatchObject(refused)
  })
})

test('on the embedded database, the role cannot switch back to the owner', async () => {
  const url = await prepareOwnAppRole(database.url)
  await expect(ask(url, 'set role postgres')).rejects.toMatchObject(refused)
})
