import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Checksum } from '#db/backup/checksum-rows.ts'
import type { Table } from '#db/backup/contents.ts'
import { readSnapshot } from '#db/backup/read-rows.ts'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { withOlderPrograms } from '#db/upgrade/older-programs.ts'
import { buildShop, findFreePort, startShop } from '../tests/support/built-shop.ts'
import { makeFolder } from '../tests/support/make-folder.ts'
import { Customer, noCounts, type Purchase, type TestPart } from '../tests/support/torture/customer.ts'
import { runOrThrow, withOlderRelease } from './older-release.ts'
import { ENV, olderPostgres, olderRelease, operate, type Predecessor } from './upgrade/predecessors.ts'

/**
 * Tries an upgrade and the way back on a shop in which people have bought: `npm run test:upgrade` from the major version of PostgreSQL
 * before this one's, `npm run test:upgrade -- v0.1.0` from an earlier release: a tag, a commit, or a folder in which it is built.
 * `DEMO_CATALOGUE=full` takes all sizes.
 */
const OLDER_MAJOR = '17'
const BUYERS = 4
const PURCHASES = 10
const SETTLING_MS = 4_000
const LONGEST_SETTLING = 8
const PLANS = ['book', 'cancel', 'charge', 'pay', 'pay'] as const
/** What a shop writes by itself as it starts and runs. */
const OF_RUNNING = new Set(['public.reconciliation_marks', 'public.rate_limits', 'public.audit_events'])

const part = z.object({
  _id: z.string(),
  name: z.string(),
  price: z.number(),
  min: z.number(),
  available: z.number(),
})

const releases = process.argv.slice(2)
const house = await buildShop()
const place = await makeFolder('parts-hub-upgrade-')
const results: Record<string, object> = {}
try {
  if (releases.length === 0)
    await withOlderPrograms(OLDER_MAJOR, packages => attempt(olderPostgres(OLDER_MAJOR, packages, house)))
  for (const release of releases) {
    if (existsSync(release)) await attempt(olderRelease(release, resolve(release)))
    else
      await withOlderRelease(release, async folder => {
        runOrThrow(folder, process.execPath, ['scripts/build.ts'])
        await attempt(olderRelease(release, folder))
      })
  }
  console.table(results)
} finally {
  for (const name of await readdir(place)) await removeDataFolder(join(place, name))
  await removeDataFolder(place)
  await house.remove()
}

async function attempt(old: Predecessor): Promise<void> {
  console.log(`— from ${old.name}`)
  const dataDir = join(place, crypto.randomUUID())
  const port = await findFreePort()
  const counts = noCounts()
  const buyers = Array.from({ length: BUYERS }, (_, at) => new Customer(`u${at}@example.com`, counts))

  const first = await old.open(dataDir, port)
  const parts = await readParts(first.origin)
  for (const buyer of buyers) await buyer.signIn(first.origin)
  await buyAll(buyers, parts)
  await first.stop()
  const before = await settle(old, dataDir, port)

  const begin = performance.now()
  await old.prepare(dataDir)
  const prepared = performance.now()
  const upgraded = await startShop({ path: house.path, dataDir }, { port, env: ENV })
  const opened = performance.now()
  await readOrders(buyers)
  await upgraded.stop()
  const after = await sumTables(dataDir, undefined, before)
  expectSame(before, after, 'after the upgrade')

  const again = await startShop({ path: house.path, dataDir }, { port, env: ENV })
  await buyAll(buyers, await readParts(again.origin))
  await readOrders(buyers)
  operate(house, dataDir, 'doctor')
  await again.stop()

  await old.goBack(dataDir)
  expectSame(before, await sumTables(dataDir, old.packages), 'after the way back')
  const back = await old.open(dataDir, port)
  for (const buyer of buyers) buyer.purchases.splice(PURCHASES)
  await readOrders(buyers)
  await buyAll(buyers, parts)
  await back.stop()
  if (counts.faults.length > 0) throw new Error(counts.faults.join('\n'))
  results[old.name] = {
    'rows before': countRows(before),
    after: countRows(after),
    'upgraded in s': ((prepared - begin) / 1000).toFixed(1),
    'opened in s': ((opened - prepared) / 1000).toFixed(1),
    'way back': 'same rows, sells',
  }
}

