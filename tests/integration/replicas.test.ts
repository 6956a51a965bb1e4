import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '#db/embedded/start.ts'
import { Replica } from '#db/replica.ts'
import { buildIfChanged, findFreePort, type ShopProcess, startShop } from '../support/built-shop.ts'
import { type Caller, createCaller } from '../support/caller.ts'
import { until } from '../support/clusters.ts'
import { newProductForm } from '../support/forms.ts'
import { makeFolder } from '../support/make-folder.ts'
import { prepareStandby, type Standby } from '../support/standby.ts'
import { openTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'

/** Two processes of the shop, a real primary, and a real streaming replica of it. */
const ADMIN = { email: 'admin@example.com', password: 'the admin of a replica' }
/** Less than a replica that hangs was once waited for, and more than a busy machine takes, in ms. */
const SLOW_MS = 2_000

let dataDir: string
let primary: EmbeddedDatabase
let standby: Standby
let way: TcpProxy
let instances: readonly ShopProcess[] = []
let owner: Caller
/** Has written nothing for a while, as the cookie says that is left out. */
let reader: Caller
let part: string

beforeAll(async () => {
  await buildIfChanged()
  dataDir = await makeFolder('parts-hub-primary-')
  primary = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  standby = await prepareStandby(dataDir, primary.url)
  way = await openTcpProxy(standby.url)
  const env = {
    DATABASE_URL: primary.url,
    // The second one is none.
    DATABASE_REPLICA_URL: `${way.url}, ${primary.url}`,
    AUTH_SECRET: 'the same secret for both of the two',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    MAX_UNPAID_ORDERS: '0',
  }
  const house = { path: join(import.meta.dirname, '../..'), dataDir }
  const ports = [await findFreePort(), await findFreePort()]
  // It follows while the tables are made.
  const opening = Promise.all(ports.map(port => startShop(house, { port, env })))
  ;[instances] = await Promise.all([opening, standby.start()])
  owner = await signIn()
  reader = await signIn()
  const added = await owner.send(
    'POST',
    '/product',
    newProductForm({ productname: 'Copied part', price: 2.5 }),
  )
  part = inserted.parse(added.body).insertedId
}, 180_000)

afterAll(async () => {
  await Promise.all(instances.map(instance => instance.stop()))
  await way?.close()
  await standby?.remove()
  await primary?.stop()
  await removeDataFolder(dataDir)
})

const at = (place: number): ShopProcess => {
  const instance = instances[place]
  if (!instance) throw new Error('there are two instances')
  return instance
}
const callerAt = (place: number) => createCaller(request => fetch(request), at(place).origin)

async function signIn(): Promise<Caller> {
  const caller = callerAt(0)
  expect(await caller.send('POST', '/api/auth/sign-in/email', ADMIN)).toMatchObject({ status: 200 })
  return caller
}

const SOLD = z.object({ available: z.number() }).loose()
const LISTED = z.array(z.object({ _id: z.string() }).loose())

const pieces = async (caller: Caller) =>
  SOLD.parse((await caller.send('GET', `/service/${part}`)).body).available

/** The orders of the owner's list, which may be some seconds old. */
const orders = async (caller: Caller) =>
  LISTED.parse((await caller.send('GET', '/order/managed?limit=50')).body).map(({ _id }) => _id)

async function book(): Promise<string> {
  const lines = [{ product: part, availability: 1 }]
  const answer = await owner.send('POST', '/checkout', { lines, price: 2.5, phone: '0123456789' })
  expect(answer).toMatchObject({ status: 201 })
  return inserted.parse(answer.body).insertedId
}

/** How often the first instance has said it of its replicas. */
const countLines = (what: RegExp) => [...at(0).output().matchAll(what)].length

/** Whether each of the two is read from, by the first instance. */
const isUsed = async () => {
  const figures = await (await fetch(`${at(0).origin}/metrics`)).text()
  return [...figures.matchAll(/^parts_hub_replica_used\{.*\} ([01])$/gm)].map(([, value]) => value).toSorted()
}
const whenUsed = () => expect.poll(isUsed, { timeout: 10_000 }).toEqual(['0', '1'])
const whenUnused = () => expect.poll(isUsed, { timeout: 10_000 }).toEqual(['0', '0'])

/** Reads what replicas answer, as visitors and the owner do, and returns how long the slowest answer took, in ms. */
async function readSlowest(): Promise<number> {
  let slowest = 0
  const paths = ['/order/managed?limit=5', `/service/${part}`, '/family', '/review?limit=5', '/desk']
  const readAll = paths.map(async path => {
    for (let time = 0; time < 5; time += 1) {
      const began = performance.now()
      expect(await reader.send('GET', path)).toMatchObject({ status: 200 })
      slowest = Math.max(slowest, performance.now() - began)
    }
  })
  await Promise.all(readAll)
  return slowest
}

test('a replica answers the catalogue and the lists of the owner once it is there; a database that is none is named once and left out', async () => {
  await whenUsed()
  expect(countLines(/is not read from: it is no replica of DATABASE_URL/g)).toBe(1)
  // A session shows only what it was asked last, so what is shown is collected.
  const asked = new Set<string>()
  const showAsked = async () => {
    await readSlowest()
    const sessions = await standby.ask<{ query: string }>(
      `select query from pg_stat_activity where application_name like 'parts-hub %'`,
    )
    for (const { query } of sessions) for (const [table] of query.matchAll(/from "\w+"/g)) asked.add(table)
    return [...asked]
  }
  await expect
    .poll(showAsked, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['from "products"', 'from "orders"']))
})

