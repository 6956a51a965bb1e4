import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { buildIndexes } from '#db/indexes.ts'
import { buildIfChanged, findFreePort, startShop } from '../tests/support/built-shop.ts'
import { signIn } from './sign-in.ts'
import { measureDoctor } from './years/doctor.ts'
import { fill } from './years/fill.ts'
import { awaitPage, measurePages } from './years/measure.ts'
import { listPages } from './years/pages.ts'

/**
 * Fills a shop with what it has after years and measures it: `npm run years -- --orders 100000`. Each of the owner's pages, the pages that
 * visitors see first, and the doctor. `--data FOLDER` keeps what was filled, and measures it again the next time; `--only WORD` measures what
 * has it in its name.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '5000000' },
    sizes: { type: 'string' },
    reviews: { type: 'string' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '40' },
  },
})

function readCount(name: string, value: string, least: number): number {
  const count = Number(value)
  if (!Number.isSafeInteger(count) || count < least)
    throw new Error(`--${name}: a whole number from ${least} on`)
  return count
}

const orders = readCount('orders', values.orders, 1_000)
const scale = {
  orders,
  sizes: readCount('sizes', values.sizes ?? String(Math.max(1_000, orders / 5)), 1_000),
  reviews: readCount('reviews', values.reviews ?? String(orders / 10), 10),
}
const times = readCount('times', values.times, 1)
const ADMIN = { email: 'admin@example.com', password: 'the admin of many years' }
const root = join(import.meta.dirname, '..')
const began = performance.now()
const log = (line: string) => console.log(`${Math.round((performance.now() - began) / 1_000)} s: ${line}`)

await buildIfChanged()
const dataDir =
  values.data === undefined ? await mkdtemp(join(tmpdir(), 'parts-hub-years-')) : resolve(values.data)
await mkdir(dataDir, { recursive: true })
await chmod(dataDir, 0o755)
const mark = join(dataDir, 'filled')
const isFilled = await access(mark).then(
  () => true,
  () => false,
)
const database = await startEmbeddedPostgres({ dataDir, log })
const port = await findFreePort()
const openShop = () =>
  startShop(
    { path: root, dataDir },
    { port, env: { DATABASE_URL: database.url, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } },
  )
try {
  if (!isFilled) {
    // Its first start makes the tables.
    await (await openShop()).stop()
    await fill(database.url, scale, log)
    await buildIndexes(database.url)
    log('the indexes of a running shop')
    await writeFile(mark, '')
  }
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  console.table(await describeTables(client))
  const shop = await openShop()
  log('open')
  try {
    const cookie = await signIn(shop.origin, ADMIN)
    log(`first pages after ${await awaitPage(`${shop.origin}/dashboard`, cookie)} s`)
    const pages = (await listPages(client)).filter(({ name }) => name.includes(values.only))
    console.table(await measurePages(shop.origin, { pages, times, cookie }))
    if ('doctor'.includes(values.only)) console.table(await measureDoctor(database.url))
  } finally {
    await client.end()
    await shop.stop()
  }
} finally {
  await database.stop()
  if (values.data === undefined) await rm(dataDir, { recursive: true, force: true })
}

/** How many rows each large table has, and what it and its indexes take, in MB. */
async function describeTables(client: pg.Client) {
  const { rows } = await client.query<{ name: string; rows: string; mb: string; index_mb: string }>(
    `select relname as name, n_live_tup as rows, pg_table_size(relid) >> 20 as mb, pg_indexes_size(relid) >> 20 as index_mb
     from pg_stat_user_tables where pg_total_relation_size(relid) > 20000000 order by pg_total_relation_size(relid) desc`,
  )
  return Object.fromEntries(
    rows.map(({ name, mb, index_mb, ...row }) => [
      name,
      { rows: Number(row.rows), MB: Number(mb), 'indexes MB': Number(index_mb) },
    ]),
  )
}
