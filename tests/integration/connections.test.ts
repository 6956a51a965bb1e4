import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '#db/client.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import type { SlowStatement } from '#db/slow-statements.ts'
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

test('a statement that takes long is reported, without its values, also one in a transaction', async () => {
  const reported: SlowStatement[] = []
  const slow = { ms: 100, report: (each: SlowStatement) => reported.push(each) }
  const watched = connectDatabase(database.url, { max: 1, slow })
  try {
    await watched.db.execute(sql`select 1`)
    await watched.db.execute(sql`select pg_sleep(0.15), ${'a secret'}`)
    await watched.db.transaction(tx => tx.execute(sql`select pg_sleep(0.15), 2`))
  } finally {
    await watched.close()
  }
  expect(reported.map(({ statement }) => statement)).toEqual([
    'select pg_sleep(0.15), $1',
    'select pg_sleep(0.15), 2',
  ])
  for (const { ms } of reported) expect(ms).toBeGreaterThanOrEqual(100)
})