describe('while a replica stands still', () => {
  beforeAll(async () => {
    await until(async () => (await isUsed()).includes('1'))
    await standby.ask('select pg_wal_replay_pause()')
    const isPaused = `select where pg_get_wal_replay_pause_state() = 'paused'`
    await until(async () => (await standby.ask(isPaused)).length > 0)
  })
  afterAll(() => standby.ask('select pg_wal_replay_resume()'))

  test('who has written reads what they wrote, at either instance; who has not may see an older list', async () => {
    const id = await book()
    expect(owner.cookie).toContain('wrote=1')
    expect(await orders(owner)).toContain(id)
    // As a balancer may send them.
    const headers = { cookie: owner.cookie }
    const there = await fetch(`${at(1).origin}/order/managed?limit=50`, { headers })
    expect(LISTED.parse(await there.json()).map(({ _id }) => _id)).toContain(id)
    expect(await orders(reader)).not.toContain(id)
  })

  test('the catalogue is never shown older than it is known to be', async () => {
    const before = await pieces(owner)
    await book()
    for (const visitor of [callerAt(0), callerAt(1)]) {
      await expect.poll(() => pieces(visitor), { timeout: 1_000, interval: 5 }).toBe(before - 1)
      expect(await pieces(visitor)).toBe(before - 1)
    }
  })

  test('it is not read from once it is too far behind', async () => {
    const late = /is not read from: it is more than 5 s behind/g
    const before = countLines(late)
    const id = await book()
    await expect.poll(() => orders(reader), { timeout: 8_000, interval: 100 }).toContain(id)
    await expect.poll(() => countLines(late)).toBe(before + 1)
  })
})

test('a replica that hangs is waited for by nobody for long, and is read from again once it answers', async () => {
  await whenUsed()
  way.fallSilent()
  expect(await readSlowest()).toBeLessThan(SLOW_MS)
  await whenUnused()
  await way.restore()
  await whenUsed()
})

test('a question that takes long is waited for where a replica answers other ones', async () => {
  const replica = new Replica(way.url, { max: 2 })
  try {
    const answer = await replica.query(`select 'late' as came from pg_sleep(0.7)`)
    expect(answer).toMatchObject({ rows: [{ came: 'late' }] })
  } finally {
    await replica.close()
  }
})

test('a replica that goes away hurts nobody, and that is said once', async () => {
  await whenUsed()
  const lines = countLines(/is not read from: /g)
  const reading = readSlowest()
  await standby.stop()
  expect(Math.max(await reading, await readSlowest())).toBeLessThan(SLOW_MS)
  await expect.poll(() => countLines(/is not read from: /g)).toBe(lines + 1)
  await whenUnused()
  expect(await readSlowest()).toBeLessThan(SLOW_MS)
  expect(countLines(/is not read from: /g)).toBe(lines + 1)
})
