import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { mails, webhookEvents } from '#db/schema.ts'
import { createSight } from '#server/sight/sight.ts'
import { newOrderForm } from '../support/forms.ts'
import { listen } from '../support/listen.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
const server = createServer(createSight(shop.composed.config, shop.composed.log).watch(shop.listener))
const base = `http://127.0.0.1:${await listen(server)}`
for (const worker of shop.workers) worker.start()
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
})

const PATIENCE = { timeout: 20_000 }

/** Sends a form as a visitor whose proxy has given the request this id. */
async function post(path: string, id: string, form: object, cookie = ''): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    origin: 'http://localhost:3000',
    'x-request-id': id,
    cookie,
  }
  return fetch(base + path, { method: 'POST', headers, body: JSON.stringify(form) })
}

/** The mails in the outbox that name this request. */
async function findMails(id: string): Promise<string[]> {
  const folder = join(shop.dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml'))
  const texts = await Promise.all(files.map(name => readFile(join(folder, name), 'latin1')))
  return texts.filter(text => text.toLowerCase().includes(`\r\nx-request-id: ${id}\r\n`))
}

test('a mail names the request that asked for it', async () => {
  const form = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
  expect((await post('/api/auth/sign-up/email', 'signing-up-1', form)).status).toBe(200)
  await expect.poll(() => findMails('signing-up-1'), PATIENCE).toHaveLength(1)
})

test('so does that of an order, which one prepared statement books, each with its own', async () => {
  const product = await shop.addProduct({ available: 10, min: 1 })
  const person = await shop.signUp({ isConfirmed: true })
  for (const id of ['booking-1', 'booking-2']) {
    expect((await post('/order', id, newOrderForm(person, product, 1), person.cookie)).status).toBe(201)
  }
  const kinds = shop.database.db.select({ kind: mails.kind }).from(mails)
  for (const id of ['booking-1', 'booking-2'])
    expect(await kinds.where(eq(mails.requestId, id))).toEqual([{ kind: 'order-booked' }])
})

test('a mail about a payment that an event told of names the request that brought the event', async () => {
  const product = await shop.addProduct({ available: 10, min: 1 })
  const person = await shop.signUp({ isConfirmed: true })
  await shop.confirmCard(await shop.openIntent(person, await shop.book(person, product)))
  await shop.sendWebhooks()
  const kinds = shop.database.db
    .select({ kind: mails.kind })
    .from(mails)
    .innerJoin(webhookEvents, eq(mails.requestId, webhookEvents.requestId))
  await expect.poll(() => kinds, PATIENCE).toEqual([{ kind: 'order-paid' }])
})
