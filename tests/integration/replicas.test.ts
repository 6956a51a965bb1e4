import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '#db/embedded/start.ts'
import { type BuiltShop, buildShop, findFreePort, type ShopProcess, startShop } from '../support/built-shop.ts'
import { type Caller, createCaller } from '../support/caller.ts'
import { newProductForm } from '../support/forms.ts'
import { openStandby, type Standby } from '../support/standby.ts'

/** Two processes of the shop, a real primary, and a real streaming replica of it. */
const ADMIN = { email: 'admin@example.com', password: 'the admin of a replica' }

let dataDir: string
let primary: EmbeddedDatabase
let standby: Standby
let builtShop: BuiltShop
let instances: readonly [ShopProcess, ShopProcess]
let owner: Caller
/** Has written nothing for a while, as the cookie says that is left out. */
let reader: Caller
let part: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parts-hub-primary-'))
  primary = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  builtShop = await buildShop()
  const settings = {
    DATABASE_URL: primary.url,
    AUTH_SECRET: 'the same secret for both of the two',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    MAX_UNPAID_ORDERS: '0',
  }
  // Makes the tables that the standby begins with.
  const first = await startShop(builtShop, { port: await findFreePort(), env: settings })
  await first.stop()
  standby = await openStandby(dataDir, primary.url)
  const env = { ...settings, DATABASE_REPLICA_URL: `${standby.url}, ${primary.url}` }
  const [one, other] = await Promise.all(
    [await findFreePort(), await findFreePort()].map(port => startShop(builtShop, { port, env })),
  )
  if (!one || !other) throw new Error('two instances are needed')
  instances = [one, other]
  owner = await signIn(one)
  reader = await signIn(one)
  const added = await owner.send('POST', '/product', newProductForm({ productname: 'Copied part', price: 2.5 }))
  part = inserted.parse(added.body).insertedId
}, 180_000)

afterAll(async () => {
  await Promise.all((instances ?? []).map(instance => instance.stop()))
  await standby?.remove()
  await primary?.stop()
  await removeDataFolder(dataDir)
  await builtShop?.remove()
})

const callerAt = (shop: ShopProcess) => createCaller(request => fetch(request), shop.origin)

async function signIn(shop: ShopProcess): Promise<Caller> {
  const caller = callerAt(shop)
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

async function book(caller: Caller): Promise<string> {
  const lines = [{ product: part, availability: 1 }]
  const answer = await caller.send('POST', '/checkout', { lines, price: 2.5, phone: '0123456789' })
  expect(answer).toMatchObject({ status: 201 })
  return inserted.parse(answer.body).insertedId
}

async function readFigures(): Promise<string> {
  return (await fetch(`${instances[0].origin}/metrics`)).text()
}

/** How often the first instance has said it of the standby. */
const countLines = (what: RegExp) => [...instances[0].output().matchAll(what)].length

/** Which statements of the shop the standby has answered last, on each session. */
const asked = async () =>
  (await standby.ask<{ query: string }>(`select query from pg_stat_activity where application_name like 'parts-hub %'`))
    .map(({ query }) => query)
    .join('\n')

const isUsed = async () => (await readFigures()).match(/^parts_hub_replica_used\{.*\} [01]$/gm)?.toSorted()

/** Has the standby keep what it is sent, and show nothing of it. */
const pause = () => standby.ask('select pg_wal_replay_pause()')
const resume = () => standby.ask('select pg_wal_replay_resume()')

const whenUsed = () => expect.poll(isUsed, { timeout: 10_000 }).toContainEqual(expect.stringMatching(/ 1$/))

test('a replica answers the catalogue and the lists of the owner; a database that is none is named once and left out', async () => {
  await whenUsed()
  expect((await isUsed())?.map(line => line.at(-1)).toSorted()).toEqual(['0', '1'])
  expect(countLines(/is not read from: it is no replica of DATABASE_URL/g)).toBe(1)
  await expect
    .poll(async () => {
      await pieces(callerAt(instances[0]))
      await orders(reader)
      const statements = await asked()
      return /"products"/.test(statements) && /"orders"/.test(statements)
    })
    .toBe(true)
})

test('who has written reads what they wrote, at either instance; who has not may see an older list, until the replica is too far behind', async () => {
  await whenUsed()
  await pause()
  try {
    const id = await book(owner)
    expect(owner.cookie).toContain('wrote=1')
    expect(await orders(owner)).toContain(id)
    // As a balancer may send them.
    const there = await fetch(`${instances[1].origin}/order/managed?limit=50`, { headers: { cookie: owner.cookie } })
    expect(LISTED.parse(await there.json()).map(({ _id }) => _id)).toContain(id)
    expect(await orders(reader)).not.toContain(id)
    await expect.poll(() => orders(reader), { timeout: 8_000, interval: 100 }).toContain(id)
    await expect.poll(() => countLines(/is not read from: it is more than 5 s behind/g)).toBe(1)
  } finally {
    await resume()
  }
  await whenUsed()
  await expect.poll(() => countLines(/is read from again/g)).toBeGreaterThan(0)
})

test('the catalogue is never shown older than it is known to be', async () => {
  await whenUsed()
  await pause()
  try {
    const visitors = instances.map(callerAt)
    const before = await pieces(owner)
    await book(owner)
    for (const visitor of visitors)
      await expect.poll(() => pieces(visitor), { timeout: 1_000, interval: 5 }).toBe(before - 1)
    for (const visitor of visitors) expect(await pieces(visitor)).toBe(before - 1)
  } finally {
    await resume()
  }
})

test('a replica that goes away hurts nobody, and comes back by itself', async () => {
  await whenUsed()
  await standby.stop()
  for (let time = 0; time < 20; time += 1) {
    expect(await reader.send('GET', '/order/managed?limit=5')).toMatchObject({ status: 200 })
    expect(await callerAt(instances[1]).send('GET', `/service/${part}`)).toMatchObject({ status: 200 })
    await sleep(100)
  }
  const lines = countLines(/is not read from: /g)
  expect(await isUsed()).toEqual([expect.stringMatching(/ 0$/), expect.stringMatching(/ 0$/)])
  await sleep(2_500)
  expect(countLines(/is not read from: /g)).toBe(lines)
  await standby.start()
  await whenUsed()
})
