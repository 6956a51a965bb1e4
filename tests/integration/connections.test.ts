import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { onBehalfOf } from '#db/asker.ts'
import { connectDatabase, type Transaction } from '#db/client.ts'
import { nameConnections } from '#db/connection.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { preparedText } from '#db/prepared.ts'
import { aheadNamed } from '#db/send-ahead.ts'
import type { SlowStatement } from '#db/watch-statements.ts'
import { createTestDatabase } from '../support/database.ts'

const database = await createTestDatabase()
const { db, pool, close } = connectDatabase(database.url, { max: 2 })
afterAll(async () => {
  await close()
  await database.close()
})

test('transactions whose BEGIN is lost with the connection leave the pool intact', async () => {
  const breakIt = (client: pg.PoolClient) =>
    client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
  pool.on('acquire', breakIt)
  for (let times = 0; times < 5; times += 1)
    await expect(db.transaction(tx => tx.execute(sql`select 1`))).rejects.toSatisfy(isDatabaseUnavailable)
  pool.off('acquire', breakIt)
  await expect(db.transaction(tx => tx.execute(sql`select 1`))).resolves.toBeDefined()
  expect(pool.waitingCount).toBe(0)
})

test('of statements of a transaction that are sent at once, each that is refused because one has failed tells of that one', async () => {
  const failing = db.transaction(async tx => {
    const answers = await Promise.allSettled([
      tx.execute(sql`select 1 / 0`),
      tx.execute(sql`select 1`),
      tx.execute(sql`select 2`),
    ])
    expect(answers).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { cause: { code: '22012' } } })),
    )
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await expect(db.transaction(tx => tx.execute(sql`select 1`))).resolves.toBeDefined()
})

test('a connection lost between two statements of a transaction fails only that transaction', async () => {
  const failing = db.transaction(async tx => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await new Promise(resolve => setTimeout(resolve, 50))
    await tx.execute(sql`select 1`)
  })
  await expect(failing).rejects.toSatisfy(isDatabaseUnavailable)
  await expect(db.transaction(tx => tx.execute(sql`select 1`))).resolves.toBeDefined()
})

/** A busy machine takes a tenth of a second for any statement. */
const SLOW_MS = 500

test('a statement that takes long is reported, without its values, also one in a transaction', async () => {
  const reported: SlowStatement[] = []
  const slow = { ms: SLOW_MS, report: (each: SlowStatement) => reported.push(each) }
  const watched = connectDatabase(database.url, { max: 1, watch: { slow } })
  try {
    await watched.db.execute(sql`select 1`)
    await watched.db.execute(sql`select pg_sleep(0.6), ${'a secret'}`)
    const prepareSleep = preparedText(aheadNamed('sleep'), () => sql`select pg_sleep(0.6), 2`)
    await watched.db.transaction(tx => prepareSleep(tx).execute())
    await watched.db
      .select({ slept: sql`pg_sleep(0.6)` })
      .from(sql`(values (1)) as t`)
      .prepare('sleeper')
      .execute()
  } finally {
    await watched.close()
  }
  expect(reported.map(({ name, statement }) => [name, statement])).toEqual([
    [undefined, 'select pg_sleep(0.6), $1'],
    ['ahead_sleep', 'select pg_sleep(0.6), 2'],
    // It was sent with it.
    [undefined, 'commit'],
    ['sleeper', 'select pg_sleep(0.6) from (values (1)) as t'],
  ])
  for (const { ms, backend } of reported) {
    expect(ms).toBeGreaterThanOrEqual(SLOW_MS)
    expect(backend).toBeGreaterThan(0)
  }
})

