import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { buildIfChanged, findFreePort, type ShopProcess, startShop } from '../tests/support/built-shop.ts'
import { makeFolder } from '../tests/support/make-folder.ts'
import { openTcpProxy } from '../tests/support/tcp-proxy.ts'
import { type Counts, Customer, noCounts, type Purchase } from '../tests/support/torture/customer.ts'

/**
 * Sells from two instances, first with PostgreSQL itself and then through pgbouncer in transaction mode, set up as in deploy/pgbouncer.ini: `npm run pooler-drill`. A shop without DATABASE_DIRECT_URL must be refused. Ends with 1 if something was sold twice, not at all, or answered wrongly, if the doctor
 * finds something, or if a change at one instance is not seen at the other within a second. PURCHASES says how many, BUYERS by how many at once.
 */
const PURCHASES = Number(process.env.PURCHASES ?? 300)
const BUYERS = Number(process.env.BUYERS ?? 12)
const SESSIONS = 6
const SEEN_WITHIN_MS = 1_000
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'the admin of the pool' }

const root = join(import.meta.dirname, '..')
if (spawnSync('pgbouncer', ['--version']).error) {
  console.error("pgbouncer is missing; Debian's package pgbouncer has it")
  process.exit(1)
}
await buildIfChanged()
const dataDir = await makeFolder('parts-hub-pooler-')
const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
// Both ways lead through it: pgbouncer may not enter the folder of the socket.
const proxy = await openTcpProxy(database.url)
try {
  const direct = await sell({ DATABASE_URL: proxy.url })
  const pooler = await openPooler(proxy.url)
  const refused = await openPoolerAlone(pooler.url)
  const pooled = await sell({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: proxy.url }).finally(
    pooler.close,
  )
  console.table({ direct: direct.figures, 'through pgbouncer': pooled.figures })
  const faults = [...direct.faults, ...refused, ...pooled.faults]
  for (const fault of faults.slice(0, 20)) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await proxy.close()
  await database.stop()
  await removeDataFolder(dataDir)
}

