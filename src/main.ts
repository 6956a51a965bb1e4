import { mkdir } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { asAppRole, prepareOwnAppRole } from '#db/app-role.ts'
import { awaitDatabase } from '#db/await-database.ts'
import { isQuarantined, markQuarantine } from '#db/backup/marks.ts'
import { connectDatabase, type DatabaseClient } from '#db/client.ts'
import { nameConnections } from '#db/connection.ts'
import { listOutsideClusters } from '#db/embedded/orphans.ts'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '#db/embedded/start.ts'
import { describeCauses } from '#db/errors.ts'
import { buildIndexes } from '#db/indexes.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { Replicas } from '#db/replicas.ts'
import { dropSlots } from '#db/replication/slots.ts'
import type { SlowStatement, StatementWatch } from '#db/watch-statements.ts'
import { firstVersion } from '#identity/auth-secrets.ts'
import { ensureFirstAdmin } from '#identity/first-admin.ts'
import { openPlace } from '#server/backup/open-place.ts'
import { composeShop } from '#server/compose/compose.ts'
import { IN_QUARANTINE } from '#server/compose/quarantine.ts'
import type { Worker } from '#server/compose/worker.ts'
import { type Config, ConfigError, readConfig } from '#server/config/config.ts'
import { loadOrCreateSecret } from '#server/config/secret.ts'
import { followRequests } from '#server/drain.ts'
import { blameDatabase, checkPooler, takePlace, useExternalDatabase } from '#server/external-database.ts'
import { createFront } from '#server/front/front.ts'
import { loadDevelopmentPages, loadPages } from '#server/front/load-pages.ts'
import { warmUp } from '#server/front/warm-up.ts'
import { giveBackMemory } from '#server/give-back-memory.ts'
import { requireMode } from '#server/going-live/mode.ts'
import { atMost } from '#server/in-flight.ts'
import { FURTHER, FurtherProcesses, joinFirst } from '#server/processes/further-processes.ts'
import { seedDemo } from '#server/seed/seed.ts'
import { createLog } from '#server/sight/log.ts'
import { createSight, type Sight } from '#server/sight/sight.ts'
import type { Tracing } from '#server/tracing/tracing.ts'
import { WalArchive } from '#server/wal-archive/archive-log.ts'
import { watchNpm } from '#server/watch-npm.ts'

/** The process: reads the configuration, opens the port, the database and the front, serves until told to stop, and drains. */

/** Requests and workers finish first, then what they began, then the pool (2 s), then the database (6.5 s): all within 15 s. */
const DRAIN_MS = 5_000
const REST_MS = 900
const ARCHIVE_MS = 2_000
/** How long processes that share the port may take for all that. */
const FURTHER_MS = 9_000
/** How long the collector of traces may take for the last ones. */
const LAST_TRACES_MS = 900
/** How many connections the system keeps until they are accepted: those beyond are tried again only after a second. */
const BACKLOG = 4_096
/**
 * How long an idle connection stays open: longer than proxies keep theirs (nginx 60 s, Caddy two minutes), so that none sends a request
 * over one that is being closed; and whoever reads a page for a minute needs no new one for the next.
 */
const IDLE_MS = 130_000
/** The limit for closing, whatever hangs. */
const LONGEST_CLOSING_MS = 14_500
const AT_ONCE_MS = 900
/** What the embedded database lets in: each process with a few beside those for requests, and commands beside the shop. */
const LEAST_CONNECTIONS = 100
const OWN_CONNECTIONS = 10
const OTHER_CONNECTIONS = 20

const log = createLog()
/** Whether another process, which it shares the port with, has started this one. */
const isFurther = process.argv.includes(FURTHER)
/** To who has started the shop: further processes would say the same again. */
const say = (line: string) => {
  if (!isFurther) console.log(line)
}
/** What is open. It is closed in stages, each after all that uses it: no request comes any more when the shop closes. */
const open: Partial<
  Record<
    | 'server'
    | 'workers'
    | 'further'
    | 'shop'
    | 'replicas'
    | 'pool'
    | 'place'
    | 'tracing'
    | 'archive'
    | 'database'
    | 'databaseAtOnce',
    () => Promise<unknown>
  >
