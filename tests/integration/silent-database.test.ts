import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '#db/client.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { Listener } from '#db/listen.ts'
import type { Answer } from '../support/caller.ts'
import { newOrderForm } from '../support/forms.ts'
import { openTestShop } from '../support/shop.ts'
import { openTcpProxy, reachByProxy } from '../support/tcp-proxy.ts'

const way = reachByProxy()
const shop = await openTestShop({
  reachDatabase: way.reachDatabase,
})
afterAll(async () => {
  await shop.close()
  await way.proxy.close()
})

const LONGEST_MS = 10_000
const buyer = await shop.signUp()
const part = await shop.addProduct({ min: 1, available: 1_000 })

interface Timed extends Pick<Answer, 'status' | 'headers'> {
  readonly tookMs: number
}

async function time(answering: Promise<Answer>): Promise<Timed> {
  const begin = performance.now()
  const { status, headers } = await answering
  return { status, headers, tookMs: performance.now() - begin }
}

/** More calls than there are connections, of every kind. */
const callEverything = () =>
  Promise.all(
    Array.from({ length: 8 }, (_, index) => [
      buyer.send('POST', '/order', newOrderForm(buyer, part, 1)),
      buyer.send('POST', '/review', { rating: 5, description: 'Good', address: 'Here' }),
      buyer.send('GET', `/order?email=${buyer.email}`),
      shop.newVisitor().send('GET', `/service?limit=${index + 1}`),
      buyer.send('GET', '/api/auth/get-session'),
    ])
      .flat()
      .map(time),
  )

test('while the database is unresponsive, calls answer 503 within 10 s, and the shop recovers by itself', async () => {
  const { proxy } = way
  proxy.fallSilent()
  const answers = await callEverything()
  for (const { status, headers, tookMs } of answers) {
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(tookMs).toBeLessThan(LONGEST_MS)
  }
  await proxy.restore()
  const restored = await callEverything()
  expect(restored.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
  for (const { tookMs } of restored) expect(tookMs).toBeLessThan(LONGEST_MS)
  // Its shelf may be waiting in vain for what was asked during the silence.
  await expect.poll(() => shop.composed.shelf.catchUp(), { timeout: LONGEST_MS }).toBeUndefined()
  shop.faults.length = 0
})

test('a transaction on a connection that went silent fails and releases its connection', async () => {
  const proxy = await openTcpProxy(shop.database.url)
  const { db, pool, close } = connectDatabase(proxy.url, { max: 1 })
  try {
    const begin = performance.now()
    const silenced = db.transaction(async tx => {
      await tx.execute(sql`select 1`)
      proxy.fallSilent()
      await tx.execute(sql`select 2`)
    })
    await expect(silenced).rejects.toSatisfy(isDatabaseUnavailable)
    expect(performance.now() - begin).toBeLessThan(LONGEST_MS)
    await proxy.restore()
    await sleep(10)
    await expect(db.transaction(tx => tx.execute(sql`select 3`))).resolves.toBeDefined()
    expect(pool.waitingCount).toBe(0)
  } finally {
    await proxy.restore()
    await close()
    await proxy.close()
  }
})

test('a listening connection that went silent is given up after 2 s, and opened again once the database answers', async () => {
  const proxy = await openTcpProxy(shop.database.url)
  let opened = 0
  const listener = new Listener(proxy.url, 'catalogue', {
    onNotice: () => undefined,
    onOpen: () => {
      opened += 1
    },
  })
  try {
    await expect.poll(() => opened).toBe(1)
    expect(await listener.catchUp()).toBe(true)
    proxy.fallSilent()
    const begin = performance.now()
    expect(await listener.catchUp()).toBe(false)
    expect(performance.now() - begin).toBeLessThan(3_000)
    await proxy.restore()
    await expect.poll(() => opened, { timeout: LONGEST_MS }).toBe(2)
    expect(await listener.catchUp()).toBe(true)
  } finally {
    await proxy.restore()
    await listener.close()
    await proxy.close()
  }
})
