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
const WITHOUT_WRITES_MS = 10_000

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

const notes = z.array(z.object({ note: z.string().optional() }).loose())