> = {}
const STAGES = [
  ['server', 'workers', 'further'],
  ['shop'],
  ['replicas', 'pool', 'place', 'tracing', 'archive'],
  ['database'],
] as const
const closing = new AbortController()
/** Told to stop; it may still be serving for a while. */
let isStopping = false
/** Tells balancers that it stops, and waits until they know. */
let announceStop = async () => {}
let further: FurtherProcesses | undefined

// An error in one request is no reason to close the shop for all.
process.on('unhandledRejection', reason => log.error({ err: reason }, 'unhandled promise rejection'))
// SIGHUP: the terminal it was started in has closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
watchNpm(() => {
  if (!isStopping) void stop()
})
// The process that started this one has ended, and with it perhaps the database.
if (isFurther)
  process.on('disconnect', () => {
    if (!isStopping) void stop()
  })
// Nobody reads its output any more.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
process.once('uncaughtException', error => {
  log.fatal({ err: error }, 'the shop is shutting down after an internal error')
  void closeAll().finally(() => process.exit(1))
})

try {
  await run()
} catch (error) {
  // While closing, the start fails for no other reason.
  if (closing.signal.aborted) await new Promise(() => undefined)
  console.log(explain(error))
  await closeAll()
  process.exit(1)
}

async function run(): Promise<void> {
  const config = readConfig()
  nameConnections()
  // Requests that arrive while the shop is starting wait for it.
  const { promise: opened, resolve: serve } = Promise.withResolvers<RequestListener>()
  let listener: RequestListener | undefined
  void opened.then(handle => {
    listener = handle
  })
  closing.signal.addEventListener('abort', () => serve(refuse))
  const tracing = await openTracing(config)
  const sight = createSight(config, log, tracing)
  announceStop = async () => {
    if (sight.stop()) await sleep(config.sight.drainDelayMs)
  }
  const watched = sight.watch((request, response) => {
    if (listener) listener(request, response)
    else void opened.then(handle => handle(request, response))
  })
  const server = createServer({ keepAliveTimeout: IDLE_MS }, watched)
  // Others answer as long as a further process starts.
  if (!isFurther) await listen(config, server)
  const { listener: handle, workers, url } = await start(config, server, sight, tracing)
  closing.signal.throwIfAborted()
  serve(handle)
  if (isFurther) await listen(config, server)
  for (const worker of workers) worker.start()
  if (isFurther) joinFirst(sight.metrics)
  else if (config.processes > 1) startFurther(config, url, sight)
  if (config.mode === 'live' && config.trustedProxies.length === 0)
    say('TRUSTED_PROXIES is not set: behind a proxy, all visitors share its address and its rate limits')
  say(`Parts Hub is open at ${config.origin}${describeDemo(config)}`)
}

/** Where none are wanted, the libraries are not even loaded. */
async function openTracing({ sight, trustedProxies }: Config): Promise<Tracing | undefined> {
  if (!sight.tracing) return undefined
  const { startTracing } = await import('#server/tracing/start.ts')
  const tracing = startTracing(sight.tracing, { trustedProxies, log })
  open.tracing = () => tracing.stop(LAST_TRACES_MS)
  return tracing
}

async function listen({ port, host, processes }: Config, server: Server): Promise<void> {
  const drain = followRequests(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: BACKLOG, reusePort: processes > 1 }, resolve)
  })
  open.server = () => drain(DRAIN_MS)
}

function startFurther({ processes, databaseUrl }: Config, url: string, { metrics }: Sight): void {
  const started = new FurtherProcesses({
    count: processes - 1,
    program: import.meta.filename,
    embeddedUrl: databaseUrl === undefined ? url : undefined,
    log,
    metrics,
  })
  further = started
  open.further = () => started.stop(FURTHER_MS)
  started.start()
}

