import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { buildIfChanged, findFreePort, type ShopProcess, startShop } from '../tests/support/built-shop.ts'
import { makeFolder } from '../tests/support/make-folder.ts'
import { openTcpProxy } from '../tests/support/tcp-proxy.ts'
import { Customer, noCounts } from '../tests/support/torture/customer.ts'

/**
 * Two instances on one database: how soon one shows what was changed at the other, and how long a booking takes where the database is far
 * away: `npm run distance-drill`. Ends with 1 if a figure is above its bound. ROUNDS says how often each is tried.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 50)
const SEEN_WITHIN_MS = 200
/** How long a booking may take (p95), by how long the way to the database and back takes, in ms. */
const BOOKED_WITHIN: Readonly<Record<number, number>> = { 0: 80, 5: 80, 300: 1_500 }
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'the admin of afar' }

await buildIfChanged()
const root = join(import.meta.dirname, '..')
const dataDir = await makeFolder('parts-hub-distance-')
const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
const proxy = await openTcpProxy(database.url)
const counts = noCounts()
const instances: ShopProcess[] = []
const figures: Record<string, { p50: number; p95: number; bound: number }> = {}
try {
  const env = {
    ...ADMIN,
    DATABASE_URL: proxy.url,
    MAX_UNPAID_ORDERS: '0',
    AUTH_SECRET: 'the same secret for both of the two',
  }
  for (let count = 0; count < 2; count += 1)
    instances.push(await startShop({ path: root, dataDir }, { port: await findFreePort(), env }))
  const [first, second] = instances
  if (!first || !second) throw new Error('two instances are needed')
  const admin = new Customer(ADMIN.ADMIN_EMAIL, counts)
  await admin.signIn(first.origin, { isNew: false, password: ADMIN.ADMIN_PASSWORD })
  await measureNews(admin, first.origin, second.origin)
  for (const [ms, bound] of Object.entries(BOOKED_WITHIN)) {
    proxy.moveAway(Number(ms))
    await measureBookings(admin, first.origin, { ms: Number(ms), bound })
  }
  proxy.moveAway(0)
  console.table(figures)
  for (const fault of counts.faults.slice(0, 20)) console.log(fault)
  const isLate = Object.values(figures).some(({ p95, bound }) => p95 > bound)
  process.exitCode = isLate || counts.faults.length > 0 ? 1 : 0
} finally {
  await Promise.all(instances.map(instance => instance.stop()))
  await proxy.close()
  await database.stop()
  await removeDataFolder(dataDir)
}

/** Adds a part that anybody may book one of. */
async function addPart(admin: Customer, name: string) {
  const price = 2.5
  const form = {
    price,
    min: 1,
    available: 100_000,
    image: '/favicon.svg',
    description: '',
    category: 'shipping',
  }
  return { _id: await admin.addProduct({ productname: name, ...form }), name, price }
}

/** Books at one instance, and asks the other until it shows fewer pieces: in a list, on a page that is kept, and to a search. */
async function measureNews(admin: Customer, here: string, there: string): Promise<void> {
  const part = await addPart(admin, 'Distant part')
  const places = {
    'a list': `${there}/service?limit=24`,
    'a kept page': `${there}/parts/shipping/${part._id}`,
    'the first page': `${there}/home`,
    'a search': `${there}/search?q=distant+part`,
  }
  const read = async (url: string) => (await fetch(url)).text()
  for (const [place, url] of Object.entries(places)) {
    const tookMs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let time = 0; time < 3; time += 1) await read(url)
      await sleep(200 + Math.random() * 1_000)
      const before = await read(url)
      const plan = 'book' as const
      await admin.buy({ key: crypto.randomUUID(), parts: [part], quantity: 1, plan }, () => false)
      const began = performance.now()
      while ((await read(url)) === before && performance.now() - began < 10_000) await sleep(2)
      tookMs.push(performance.now() - began)
    }
    figures[`seen in ${place} (ms)`] = { ...spread(tookMs), bound: SEEN_WITHIN_MS }
  }
}

async function measureBookings(
  admin: Customer,
  origin: string,
  { ms, bound }: { ms: number; bound: number },
) {
  const part = await addPart(admin, `Part ${ms} ms away`)
  const tookMs: number[] = []
  for (let round = 0; round < ROUNDS + 3; round += 1) {
    const began = performance.now()
    await admin.buy({ key: crypto.randomUUID(), parts: [part], quantity: 1, plan: 'book' }, () => false)
    // The first ones open connections, and prepare statements on them.
    if (round >= 3) tookMs.push(performance.now() - began)
  }
  figures[`a booking, ${ms} ms away (ms)`] = { ...spread(tookMs), bound }
}

function spread(values: readonly number[]): { p50: number; p95: number } {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN)
  return { p50: at(0.5), p95: at(0.95) }
}
