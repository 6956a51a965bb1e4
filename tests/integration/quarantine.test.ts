import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { endQuarantine } from '#db/backup/marks.ts'
import { webhookEvents } from '#db/schema.ts'
import { loadPages } from '#server/front/load-pages.ts'
import { buildIfChanged } from '../support/built-shop.ts'
import { readAnswer } from '../support/caller.ts'
import { expectProblem } from '../support/problems.ts'
import { readSentMails } from '../support/sent-mails.ts'
import { openTestShop, type Person } from '../support/shop.ts'
import { openReceiver } from '../support/webhook-receiver.ts'

const SECRET = 'whsec_of_the_quarantine'
const WITHIN = { timeout: 30_000, interval: 50 }

await buildIfChanged()
const shop = await openTestShop({
  front: await loadPages(),
  webhookSecret: SECRET,
  isRestored: true,
  env: { WEBHOOK_NETWORKS: '127.0.0.0/8' },
})
const { url, received, close } = await openReceiver()
afterAll(async () => {
  await close()
  await shop.close()
})
for (const worker of shop.workers) worker.start()

const ada = await shop.signUp({ isConfirmed: true })
await shop.admin.send('POST', '/webhook-endpoint', { url, kinds: ['order.booked'] })
const order = await shop.book(ada, await shop.addProduct({ price: 10, available: 10 }))

async function postEvent() {
  const at = Math.floor(Date.now() / 1000)
  const object = { id: 'pi_of_before', metadata: {} }
  const body = JSON.stringify({
    id: 'evt_of_quarantine',
    object: 'event',
    created: at,
    type: 'payment_intent.succeeded',
    data: { object },
  })
  const v1 = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')
  const headers = { 'stripe-signature': `t=${at},v1=${v1}` }
  return readAnswer(await shop.newVisitor().fetch('/webhooks/stripe', { method: 'POST', body, headers }))
}

const findEvents = () =>
  shop.database.db
    .select({ id: webhookEvents.id, processedAt: webhookEvents.processedAt })
    .from(webhookEvents)
const findMails = async () =>
  (await readSentMails(join(shop.dataDir, 'outbox'))).filter(({ to }) => to.includes(ada.email))
const open = async (person: Person, path: string) =>
  (await person.fetch(path, { headers: { accept: 'text/html' } })).text()
const BANNER = 'This is a restored copy in quarantine.'

test('a restored copy answers payments with 503, keeps webhooks of both directions and mails for later, and tells admins alone, until it is released', async () => {
  const pay = () => ada.send('POST', '/create-payment-intent', { price: order.price, order: order._id })
  const refusal = await pay()
  expectProblem(refusal, 503)
  expect(refusal).toMatchObject({
    body: { detail: expect.stringContaining('The card service is not responding') },
  })
  expect(refusal.headers.get('retry-after')).toBe('60')
  expect(shop.faults.splice(0).join()).toContain('a restored copy in quarantine')
  expect(await postEvent()).toMatchObject({ status: 200, body: { received: true } })
  for (const path of ['/dashboard/products', '/dashboard/audit', '/dashboard/account', '/dashboard'])
    expect(await open(shop.admin, path)).toContain(BANNER)
  expect(await open(ada, '/dashboard/account')).not.toContain(BANNER)
  expect(await findEvents()).toEqual([{ id: 'evt_of_quarantine', processedAt: null }])
  expect(await findMails()).toEqual([])
  expect(received).toEqual([])

  expect(await endQuarantine(shop.database.url)).toBe(true)
  await vi.waitUntil(async () => (await findMails()).length > 0, WITHIN)
  await vi.waitUntil(() => received.some(({ data }) => data.id === order._id), WITHIN)
  await vi.waitUntil(
    async () => (await findEvents()).every(({ processedAt }) => processedAt !== null),
    WITHIN,
  )
  expect(await pay()).toMatchObject({ status: 200 })
  expect(await open(shop.admin, '/dashboard/products')).not.toContain(BANNER)
  expect(await endQuarantine(shop.database.url)).toBe(false)
})
