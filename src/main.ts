import { mkdir } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import pino from 'pino'
import { lendOutsideDatabase, lendOwnDatabase } from '#db/app-role.ts'
import { connectDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { describeCauses } from '#db/errors.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { ensureFirstAdmin } from '#identity/first-admin.ts'
import { type Config, readConfig } from '#server/config.ts'
import { loadDevelopmentFront, loadFront } from '#server/load-front.ts'
import { keepSecret } from '#server/secret.ts'
import { seedDemo } from '#server/seed.ts'
import type { Worker } from '#server/workers.ts'

/** The process: configuration, port, database, front; then it serves until told to stop, and drains. */

const DRAIN_MS = 10_000

const log = pino(pino.destination(2))
const say = (line: string) => console.log(line)
/** What is open, in the order in which it closes: no new requests, those under way, the work beside them, the pool, the database itself. */
const open: Partial<Record<'server' | 'requests' | 'workers' | 'pool' | 'database', () => Promise<unknown>>> =
  {}
let stopping = false

// One request's mistake is no reason to close the shop for all.
process.on('unhandledRejection', reason => log.error({ err: reason }, 'a promise was left alone'))

try {
  await run()
} catch (error) {
  say(explain(error))
  await closeAll()
  process.exit(1)
}

async function run(): Promise<void> {
  const config = readConfig()
  // Requests that come while the shop is starting wait for it.
  const { promise: opened, resolve: serve } = Promise.withResolvers<RequestListener>()
  let listener: RequestListener | undefined
  void opened.then(opens => {
    listener = opens
  })
  const server = await listen(config, (request, response) => {
    if (listener) listener(request, response)
    else void opened.then(opens => opens(request, response))
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  const { listener: opening, workers } = await start(config, server)
  serve(opening)
  open.workers = () => Promise.all(workers.map(worker => worker.stop()))
  for (const worker of workers) worker.start()
  if (config.mode === 'live' && config.trustedProxies.length === 0)
    say('TRUSTED_PROXIES is not set: behind a proxy all visitors share its address, and its limits')
  say(`Parts Hub is open at ${config.origin}${describeDemo(config)}`)
}

async function listen(config: Config, listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  open.server = () =>
    new Promise(resolve => {
      server.close(resolve)
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
    })
  return server
}

async function start(
  config: Config,
  server: Server,
): Promise<{ listener: RequestListener; workers: readonly Worker[] }> {
  await mkdir(config.dataDir, { recursive: true }).catch(error => {
    throw new Error(`DATA_DIR: cannot make the folder ${config.dataDir} (${error.code}); choose another one`)
  })
  const url = config.databaseUrl ?? (await startDatabase(config.dataDir))
  await migrateDatabase(url, say).catch((cause: unknown) => {
    throw new Error(config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL', { cause })
  })
  const lentUrl = config.databaseUrl === undefined ? await lendOwnDatabase(url) : await lendOutside(url)
  const database = connectDatabase(lentUrl, { onError: reportLostConnection })
  open.pool = database.close
  if (config.mode === 'demo' && (await seedDemo(database.db, new Date())))
    say('Filled the empty shop with the demo catalogue.')
  const authSecret = config.authSecret ?? (await keepSecret(config.dataDir))
  const { openShop, assetsDir, serveSources } = process.argv.includes('--dev')
    ? await loadDevelopmentFront(server)
    : await loadFront()
  const { shop, listener, settle } = openShop({ config, db: database.db, authSecret, log, assetsDir })
  const password = await ensureFirstAdmin(shop.auth, database.db, config.admin)
  if (password !== undefined)
    say(`The first admin is ${config.admin.email} with the password ${password} (shown only now)`)
  open.requests = settle
  return { listener: serveSources?.(listener) ?? listener, workers: shop.workers }
}

/** Says so where the database itself cannot keep the shop from changing what is written once; its triggers still refuse. */
async function lendOutside(url: string): Promise<string> {
  try {
    return await lendOutsideDatabase(url)
  } catch (error) {
    say(
      `DATABASE_URL: its role cannot lend the shop a smaller one (${explain(error)}); ` +
        'the audit trail and the ledgers are kept by triggers alone',
    )
    return url
  }
}

/** What is not real here, and only that. */
function describeDemo({ mode, stripe, mail }: Config): string {
  if (mode === 'live') return ''
  const unreal = [!stripe && 'no real money', !mail.smtp && !mail.emailJs && 'no real mail'].filter(Boolean)
  return unreal.length > 0 ? ` (demo: ${unreal.join(', ')})` : ' (demo)'
}

function reportLostConnection(error: Error): void {
  if (!stopping) log.warn(`a database connection was lost: ${error.message}`)
}

async function startDatabase(dataDir: string): Promise<string> {
  say(`Starting the database in ${dataDir} …`)
  const database = await startEmbeddedPostgres({ dataDir, log: say })
  open.database = () => database.stop()
  return database.url
}

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  say('Closing …')
  await closeAll()
  process.exit(0)
}

async function closeAll(): Promise<void> {
  for (const close of [open.server, open.requests, open.workers, open.pool, open.database])
    await close?.().catch(error => log.error({ err: error }, 'closing failed'))
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'PORT: something else listens there already; choose another PORT'
  return describeCauses(error)
}