/** For those who waited for a shop that is told to stop while it starts. A function: constants down here are not there yet while it starts. */
function refuse(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'retry-after': '5' }).end()
}

async function start(
  config: Config,
  server: Server,
  sight: Sight,
  tracing: Tracing | undefined,
): Promise<{ listener: RequestListener; workers: readonly Worker[]; url: string }> {
  await mkdir(config.dataDir, { recursive: true }).catch(error => {
    throw new Error(
      `DATA_DIR: cannot create the folder ${config.dataDir} (${error.code}); choose another one`,
    )
  })
  const url = config.databaseUrl ?? (await startDatabase(config))
  const wait = { seconds: config.databaseWait, log: say, signal: closing.signal }
  if (config.databaseUrl !== undefined) {
    await awaitDatabase(url, wait).catch(blameDatabase(config))
    open.place = await takePlace(config, url)
  }
  await migrateDatabase(url, say).catch(blameDatabase(config))
  if (config.isRestored) await markQuarantine(url)
  const appRoleUrl =
    config.databaseUrl === undefined ? await prepareOwnAppRole(url) : await useExternalDatabase(url, say)
  if (config.poolerUrl !== undefined) await checkPooler(config.poolerUrl, wait, appRoleUrl !== url)
  const watch = { slow: describeSlow(config.sight.slowQueryMs), trace: tracing?.traceStatement }
  const database = connectDatabase(config.poolerUrl ?? appRoleUrl, {
    direct: config.poolerUrl === undefined ? undefined : appRoleUrl,
    max: config.databaseConnections,
    onError: reportLostConnection,
    watch,
  })
  open.pool = database.close
  const replicas = await openReplicas(config, database, watch, appRoleUrl !== url)
  await requireMode(database.db, config.mode)
  if (config.mode === 'demo') {
    const filled = await seedDemo(url, { now: new Date(), extent: config.demoCatalogue })
    if (filled > 0) say(`Filled the empty shop with ${filled} products.`)
  }
  const authSecrets = config.authSecrets ?? firstVersion(await loadOrCreateSecret(config.dataDir))
  const { serveSources, ...pages } = process.argv.includes('--dev')
    ? await loadDevelopmentPages(server)
    : await loadPages()
  const isRestored = await isQuarantined(database.db)
  if (isRestored) say(IN_QUARANTINE)
  const walArchive = await openWalArchive(config, url)
  const shop = composeShop({
    config,
    db: database.db,
    replicas,
    authSecrets,
    log,
    isRestored,
    walArchive,
    trace: tracing?.traceWork,
  })
  await shop.settings.reload()
  walArchive?.start(shop.isQuarantined)
  const front = createFront(shop, pages)
  open.workers = () => shop.stopWorkers(DRAIN_MS)
  open.shop = () => shop.close(REST_MS)
  // In the background, however long it takes; an interrupted build is repeated at the next start.
  void buildIndexes(url, closing.signal).catch((error: unknown) => {
    if (!closing.signal.aborted) log.warn({ reason: describeCauses(error) }, 'an index is missing')
  })
  const password = await ensureFirstAdmin(shop.auth, database.db, config.admin)
  if (password !== undefined)
    say(`The first admin is ${config.admin.email} with the password ${password} (shown only once)`)
  giveBackMemory(closing.signal)
  sight.open(shop, serveSources ? Promise.resolve() : warmUp(shop, front, closing.signal))
  return { listener: serveSources?.(front.listener) ?? front.listener, workers: shop.workers, url }
}

/** One that cannot be read from now may come later. */
async function openReplicas(
  config: Config,
  database: DatabaseClient,
  watch: StatementWatch,
  hasAppRole: boolean,
) {
  if (config.replicaUrls.length === 0) return undefined
  const replicas = new Replicas(
    database,
    config.replicaUrls.map(url => (hasAppRole ? asAppRole(url) : url)),
    {
      max: config.databaseConnections,
      watch,
      log: line => log.warn(line),
    },
  )
  open.replicas = () => replicas.close()
  await replicas.start()
  return replicas
}

