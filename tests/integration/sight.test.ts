import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { markBackup } from '#db/backup/marks.ts'
import { codeVersion } from '#db/version.ts'
import { createLog } from '#server/sight/log.ts'
import { createSight } from '#server/sight/sight.ts'
import { newOrderForm, newProductForm } from '../support/forms.ts'
import { listen } from '../support/listen.ts'
import { DECLINED_CARD } from '../support/register.ts'
import { openTestShop } from '../support/shop.ts'
import { reachByProxy } from '../support/tcp-proxy.ts'

const way = reachByProxy()
const shop = await openTestShop({
  env: { ACCESS_LOG: 'on', TRUSTED_PROXIES: '127.0.0.1' },
  walArchive: { readAge: () => 42.5 },
  reachDatabase: way.reachDatabase,
})
const logged: string[] = []
const log = createLog({ write: line => void logged.push(line) })
const sight = createSight(shop.composed.config, log)
const server = createServer(sight.watch(shop.listener))
const base = `http://127.0.0.1:${await listen(server)}`
const { proxy } = way
afterAll(async () => {
  await proxy.restore()
  server.closeAllConnections()
  server.close()
  await shop.close()
  await proxy.close()
})

// Before the figures are first read: then they are kept for ten seconds.
const goods = { price: 9.95, available: 10, min: 1 }
const form = newProductForm(goods)
const made = await shop.admin.send('POST', '/product', form)
// Not read as pages do, which would have the catalogue read.
const product = { ...form, ...goods, name: form.productname, _id: inserted.parse(made.body).insertedId }
const buyer = await shop.signUp()
await buyer.send('POST', '/order', newOrderForm(buyer, product))
await shop.database.pool.query(`insert into account_payments (order_id, amount_cents, received_on, reference, noted_by)
  select id, 1250, '2026-01-01', '', '' from orders`)

await markBackup(shop.database.url, new Date(Date.now() - 7_200_000))

const PATIENCE = { timeout: 20_000 }

const health = z.object({ status: z.string(), version: z.string() })
const notReady = z.object({ status: z.literal(503), errors: z.array(z.object({ field: z.string() })) })

/** What is not ready, as GET /readyz names it; nothing if it is ready. */
async function readUnready(): Promise<string[]> {
  const answer = await fetch(`${base}/readyz`)
  if (answer.status === 200) return []
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  return notReady.parse(await answer.json()).errors.map(({ field }) => field)
}

