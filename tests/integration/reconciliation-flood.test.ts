import { performance } from 'node:perf_hooks'
import { afterAll, expect, test } from 'vitest'
import { reconcile } from '#domain/payments/reconcile.ts'
import { openMoneyShop } from '../support/money-shop.ts'

/** FLOOD_INTENTS and FLOOD_PAYMENTS set the numbers; the figures in docs/RELIABILITY.md are for 20,000 and 50. */
const INTENTS = Number(process.env.FLOOD_INTENTS ?? 2_000)
const PAYMENTS = Number(process.env.FLOOD_PAYMENTS ?? 10)

const shop = await openMoneyShop({ env: { ORDER_HOLD_HOURS: '24' } })
afterAll(() => shop.close())
const { pool } = shop.database

/** The row versions of all orders and payments except these. */
const readVersions = async (ids: readonly string[]) =>
  (
    await pool.query(
      `select md5(string_agg(o.xmin::text || p.xmin::text, ',' order by o.id)) as versions
        from orders o join payments p on p.order_id = o.id where o.id <> all($1)`,
      [ids],
    )
  ).rows

test(`repairs ${PAYMENTS} lost payments among ${INTENTS} intents that were opened later and never paid, without writing to those`, {
  timeout: 600_000,
}, async () => {
  const ada = await shop.signUp()
  const product = await shop.addProduct({ price: 10, available: 1_000_000 })
  const paid: string[] = []
  for (let i = 0; i < PAYMENTS; i++) {
    const order = await shop.book(ada, product, 2)
    await shop.confirmCard(await shop.openIntent(ada, order))
    paid.push(order._id)
  }
  await shop.book(ada, product, 2).then(order => shop.openIntent(ada, order))
  await openMany(paid)
  const before = await readVersions(paid)
  const memory = process.memoryUsage().heapUsed
  const began = performance.now()
  expect(await reconcile(shop.context())).toMatchObject({ healed: PAYMENTS, left: 0 })
  const seconds = (performance.now() - began) / 1000
  const grown = Math.round((process.memoryUsage().heapUsed - memory) / 2 ** 20)
  console.log(`${PAYMENTS} of ${INTENTS} repaired in ${seconds.toFixed(1)} s, heap ${grown} MB larger`)
  for (const id of paid) expect(await shop.readOrder(ada, id)).toMatchObject({ status: 'paid' })
  expect(await readVersions(paid)).toEqual(before)
  expect(await reconcile(shop.context())).toMatchObject({ healed: 0, compared: INTENTS + PAYMENTS + 1 })
})

/** Copies the unpaid order, its payment and its intent, spread over the past two hours, less two minutes: all of it is compared twice. */
async function openMany(paid: readonly string[]): Promise<void> {
  await pool.query(
    `insert into sandbox.payment_intents (id, client_secret, amount, currency, status, metadata, created)
      select 'pi_flood' || n, 'pi_flood' || n || '_secret_x', amount, currency, status,
        jsonb_build_object('order', 'flood-' || n), now() + interval '1 second' - random() * interval '118 minutes'
      from sandbox.payment_intents, generate_series(1, $1) n where status = 'requires_payment_method'`,
    [INTENTS],
  )
  for (const [table, columns] of [
    ['orders', { id: `'flood-' || n`, number: `'PH-flood-' || n` }],
    ['payments', { intent_id: `'pi_flood' || n`, order_id: `'flood-' || n` }],
  ] as const) {
    const key = table === 'orders' ? 'id' : 'order_id'
    const replaced = Object.entries(columns).map(([name, value]) => `'${name}', ${value}`)
    await pool.query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${replaced.join(', ')}))).*
        from ${table} t, generate_series(1, $1) n where t.${key} <> all($2) and t.${key} not like 'flood-%'`,
      [INTENTS, paid],
    )
  }
}
