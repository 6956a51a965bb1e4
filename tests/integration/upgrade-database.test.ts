import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checksumRows } from '#db/backup/checksum-rows.ts'
import { addQuarantine } from '#db/backup/marks.ts'
import { readSnapshot } from '#db/backup/read-rows.ts'
import { connectDatabase } from '#db/client.ts'
import { copySnapshot, moveRows } from '#db/upgrade/move-rows.ts'
import { codeVersion, readSchemaVersion } from '#db/version.ts'
import { named } from '../support/global-database.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { openOldDatabase } from '../support/old-database.ts'
import { query, readEverything } from '../support/read-everything.ts'

/** Between two databases of one server. Two versions of PostgreSQL: `npm run test:upgrade`. */
const shop = await openMoneyShop()
const { url } = shop.database
const server = new pg.Client({ connectionString: inject('databaseUrl') })
const databases: string[] = []

beforeAll(async () => {
  await server.connect()
  const ada = await shop.signUp()
  const product = await shop.addProduct({ price: 10, available: 50 })
  await shop.pay(ada, await shop.book(ada, product, 3))
  await shop.book(ada, product, 2)
})

afterAll(async () => {
  for (const name of databases) await server.query(`drop database if exists ${name} with (force)`)
  await server.end()
  await shop.close()
})

async function newDatabase(): Promise<string> {
  const name = `moved_${crypto.randomUUID().replaceAll('-', '')}`
  await server.query(`create database ${name}`)
  databases.push(name)
  return named(inject('databaseUrl'), name)
}

async function move(from: string, to: string) {
  const lines: string[] = []
  return { ...(await moveRows(from, to, line => lines.push(line))), lines }
}

test('a moved database has every row, sequence and mark, and what is not the shop’s is named', async () => {
  await shop.database.pool.query('create table somebody_elses as select 1 as n')
  await withClient(url, addQuarantine)
  const before = await readEverything(url)
  const ours = before.rows.filter(([name]) => name !== 'public.somebody_elses')
  const to = await newDatabase()
  expect(await move(url, to)).toEqual({
    tables: ours.length,
    rows: ours.flatMap(([, rows]) => rows).length,
    lines: ['public.somebody_elses is left out: it is no table of the shop'],
  })
  expect(await readEverything(to)).toEqual({ ...before, rows: ours })
  const marks = 'select name, at::text from operations.marks'
  expect(await query(to, marks)).toEqual(await query(url, marks))
  expect(await query(to, marks)).toMatchObject([{ name: 'quarantine' }])
  await shop.database.pool.query('drop table somebody_elses; delete from operations.marks')
})

test('a database of an earlier schema is migrated once it is moved, and left as it was where it came from', async () => {
  const old = await openOldDatabase(40)
  await old.client.query(
    `insert into users (id, name, email) select 'u' || n, 'User', 'u' || n || '@example.eu' from generate_series(1, 5) as n`,
  )
  const before = await readEverything(old.url)
  const to = await newDatabase()
  expect(await move(old.url, to)).toMatchObject({ rows: before.rows.flatMap(([, rows]) => rows).length })
  expect(await query(to, `select from users where email ~ '^u[1-5]@example.eu$'`)).toHaveLength(5)
  expect(await readEverything(old.url)).toEqual(before)
  const moved = connectDatabase(to, { max: 1 })
  expect(await readSchemaVersion(moved.db)).toEqual(codeVersion)
  await moved.close()
  await old.close()
})

test.each([
  ['fewer rows', { rows: -1, sum: 0 }],
  ['another checksum', { rows: 0, sum: 1 }],
])('nothing is moved if a table has %s in the copy', async (_, wrong) => {
  const to = await newDatabase()
  const moving = readSnapshot(url, snapshot =>
    copySnapshot(
      {
        ...snapshot,
        async checksumRows(table) {
          const { rows, sum } = await snapshot.checksumRows(table)
          return table.name === 'public.orders'
            ? { rows: rows - wrong.rows, sum: String(BigInt(sum) + BigInt(wrong.sum)) }
            : { rows, sum }
        },
      },
      to,
      () => undefined,
    ),
  )
  await expect(moving).rejects.toThrow('public.orders is not the same in both')
  expect((await readEverything(to)).rows).toEqual([])
})

test.each([
  ['a changed digit', `update reference set b = '12' where a = 1`],
  [
    'two values that changed places',
    `update reference set b = case b when '1' then '2' else '1' end where a < 3`,
  ],
  ['a row that is there twice', `insert into reference values (3, '3')`],
  ['nothing for an empty text', `update reference set b = null where a = 4`],
])('the checksum of a table’s rows shows %s, and not their order', async (_, change) => {
  const to = await newDatabase()
  await withClient(to, async client => {
    const table = { name: 'reference', columns: ['a', 'b'] }
    await client.query(
      `create table reference as select * from (values (1, '1'), (2, '2'), (3, '3'), (4, '')) as v (a, b)`,
    )
    const before = await checksumRows(client, table)
    await client.query('create table shuffled as select * from reference order by a desc')
    expect(await checksumRows(client, { ...table, name: 'shuffled' })).toEqual(before)
    await client.query(change)
    expect(await checksumRows(client, table)).not.toEqual(before)
  })
})

async function withClient(of: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: of })
  await client.connect()
  await act(client).finally(() => client.end())
}