test('GET /healthz answers while the shop is starting, and /readyz 503', async () => {
  const answer = await fetch(`${base}/healthz`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(health.parse(await answer.json()).status).toBe('alive')
  expect(await readUnready()).toEqual(['shop'])
})

test('GET /readyz answers 503 until the catalogue has been read and the shop is warm', async () => {
  const { promise: warmUp, resolve: endWarmUp } = Promise.withResolvers<void>()
  sight.open(shop.composed, warmUp)
  expect(await readUnready()).toEqual(['search'])
  await shop.composed.shelf.refresh()
  await expect.poll(readUnready, PATIENCE).toEqual(['shop'])
  endWarmUp()
  await expect.poll(readUnready, PATIENCE).toEqual([])
})

test('GET /readyz tells how long mails wait, and is ready all the same', async () => {
  const answer = await fetch(`${base}/readyz`)
  const backlog = z.object({ waiting: z.number(), oldestSeconds: z.number().nullable() })
  const { waiting } = z.object({ waiting: z.record(z.string(), backlog) }).parse(await answer.json())
  expect(waiting.mails?.waiting).toBeGreaterThan(0)
  expect(waiting.mails?.oldestSeconds).toBeGreaterThanOrEqual(0)
  expect(waiting.refunds).toEqual({ waiting: 0, oldestSeconds: null })
})

test('HEAD /readyz is answered as GET, without a body; POST with 405', async () => {
  expect(await (await fetch(`${base}/readyz`, { method: 'HEAD' })).text()).toBe('')
  const posted = await fetch(`${base}/readyz`, { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

/** The values of a metric in GET /metrics, by their labels. */
async function readMetric(name: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${base}/metrics`)).text()
  const lines = text.split('\n').flatMap(line => {
    const [, found, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    return found === name ? [[labels, Number(value)] as const] : []
  })
  return Object.fromEntries(lines)
}

test('GET /metrics counts requests by the pattern of their path, their method and class of status', async () => {
  for (const path of [
    '/service/019',
    '/service/020',
    '/parts/washers',
    '/wp-login.php',
    '/readyz',
    '/healthz',
  ])
    await (await fetch(base + path)).text()
  await (await fetch(`${base}/review`, { method: 'POST', body: '{}' })).text()
  await expect
    .poll(() => readMetric('http_requests_total'), PATIENCE)
    .toEqual({
      'route="/service/:id",method="GET",status="4xx"': 2,
      'route="/parts/*",method="GET",status="2xx"': 1,
      'route="no page",method="GET",status="2xx"': 1,
      'route="/review",method="POST",status="4xx"': 1,
    })
  expect(await readMetric('http_request_duration_seconds_count')).toMatchObject({ 'route="/service/:id"': 2 })
})

test('GET /metrics has the pool, the backlogs, the books and the catalogue', async () => {
  expect(await readMetric('parts_hub_orders')).toMatchObject({ 'state="booked"': 1, 'state="paid"': 0 })
  const both = await Promise.all([1, 2].map(() => readMetric('parts_hub_money_received_cents')))
  expect(both).toEqual([{ '': 1250 }, { '': 1250 }])
  expect(await readMetric('parts_hub_money_returned_cents')).toEqual({ '': 0 })
  const mailsWaiting = await readMetric('parts_hub_waiting')
  expect(mailsWaiting['queue="mails"']).toBeGreaterThan(0)
  expect(await readMetric('parts_hub_database_connections')).toMatchObject({ 'state="waiting"': 0 })
  await shop.composed.shelf.refresh()
  expect(await readMetric('parts_hub_shelf_sizes')).toEqual({ '': 1 })
  expect(await readMetric('parts_hub_ready')).toEqual({ '': 1 })
  expect((await readMetric('parts_hub_backup_age_seconds'))['']).toBeGreaterThan(3_600)
  expect(await readMetric('parts_hub_wal_archive_age_seconds')).toEqual({ '': 42.5 })
})

test.each(['alerts.yml', 'dashboard.json'])(
  'GET /metrics has every metric that deploy/monitoring/%s names',
  async file => {
    const rules = await readFile(join(import.meta.dirname, '../../deploy/monitoring', file), 'utf8')
    const named = new Set(rules.match(/\b(?:http|parts_hub|nodejs|process)_\w+/g))
    expect(named.size).toBeGreaterThan(10)
    const text = await (await fetch(`${base}/metrics`)).text()
    // Of replicas there is nothing to say here, and of others something.
    const isThere = (name: string) =>
      text.includes(`\n${name}{`) || text.includes(`\n${name} `) || text.includes(`\n# TYPE ${name} `)
    expect([...named].filter(name => !isThere(name))).toEqual([])
  },
)

test('a request has the id that a trusted proxy gave it, in the answer and in the log', async () => {
  logged.length = 0
  const given = 'b7ad6b7169203331'
  const answer = await fetch(`${base}/service/none?token=secret`, {
    headers: { 'x-request-id': given, 'x-forwarded-for': '203.0.113.77' },
  })
  expect(answer.headers.get('x-request-id')).toBe(given)
  await answer.text()
  await expect.poll(() => logged.length, PATIENCE).toBe(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    msg: 'a request',
    request: given,
    call: 'GET /service/none',
    route: '/service/:id',
    status: 404,
    actor: 'visitor',
    from: '203.0.113.0',
  })
  expect(logged[0]).not.toContain('secret')
})

test.each(['/service/none', '/parts/washers'])(
  'an id that is not well-formed is replaced: %s',
  async path => {
    await fetch(base + path)
    const answer = await fetch(base + path, { headers: { 'x-request-id': 'a b' } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  },
)

test('the log says what kind of person asked, and no secret of the sign-in', async () => {
  const person = await shop.signUp()
  logged.length = 0
  await (await fetch(`${base}/profile/${person.email}`, { headers: { cookie: person.cookie } })).text()
  await (await fetch(`${base}/api/auth/reset-password/a-secret-token`)).text()
  await expect.poll(() => logged.length, PATIENCE).toBe(2)
  expect(logged.map(line => JSON.parse(line))).toMatchObject([
    { actor: 'customer', call: 'GET /profile/{email}' },
    { actor: 'visitor', call: 'GET /api/auth/reset-password' },
  ])
})

test('a sign-in that failed is logged: how, from where, and who by a hash', async () => {
  const person = await shop.signUp()
  const wrong = { email: person.email, password: 'not the password' }
  await shop.newVisitor().send('POST', '/api/auth/sign-in/email', wrong)
  const line = shop.warnings.find(each => each.includes('a sign-in failed')) ?? '{}'
  const who = createHash('sha256').update(person.email).digest('hex').slice(0, 12)
  expect(JSON.parse(line)).toMatchObject({ way: 'password', who, from: expect.stringMatching(/^10\./) })
  expect(line).not.toContain(person.email)
})

test('a declined card is logged by its order, and counted', async () => {
  const person = await shop.signUp({ isConfirmed: true })
  const order = await shop.book(person, await shop.readProduct(product._id))
  await shop.confirmCard(await shop.openIntent(person, order), DECLINED_CARD)
  await shop.sendWebhooks()
  for (const worker of shop.workers) worker.start()
  const findLine = () => shop.notes.find(line => line.includes('a card was declined')) ?? '{}'
  await expect
    .poll(() => JSON.parse(findLine()), PATIENCE)
    .toMatchObject({
      order: order.number,
      code: 'generic_decline',
      amountCents: Math.round(order.price * 100),
    })
  expect(await readMetric('parts_hub_cards_declined_total')).toEqual({ '': 1 })
  expect(await readMetric('parts_hub_sign_ins_failed_total')).toEqual({ '': 1 })
  expect(await readMetric('parts_hub_webhook_events_total')).toEqual({ '': 1 })
  await shop.composed.stopWorkers(PATIENCE.timeout)
})

test('GET /readyz answers 503 within a second while the database is silent, and recovers', async () => {
  proxy.fallSilent()
  const took: number[] = []
  await expect
    .poll(async () => {
      const begin = performance.now()
      const unready = await readUnready()
      took.push(performance.now() - begin)
      return unready
    }, PATIENCE)
    .toEqual(['database'])
  expect(Math.max(...took)).toBeLessThan(1_000)
  await expect.poll(() => readMetric('parts_hub_ready'), PATIENCE).toEqual({ '': 0 })
  expect(await readMetric('process_cpu_seconds_total')).not.toEqual({})
  await proxy.restore()
  await expect.poll(readUnready, PATIENCE).toEqual([])
})

test('GET /readyz names migrations that the database does not have', async () => {
  const stamp = (schema: string) =>
    shop.database.pool.query(
      `comment on table drizzle.__drizzle_migrations is 'Parts Hub ${codeVersion.release}, schema ${schema}'`,
    )
  await stamp('0001')
  await expect.poll(readUnready, PATIENCE).toEqual(['migrations'])
  await stamp(codeVersion.schema)
  await expect.poll(readUnready, PATIENCE).toEqual([])
})

test('GET /readyz answers 503 from when the shop is told to stop, and /healthz as before', async () => {
  expect(sight.stop()).toBe(true)
  expect(await readUnready()).toEqual(['shop'])
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
})
