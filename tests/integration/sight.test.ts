import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createSight } from '#server/sight/sight.ts'
import { listen } from '../support/listen.ts'
import { openTestShop } from '../support/shop.ts'
import { openTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'

let proxy: TcpProxy | undefined
const shop = await openTestShop({
  reachDatabase: async url => {
    proxy = await openTcpProxy(url)
    return proxy.url
  },
})
const sight = createSight(shop.composed.config)
const server = createServer(sight.watch(shop.listener))
const base = `http://127.0.0.1:${await listen(server)}`
afterAll(async () => {
  await proxy?.restore()
  server.closeAllConnections()
  server.close()
  await shop.close()
  await proxy?.close()
})

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

test('GET /readyz answers 503 until the catalogue has been read', async () => {
  sight.open(shop.composed)
  expect(await readUnready()).toEqual(['search'])
  await shop.composed.shelf.refresh()
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

test('GET /readyz answers 503 within a second while the database is silent, and recovers', async () => {
  proxy?.fallSilent()
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
  await proxy?.restore()
  await expect.poll(readUnready, PATIENCE).toEqual([])
})

test('GET /readyz names migrations that the database does not have', async () => {
  const { pool } = shop.database
  const newest = '(select max(created_at) from drizzle.__drizzle_migrations)'
  const { rows } = await pool.query(
    `delete from drizzle.__drizzle_migrations where created_at = ${newest} returning hash, created_at`,
  )
  await expect.poll(readUnready, PATIENCE).toEqual(['migrations'])
  for (const { hash, created_at: at } of rows)
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      at,
    ])
  await expect.poll(readUnready, PATIENCE).toEqual([])
})

test('GET /readyz answers 503 from when the shop is told to stop, and /healthz as before', async () => {
  expect(sight.stop()).toBe(true)
  expect(await readUnready()).toEqual(['shop'])
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
})
