import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { buildIndexes } from '#db/indexes.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { dropSlots } from '#db/replication/slots.ts'
import { backUp } from '#server/backup/back-up.ts'
import { createDiskPlace } from '#server/backup/disk-place.ts'
import { restore } from '#server/backup/restore.ts'
import { WalArchive } from '#server/wal-archive/archive-log.ts'
import { listKind, readKept } from '#server/wal-archive/kept.ts'
import { restoreAt } from '#server/wal-archive/restore-at.ts'
import { query } from '../tests/support/read-everything.ts'
import { fillOrders, readLastOrder } from './backup-drill/fill-orders.ts'

/**
 * How long it takes to keep a shop of a million orders and to restore it, encrypted and with the embedded database: as a backup, and by the
 * archive of its log, with a twentieth of the orders written since its base. `npm run backup-drill -- --orders 100000`. `--data FOLDER` keeps
 * what was filled for the next time; `--only backup`, `--only log` or `--only filling` does one. Each copy must have as many rows of each
 * table, or it ends with 1.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    only: { type: 'string' },
  },
})
const ORDERS = Number(values.orders)
if (!Number.isSafeInteger(ORDERS) || ORDERS < 100) throw new Error('--orders: a whole number from 100 on')
const KEY = 'a key of the drill alone, as long as it must be'
const quiet = () => undefined

const folder = resolve(values.data ?? (await mkdtemp(join(tmpdir(), 'parts-hub-backup-drill-'))))
await mkdir(folder, { recursive: true })
// PostgreSQL's account must be able to enter it.
await chmod(folder, 0o755)
const dataDir = join(folder, 'data')
const copyDir = join(folder, 'copy')
const kept = join(folder, 'kept')
const place = createDiskPlace(kept)
const { url, stop } = await startEmbeddedPostgres({ dataDir, log: quiet })
try {
  await migrateDatabase(url)
  const found = await readLastOrder(url)
  if (found < ORDERS)
    await timed(`${ORDERS - found} orders made`, async () => {
      await fillOrders(url, found + 1, ORDERS)
      await buildIndexes(url)
    })
  const [size] = await query<{ mb: number }>(
    url,
    'select pg_database_size(current_database()) / 1000000 as mb',
  )
  const rows = [...(await countRows()).values()].reduce((sum, count) => sum + count)
  console.log(`${rows} rows, a database of ${size?.mb} MB`)
  for (const [name, tryOut] of Object.entries({ backup: tryBackup, log: tryLog }))
    if (values.only === undefined || values.only === name) await tryOut()
  console.log(`${cpus().length} processors, Node ${process.version}`)
} finally {
  await stop()
  if (values.data === undefined) {
    await removeDataFolder(dataDir)
    await rm(folder, { recursive: true, force: true })
  }
}

async function tryBackup(): Promise<void> {
  const { name } = await timed('backup', () => backUp({ url, dataDir }, place, { key: KEY }))
  console.log(`an archive of ${await sizeOf([name])} MB`)
  const into = { dataDir: copyDir, databaseUrl: undefined }
  await tryCopy('restore', () => restore(() => place.read(name), into, { key: KEY, log: console.log }))
}

async function tryLog(): Promise<void> {
  const log = pino({ level: 'warn' })
  const archive = new WalArchive({ url, dataDir, place, key: KEY, everySeconds: 60, days: 14, log })
  const listBases = async () => listKind(await readKept(place), 'base').map(({ name }) => name)
  try {
    await timed('base', async () => {
      archive.start(() => false)
      while ((await listBases()).length === 0) await sleep(100)
    })
    const first = (await readLastOrder(url)) + 1
    await timed(`${ORDERS / 20} orders more`, () => fillOrders(url, first, first + ORDERS / 20 - 1))
    console.log(`the archive is behind by ${archive.readAge()?.toFixed(0)} s`)
    await timed('its rest', () => archive.close(600_000))
    const [base, all] = [await sizeOf(await listBases()), await sizeOf(await place.list())]
    console.log(`a base of ${base} MB, a log of ${all - base} MB`)
    const into = { dataDir: copyDir, key: KEY }
    await tryCopy('restore of the last moment', () => restoreAt(place, 'latest', into))
  } finally {
    await archive.close(0)
    await dropSlots(url)
  }
}

/** Restores, compares the number of rows, and removes the copy and what it was made of. */
async function tryCopy(what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await timed(what, act)
    const copy = await startEmbeddedPostgres({ dataDir: copyDir, log: quiet })
    try {
      const restored = await countRows(copy.url)
      const differing = [...(await countRows())].filter(([table, count]) => restored.get(table) !== count)
      console.log(
        differing.length === 0 ? 'every table has its rows' : `rows differ: ${differing.join('; ')}`,
      )
      if (differing.length > 0) process.exitCode = 1
    } finally {
      await copy.stop()
    }
  } finally {
    await removeDataFolder(copyDir)
    await rm(kept, { recursive: true, force: true })
  }
}

/** How many rows each table has. */
async function countRows(of = url): Promise<Map<string, number>> {
  const rows = await query<{ name: string; count: string }>(
    of,
    `select format('%s.%s', schemaname, tablename) as name, (xpath('/row/c/text()', query_to_xml(
       format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text as count
     from pg_tables where schemaname in ('public', 'sandbox') order by 1`,
  )
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}

/** Of what is kept, in MB. */
async function sizeOf(names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(names.map(async name => (await stat(join(kept, name))).size))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6)
}

async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await act()
  const megabytes = Math.round(process.memoryUsage().rss / 1e6)
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s (this process ${megabytes} MB)`)
  return result
}
