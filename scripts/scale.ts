import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { buildIfChanged, findFreePort, startShop } from '../tests/support/built-shop.ts'
import { newAddressForm } from '../tests/support/forms.ts'
import { makeFolder } from '../tests/support/make-folder.ts'
import { addSizes } from './bench/add-sizes.ts'
import { copyOrders } from './bench/copy-orders.ts'
import { delays } from './bench/delays.ts'
import { measureSearch } from './bench/measure-search.ts'
import { purchase } from './bench/purchases.ts'
import { signIn } from './sign-in.ts'

/**
 * Measures how large rows and the catalogue in memory are: `npm run scale`, or `npm run scale -- orders full 300000` for some of it. `orders` are real ones, copied
 * until there are 100,000 (ORDERS); `full` is the demo's whole catalogue; a number is so many made sizes. Nothing is judged.
 */
const VISITOR = { name: 'Ada Byron', email: 'ada@example.com', password: 'measure-what-matters' }
const ORDERS = Number(process.env.ORDERS ?? 100_000)
const SECONDS = 6
const CONNECTIONS = 10
const IDLE_S = 120
const FILLED_WITHIN_MS = 30 * 60_000
const LINES = 3
const root = join(import.meta.dirname, '..')
const asked = process.argv.slice(2)
const parts = asked.length > 0 ? asked : ['orders', 'full', '100000', '300000', '1000000']

await buildIfChanged()
const processor = cpus()[0]?.model ?? 'unknown'
console.log(
  `${cpus().length} × ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
)
for (const part of parts) {
  const dataDir = await makeFolder('parts-hub-scale-')
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    console.log(`\n${part}`)
    if (part === 'orders') console.table(await measureOrders({ dataDir, url: database.url, client }))
    else
      for (const table of await measureShelf(part, { dataDir, url: database.url, client }))
        console.table(table)
  } finally {
    await client.end()
    await database.stop()
    await removeDataFolder(dataDir)
  }
}

interface Place {
  readonly dataDir: string
  readonly url: string
  readonly client: pg.Client
}

async function start({ dataDir, url }: Place, catalogue: 'small' | 'full') {
  const port = await findFreePort()
  const env = { DATABASE_URL: url, DEMO_CATALOGUE: catalogue, MAX_UNPAID_ORDERS: '0' }
  return startShop({ path: root, dataDir }, { port, env })
}

async function measureShelf(part: string, place: Place): Promise<object[]> {
  const catalogue = part === 'full' ? 'full' : 'small'
  const first = await start(place, catalogue)
  await first.stop()
  if (part !== 'full') await addSizes(place.client, Number(part))
  await place.client.query('vacuum analyze')
  const began = performance.now()
  const shop = await start(place, catalogue)
  try {
    const openedMs = performance.now() - began
    while (!(await fetch(`${shop.origin}/readyz`)).ok) {
      if (performance.now() - began > FILLED_WITHIN_MS) throw new Error('the search is never ready')
      await sleep(100)
    }
    const filledMs = performance.now() - began
    const filled = await readMetrics(shop.origin)
    const search =
      part === 'full'
        ? { 'search, as people ask': await askAsPeople(shop.origin) }
        : await measureSearch(shop.origin, { connections: CONNECTIONS, seconds: SECONDS })
    const before = await readMetrics(shop.origin)
    await sleep(IDLE_S * 1000)
    const after = await readMetrics(shop.origin)
    return [
      {
        'sizes on the shelf': after.get('parts_hub_shelf_sizes'),
        'open after (s)': seconds(openedMs),
        'search ready after (s)': seconds(filledMs),
        'processor until then (s)': filled.get('process_cpu_seconds_total')?.toFixed(1),
        'resident then (MB)': megabytes(filled.get('process_resident_memory_bytes')),
        'resident after searches (MB)': megabytes(after.get('process_resident_memory_bytes')),
        'heap in use then (MB)': megabytes(after.get('nodejs_heap_size_used_bytes')),
        'buffers beside it (MB)': megabytes(after.get('nodejs_external_memory_bytes')),
        'processor of an idle minute (s)': (
          (((after.get('process_cpu_seconds_total') ?? 0) - (before.get('process_cpu_seconds_total') ?? 0)) *
            60) /
          IDLE_S
        ).toFixed(1),
        ...(await readSizes(place.client)),
      },
      search,
    ]
  } finally {
    await shop.stop()
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const megabytes = (bytes: number | undefined) => Math.round((bytes ?? 0) / 1e6)

/** What people ask of the demo's catalogue, one after the other. */
function askAsPeople(origin: string) {
  const questions = [
    'm8 bolt',
    'din 933 a2 m8x40',
    'bearing for a 15 mm shaft',
    'washer',
    'o-ring 20 mm',
    'hex nut',
    'stainless screw',
  ]
  const path = (call: string) => (index: number) =>
    `${call}?q=${encodeURIComponent(`${questions[index % questions.length]} ${index % 97}`)}`
  return delays({ origin, connections: 1, seconds: SECONDS, paths: [path('/search'), path('/facets')] })
}

/** The figures of /metrics that have no labels, by name. */
async function readMetrics(origin: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return new Map(
    text
      .split('\n')
      .map(line => /^(\w+) ([\d.e+-]+)$/.exec(line))
      .flatMap(match => (match ? [[match[1] ?? '', Number(match[2])] as const] : [])),
  )
}

async function readSizes(client: pg.Client): Promise<object> {
  const { rows } = await client.query<{ row: number; indexes: number; total: number }>(
    `select pg_total_relation_size('products')::float / count(*) as row, pg_indexes_size('products')::float / count(*) as indexes,
       pg_total_relation_size('products')::float as total from products`,
  )
  const { row = 0, indexes = 0, total = 0 } = rows[0] ?? {}
  return {
    'products: bytes a row': Math.round(row),
    'of them indexes': Math.round(indexes),
    'products in all (MB)': megabytes(total),
  }
}

/** Books and pays as customers do, three lines to an address with an own number of the order, and copies that. */
async function measureOrders(place: Place): Promise<object> {
  const shop = await start(place, 'small')
  try {
    const cookie = await signIn(shop.origin, VISITOR, { isNew: true })
    await place.client.query('update products set available = 100000000')
    const { rows } = await place.client.query<{ id: string; min: number }>(
      `select id, min_quantity as min from products where archived_at is null order by available desc limit $1`,
      [LINES],
    )
    const lines = rows.map(({ id, min }) => ({ product: id, availability: min }))
    const question = { lines, country: 'AT', postcode: '1070' }
    const answer = await fetch(`${shop.origin}/checkout/estimate`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(question),
    })
    if (!answer.ok) throw new Error(await answer.text())
    const { total: price } = checkoutEstimate.parse(await answer.json())
    const terms = {
      price,
      phone: '0123456789',
      customerReference: 'PO-4711',
      deliveryAddress: newAddressForm(),
    }
    const body = JSON.stringify({ ...terms, lines })
    await purchase({
      origin: shop.origin,
      cookie,
      connections: 2,
      seconds: SECONDS,
      path: '/checkout',
      next: () => ({ body, price }),
    })
    // Mails are worded, papers made, indexes built.
    await sleep(30_000)
  } finally {
    await shop.stop()
  }
  const { rows } = await place.client.query<{ paid: number }>(
    `select count(*)::int as paid from orders where status = 'paid'`,
  )
  return copyOrders(place.client, Math.ceil(ORDERS / (rows[0]?.paid ?? 1)))
}