/** As deploy/pgbouncer.ini says, but for the addresses and the size. */
async function openPooler(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, searchParams, username, pathname } = new URL(url)
  const here = String(await findFreePort())
  const [, query = ''] =
    /connect_query='([^']+)'/.exec(await readFile(join(root, 'deploy/pgbouncer.ini'), 'utf8')) ?? []
  // Apart from the shop's data, as pgbouncer runs as nobody.
  const folder = await makeFolder('parts-hub-pgbouncer-')
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
${pathname.slice(1)} = host=${searchParams.get('host') ?? hostname} port=${searchParams.get('port')} user=${username} connect_query='${query}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${here}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SESSIONS}
max_client_conn = 1000
log_connections = 0
log_disconnections = 0
`,
  )
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...asUser, file], { stdio: 'inherit' })
  const address = new URL(`postgresql://${username}@127.0.0.1:${here}${pathname}`)
  return {
    url: address.href,
    close: async () => {
      await end(child)
      await rm(folder, { recursive: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await promise
}

/** A shop that takes the pooler for PostgreSQL has to be refused, and not to lose settings and locks unnoticed. */
async function openPoolerAlone(url: string): Promise<string[]> {
  const starting = startShop(
    { path: root, dataDir },
    { port: await findFreePort(), env: { DATABASE_URL: url } },
  )
  return starting.then(
    shop => shop.stop().then(() => ['a shop opened without DATABASE_DIRECT_URL']),
    error => (/DATABASE_URL leads to a pooler/.test(error.message) ? [] : [error.message]),
  )
}

/** Opens two instances, has half of the pieces sold by each, and says how that went. */
async function sell(env: Record<string, string>): Promise<{ figures: object; faults: string[] }> {
  const counts = noCounts()
  const settings = {
    ...env,
    ...ADMIN,
    MAX_UNPAID_ORDERS: '0',
    AUTH_SECRET: 'the same secret for both of the two',
  }
  const instances: ShopProcess[] = []
  try {
    for (let count = 0; count < 2; count += 1)
      instances.push(await startShop({ path: root, dataDir }, { port: await findFreePort(), env: settings }))
    return await race(instances, counts)
  } finally {
    await Promise.all(instances.map(instance => instance.stop()))
  }
}

async function race(instances: readonly ShopProcess[], counts: Counts) {
  const [first, second] = instances
  if (!first || !second) throw new Error('two instances are needed')
  const admin = new Customer(ADMIN.ADMIN_EMAIL, counts)
  await admin.signIn(first.origin, { isNew: false, password: ADMIN.ADMIN_PASSWORD })
  const buyers = Array.from(
    { length: BUYERS },
    () => new Customer(`${crypto.randomUUID()}@example.com`, counts),
  )
  for (const buyer of buyers) await buyer.signIn(first.origin)
  const name = `Pooled part ${crypto.randomUUID()}`
  const facts = {
    price: 2.5,
    min: 1,
    available: PURCHASES / 2,
    image: '/favicon.svg',
    description: '',
    category: 'shipping',
  }
  const part = { _id: await admin.addProduct({ productname: name, ...facts }), name, price: 2.5 }
  const purchases = Array.from(
    { length: PURCHASES },
    (): Purchase => ({
      key: crypto.randomUUID(),
      parts: [part],
      quantity: 1,
      plan: 'pay',
    }),
  )
  const watch = watchSessions()
  const began = performance.now()
  const waiting = purchases.entries()
  await Promise.all(
    buyers.map(async buyer => {
      for (const [index, purchase] of waiting)
        await buyer.at((index % 2 === 0 ? first : second).origin).buy(purchase, () => false)
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  const sessions = await watch.end()
  const seenMs = await changePrice(part._id, second.origin)
  const paid = purchases.filter(({ isPaid }) => isPaid).length
  const doctor = spawnSync(process.execPath, ['dist/shop/operator.js', 'doctor'], {
    cwd: root,
    // Not by the proxy, which is in this process and waits meanwhile.
    env: { ...process.env, DATABASE_URL: database.url },
    encoding: 'utf8',
  })
  const faults = [...counts.faults]
  if (paid !== PURCHASES / 2) faults.push(`${paid} pieces of ${PURCHASES / 2} were sold`)
  if (doctor.status !== 0) faults.push(`the doctor: ${doctor.stdout}${doctor.stderr}`)
  if (seenMs > SEEN_WITHIN_MS) faults.push(`a change was seen after ${Math.round(seenMs)} ms`)
  const spoken = instances.flatMap(instance => instance.output().match(/^DATABASE_URL: .*$/gm) ?? [])
  return {
    faults: [...faults, ...spoken],
    figures: {
      'answers per second': Math.round(counts.answered / seconds),
      'told to retry': counts.retryLater,
      'sessions at PostgreSQL': sessions,
      'change seen after (ms)': Math.round(seenMs),
      doctor: doctor.status === 0 ? 'finds nothing' : 'finds something',
    },
  }
}

/** Counts the sessions that PostgreSQL has at a time, until it is told to end, and returns the most. */
function watchSessions(): { end(): Promise<number> } {
  const client = new pg.Client({ connectionString: proxy.url })
  let most = 0
  const over = new AbortController()
  const watching = (async () => {
    await client.connect()
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      most = Math.max(most, rows[0]?.count ?? 0)
      await sleep(50)
    }
    await client.end()
  })()
  return {
    async end() {
      over.abort()
      await watching
      return most
    },
  }
}

/** How long it takes until the page shows a price that was changed in the database, in ms. */
async function changePrice(id: string, origin: string): Promise<number> {
  const read = async () => (await fetch(`${origin}/parts/shipping/${id}`)).text()
  await read()
  const client = new pg.Client({ connectionString: proxy.url })
  await client.connect()
  await client.query('update products set price_cents = 775 where id = $1', [id])
  await client.end()
  const began = performance.now()
  while (!(await read()).includes('€7.75') && performance.now() - began < 10_000);
  return performance.now() - began
}
