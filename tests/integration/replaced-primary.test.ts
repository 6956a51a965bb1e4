import { afterAll, expect, test } from 'vitest'
import { newOrderForm } from '../support/forms.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())
const buyer = await shop.signUp()
const part = await shop.addProduct({ min: 1, available: 1_000 })
const book = () => buyer.send('POST', '/order', newOrderForm(buyer, part, 1))

/** What sessions that are opened from now on may do: as those of a primary, or of one that another took over from. */
async function become(what: 'primary' | 'replica'): Promise<void> {
  const { pool } = shop.database
  const { rows } = await pool.query<{ name: string }>('select quote_ident(current_database()) as name')
  await pool.query(
    `begin read write; alter database ${rows[0]?.name} set default_transaction_read_only = ${what === 'replica'}; commit`,
  )
}

/** As those are that it had as a primary. */
async function endSessions(): Promise<void> {
  await shop.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

test('a database that only reads since another one took over is answered for with 503, and its connections are not kept', async () => {
  expect(await book()).toMatchObject({ status: 201 })
  await become('replica')
  await endSessions()
  // The connections that were ended may be noticed first; afterwards all are new.
  const whileReadOnly = await Promise.all(Array.from({ length: 12 }, book))
  const afterwards = await Promise.all(Array.from({ length: 12 }, book))
  for (const { status, headers } of [...whileReadOnly, ...afterwards]) {
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  // Nobody ends sessions now: those that only read are given up because they did not write.
  await become('primary')
  const answers = await Promise.all(Array.from({ length: 12 }, book))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201))
  shop.faults.length = 0
})
