import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { cents } from '#contract/money.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { settleIntent } from '#domain/payments/settle.ts'
import { firstVersion } from '#identity/auth-secrets.ts'
import { ensureFirstAdmin } from '#identity/first-admin.ts'
import { composeShop } from '#server/compose/compose.ts'
import { readConfig } from '#server/config/config.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { openMoneyShop } from '../support/money-shop.ts'
import { intentIdOf } from '../support/register.ts'

/** The audit trail of what the shop does by itself, on nobody's behalf. */

const shop = await openMoneyShop()
afterAll(() => shop.close())
const buyer = await shop.signUp()

async function readRows({ pool }: TestDatabase, subject: string) {
  const { rows } = await pool.query(
    'select action, actor_id, actor_email, address, after from audit_events where subject = $1',
    [subject],
  )
  return rows
}
const byTheShop = { actor_id: null, actor_email: null, address: null }
const refunded = (amount: number, reason: string) => ({
  action: 'refunded',
  ...byTheShop,
  after: { amount, reason },
})

test('who shipped an order is recorded once, however often it is said', async () => {
  const order = await shop.book(buyer, await shop.addProduct({ price: 10, available: 3 }), 2)
  await shop.pay(buyer, order)
  await shop.database.pool.query('update orders set delivery_method = $1 where id = $2', [
    'pick-up',
    order._id,
  ])
  for (let time = 0; time < 2; time += 1)
    expect(await shop.admin.send('POST', `/order/${order._id}/ship`)).toMatchObject({ status: 200 })
  expect(await readRows(shop.database, `order ${order._id}`)).toMatchObject([
    { action: 'order-shipped', actor_email: shop.admin.email },
  ])
})

test('money refunded at the card service is recorded, but not under the admin who ran the comparison', async () => {
  const order = await shop.book(buyer, await shop.addProduct({ price: 10, available: 3 }), 2)
  const intentId = await shop.pay(buyer, order)
  await shop.context().cards.refundIntent({ intentId, amountCents: cents(500), key: 'elsewhere' })
  for (let time = 0; time < 2; time += 1) await shop.admin.send('POST', '/money/reconcile', {})
  expect(await readRows(shop.database, `order ${order._id}`)).toEqual([
    refunded(5, 'Refunded at the card service'),
  ])
})

test('the refund of a late payment is recorded without an actor, even if the customer reported the payment', async () => {
  const product = await shop.addProduct({ price: 10, available: 3 })
  const order = await shop.book(buyer, product, 2)
  const secret = await shop.openIntent(buyer, order)
  shop.clock.forward({ hours: 25 })
  await expireOrders(shop.context())
  await shop.confirmCard(secret)
  await shop.book(await shop.signUp(), product, 2)
  for (let time = 0; time < 2; time += 1) await shop.reportPayment(buyer, order._id, intentIdOf(secret))
  expect(await readRows(shop.database, `order ${order._id}`)).toEqual([
    refunded(20, expect.stringContaining('its stock is gone')),
  ])
})

test('the refund of a second payment is recorded', async () => {
  const order = await shop.book(buyer, await shop.addProduct({ price: 10, available: 3 }), 2)
  const replaces = await shop.pay(buyer, order)
  const { cards } = shop.context()
  const amount = { amountCents: cents(2000), currency: 'eur', email: buyer.email }
  const second = await cards.createIntent({ orderId: order._id, ...amount, replaces })
  await shop.confirmCard(second.clientSecret)
  const intent = await cards.findIntent(second.id)
  if (!intent) throw new Error('there is no second intent')
  for (let time = 0; time < 2; time += 1) await settleIntent(shop.context(), intent)
  expect(await readRows(shop.database, `order ${order._id}`)).toEqual([
    refunded(20, 'The order was already paid by another payment'),
  ])
})

const admin = { email: 'first@example.com', password: 'plum harbour sixteen' }

/** A shop that has never been started. */
async function openNewShop() {
  const database = await createTestDatabase()
  const config = readConfig({ DATA_DIR: shop.dataDir })
  const authSecrets = firstVersion('a secret of the tests alone, no other')
  const { auth } = composeShop({ config, db: database.db, authSecrets, log: pino({ level: 'silent' }) })
  return { database, auth }
}

test('creating the first admin is recorded, once, and without the password', async () => {
  const { database, auth } = await openNewShop()
  for (let time = 0; time < 2; time += 1) await ensureFirstAdmin(auth, database.db, admin)
  expect(await readRows(database, admin.email)).toEqual([
    {
      action: 'role-changed',
      ...byTheShop,
      after: { role: 'admin', reason: 'the first admin, made at the start' },
    },
  ])
  await database.close()
})

test('the first admin is not created again after another admin has removed or renamed them', async () => {
  const { database, auth } = await openNewShop()
  await ensureFirstAdmin(auth, database.db, admin)
  await database.pool.query("update users set email = 'renamed@example.com'")
  expect(await ensureFirstAdmin(auth, database.db, { ...admin, password: undefined })).toBeUndefined()
  await database.pool.query(
    `insert into users (id, name, email, role) values ('second', 'Second', 'second@example.com', 'admin')`,
  )
  await database.pool.query("delete from users where email = 'renamed@example.com'")
  await ensureFirstAdmin(auth, database.db, admin)
  const { rows } = await database.pool.query('select email from users')
  expect(rows).toEqual([{ email: 'second@example.com' }])
  await database.close()
})

test('a customer who signed up with the address of the first admin does not become an admin', async () => {
  const { database, auth } = await openNewShop()
  await database.pool.query(`insert into users (id, name, email) values ('squatter', 'Eve', $1)`, [
    admin.email,
  ])
  await expect(ensureFirstAdmin(auth, database.db, admin)).rejects.toThrow(/^ADMIN_EMAIL: /)
  const { rows } = await database.pool.query('select role from users')
  expect(rows).toEqual([{ role: 'customer' }])
  await database.close()
})