/** Parts of which there are enough, from the list that anybody may read. */
async function readParts(origin: string): Promise<TestPart[]> {
  const parts = z.array(part).parse(await (await fetch(`${origin}/service?limit=100&in_stock=true`)).json())
  return parts.filter(({ min, available }) => min <= 1 && available >= 100).slice(0, 5)
}

async function buyAll(buyers: readonly Customer[], parts: readonly TestPart[]): Promise<void> {
  if (parts.length === 0) throw new Error('there is nothing to buy')
  await Promise.all(
    buyers.map(async buyer => {
      for (let at = 0; at < PURCHASES; at += 1) {
        const plan = PLANS[at % PLANS.length] ?? 'book'
        const wanted = parts.slice(at % parts.length).slice(0, 1 + (at % 2))
        const purchase: Purchase = { key: crypto.randomUUID(), parts: wanted, quantity: 1, plan }
        await buyer.buy(purchase, () => false)
        if (purchase.isRefused) throw new Error('a purchase was refused')
      }
    }),
  )
}

/** Each customer, still signed in, sees all their orders. */
async function readOrders(buyers: readonly Customer[]): Promise<void> {
  for (const buyer of buyers)
    for (const { orderId } of buyer.purchases)
      if (orderId === undefined || !(await buyer.findsOrder(orderId)))
        throw new Error(`${buyer.email} does not see order ${orderId}`)
}

interface Sum extends Checksum {
  readonly table: Table
}
type Sums = ReadonlyMap<string, Sum>

/** Lets the shop finish what it does by itself, as to book payments and word mails, until that changes no row. */
async function settle(old: Predecessor, dataDir: string, port: number): Promise<Sums> {
  let last = await sumTables(dataDir, old.packages)
  for (let tries = 0; tries < LONGEST_SETTLING; tries += 1) {
    const shop = await old.open(dataDir, port)
    await sleep(SETTLING_MS)
    await shop.stop()
    const next = await sumTables(dataDir, old.packages)
    if (findChanged(last, next).length === 0) return next
    last = next
  }
  throw new Error('the shop does not come to rest')
}

/** Of each table of a stopped shop, with the columns that it had before: a migration may add some. */
async function sumTables(dataDir: string, packages?: string, before?: Sums): Promise<Sums> {
  const from = packages === undefined ? {} : { packages }
  const database = await startEmbeddedPostgres({ dataDir, ...from, log: () => undefined })
  try {
    return await readSnapshot(database.url, async ({ contents, checksumRows }) => {
      const sums = new Map<string, Sum>()
      for (const each of contents.tables) {
        const table = before?.get(each.name)?.table ?? each
        sums.set(each.name, { ...(await checksumRows(table)), table })
      }
      return sums
    })
  } finally {
    await database.stop()
  }
}

function expectSame(before: Sums, after: Sums, when: string): void {
  const differing = findChanged(before, after)
  if (differing.length > 0)
    throw new Error(
      `${when}: ${differing.map(([name, { rows }]) => `${name} had ${rows} rows, has ${after.get(name)?.rows}`).join('; ')}`,
    )
  console.log(
    `${when}: ${countRows(after).toLocaleString('en')} rows of ${before.size} tables, all as they were`,
  )
}

/** The tables that have other rows. */
function findChanged(before: Sums, after: Sums): [string, Checksum][] {
  return [...before].filter(([name, { rows, sum }]) => {
    const found = after.get(name)
    return !OF_RUNNING.has(name) && (found?.rows !== rows || found.sum !== sum)
  })
}

function countRows(sums: Sums): number {
  return [...sums.values()].reduce((count, { rows }) => count + rows, 0)
}