test('a statement says to PostgreSQL for which request or worker it is sent, one with a name stays prepared', async () => {
  const one = connectDatabase(database.url, { max: 1 })
  try {
    const readOwn = async () =>
      await one.db.execute<{ query: string }>(
        sql`select query from pg_stat_activity where pid = pg_backend_pid()`,
      )
    const prepared = one.db.select({ one: sql`1` }).from(sql`(values (1)) as t`).prepare('kept')
    const request = { kind: 'request', id: 'b7ad6b71/6920+3331=' } as const
    const [asRequest] = (await onBehalfOf(request, readOwn)).rows
    expect(asRequest?.query).toMatch(/^\/\* request b7ad6b71\/6920\+3331= \*\/ select query/)
    const [asWorker] = (await onBehalfOf({ kind: 'worker', id: 'mail' }, readOwn)).rows
    expect(asWorker?.query).toMatch(/^\/\* worker mail \*\/ select query/)
    expect((await readOwn()).rows[0]?.query).toMatch(/^select query/)
    for (const id of ['the-first', 'the-second'])
      await onBehalfOf({ kind: 'request', id }, async () => await prepared.execute())
    const { rows } = await one.db.execute(
      sql`select statement, custom_plans + generic_plans as times from pg_prepared_statements where name = 'kept'`,
    )
    expect(rows).toEqual([{ statement: 'select 1 from (values (1)) as t', times: '2' }])
  } finally {
    await one.close()
  }
})

test('PostgreSQL knows every connection by the shop, its version and its process', async () => {
  nameConnections()
  const named = connectDatabase(database.url, { max: 1 })
  const listener = named.db.listen('somewhere', { onNotice: () => undefined, onOpen: () => undefined })
  try {
    await expect.poll(() => listener.catchUp(), { timeout: 20_000 }).toBe(true)
    const name = sql`select distinct application_name as name from pg_stat_activity where application_name like ${`parts-hub % ${process.pid}`}`
    const { rows } = await named.db.execute<{ name: string }>(sql`${name} and datname = current_database()`)
    expect(rows).toEqual([{ name: expect.stringMatching(/^parts-hub \d+\.\d+\.\d+ \S+ \d+$/) }])
    const { rows: found } = await database.pool.query(
      'select count(*)::int as connections from pg_stat_activity where application_name = $1',
      [rows[0]?.name],
    )
    expect(found).toEqual([{ connections: 2 }])
  } finally {
    await named.close()
  }
})

const prepareValue = preparedText(
  aheadNamed('set_value'),
  () => sql`select set_config('ahead.value', ${sql.placeholder('value')}, true)`,
)
const readValue = (tx: Pick<Transaction, 'execute'>) =>
  tx.execute(sql`select current_setting('ahead.value') as value`).then(({ rows }) => rows)

test('statements sent ahead in transactions are parsed once a connection, and written in one piece with the one that is waited for', async () => {
  const one = connectDatabase(database.url, { max: 1 })
  const writes = vi.spyOn(Socket.prototype, '_writev')
  try {
    const run = (value: string) =>
      one.db.transaction(async tx => {
        for (const next of [value, `${value}!`, `${value}!!`]) await prepareValue(tx).execute({ value: next })
        return readValue(tx)
      })
    await run('warm')
    writes.mockClear()
    expect(await run('seen')).toEqual([{ value: 'seen!!' }])
    // BEGIN with all that follows, then the COMMIT, which is one message and no list of them.
    expect(writes).toHaveBeenCalledTimes(1)
    const { rows } = await one.db.execute(
      sql`select name, custom_plans + generic_plans as times from pg_prepared_statements`,
    )
    expect(rows).toEqual([{ name: 'ahead_set_value', times: '6' }])
  } finally {
    writes.mockRestore()
    await one.close()
  }
})

test('through a pooler statements sent ahead are sent without their names, and ahead', async () => {
  const pooled = connectDatabase(database.url, { max: 1, direct: database.url })
  try {
    const values = await pooled.db.transaction(async tx => {
      await prepareValue(tx).execute({ value: 'pooled' })
      return readValue(tx)
    })
    expect(values).toEqual([{ value: 'pooled' }])
    const { rows } = await pooled.db.execute(sql`select name from pg_prepared_statements`)
    expect(rows).toEqual([])
  } finally {
    await pooled.close()
  }
})