/** Names what is not real in this demo, and only that. */
function describeDemo({ mode, stripe, mail }: Config): string {
  if (mode === 'live') return ''
  const unreal = [!stripe && 'no real money', !mail.smtp && !mail.emailJs && 'no real email'].filter(Boolean)
  return unreal.length > 0 ? ` (demo: ${unreal.join(', ')})` : ' (demo)'
}

function reportLostConnection(error: Error): void {
  if (!closing.signal.aborted) log.warn(`a database connection was lost: ${error.message}`)
}

/** Slow statements are logged for the request that waited for them. */
function describeSlow(ms: number) {
  return ms === 0
    ? undefined
    : { ms, report: (slow: SlowStatement) => log.warn(slow, 'a statement was slow') }
}

/** Undefined if the log is archived nowhere; then the database keeps none for it. */
async function openWalArchive({ walArchive, dataDir, databaseUrl, images, backupKey }: Config, url: string) {
  if (!walArchive) {
    if (databaseUrl === undefined) await dropSlots(url)
    return
  }
  const { target, everySeconds, days } = walArchive
  if (backupKey === undefined) say('BACKUP_KEY is not set: whoever reads WAL_ARCHIVE reads it all')
  const place = openPlace(target, images.s3)
  const archive = new WalArchive({ url, dataDir, place, key: backupKey, everySeconds, days, log })
  open.archive = () => archive.close(ARCHIVE_MS)
  return archive
}

async function startDatabase({ dataDir, processes, databaseConnections }: Config): Promise<string> {
  say(`Starting the database in ${dataDir} …`)
  const needed = processes * (databaseConnections + OWN_CONNECTIONS) + OTHER_CONNECTIONS
  const starting = startEmbeddedPostgres({
    dataDir,
    log: say,
    signal: closing.signal,
    settings: { max_connections: String(Math.max(LEAST_CONNECTIONS, needed)) },
  })
  // Set while it is still starting, so that no part of it can outlive this process. One that does not start has nothing to stop.
  const whenStarted = (act: (database: EmbeddedDatabase) => Promise<void>) => () =>
    starting.then(act, () => undefined)
  open.database = whenStarted(database => database.stop())
  open.databaseAtOnce = whenStarted(database => database.stopAtOnce())
  const { url } = await starting
  await nameOrphans()
  return url
}

/** Databases whose data folder was deleted still take their room. */
async function nameOrphans(): Promise<void> {
  const orphans = (await listOutsideClusters()).filter(({ state }) => state === 'orphan')
  if (orphans.length === 0) return
  const paths = orphans.map(({ path }) => path).join(', ')
  say(
    `Their DATA_DIR was deleted, and these databases are left: ${paths}. To remove them: npm run orphans -- --remove`,
  )
}

/** The first call closes everything in order, within 15 s after DRAIN_DELAY; any further one within a second. */
async function stop(): Promise<void> {
  if (isStopping) return stopAtOnce()
  isStopping = true
  say('Closing …')
  further?.tellToStop()
  await announceStop()
  closing.abort()
  setTimeout(() => void stopAtOnce(), LONGEST_CLOSING_MS)
  await closeAll()
  process.exit(0)
}

async function stopAtOnce(): Promise<never> {
  await atMost(AT_ONCE_MS, open.databaseAtOnce?.() ?? Promise.resolve()).catch(reportClosing)
  process.exit(1)
}

async function closeAll(): Promise<void> {
  for (const stage of STAGES) await Promise.all(stage.map(name => open[name]?.().catch(reportClosing)))
}

function reportClosing(error: unknown): void {
  if (!closing.signal.aborted || open.shop) log.error({ err: error }, 'closing failed')
}

function explain(error: unknown): string {
  // Each problem of the environment gets a line of its own.
  if (error instanceof ConfigError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOTSUP') return 'WORKERS: on this system, processes cannot share a port; leave it out'
  if (code === 'EADDRINUSE') return 'PORT: already in use by another program; choose another PORT'
  return describeCauses(error)
}
