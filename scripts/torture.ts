import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { removeDataFolder } from '#db/embedded/remove.ts'
import { createDiskPlace } from '#server/backup/disk-place.ts'
import { restoreAt } from '#server/wal-archive/restore-at.ts'
import { makeFolder } from '../tests/support/make-folder.ts'
import { checkCopy, loseUnderLoad } from '../tests/support/torture/losses.ts'
import {
  openTorture,
  type RoundFigures,
  VICTIMS,
  VICTIMS_ELSEWHERE,
} from '../tests/support/torture/torture.ts'

/**
 * Kills the shop, its PostgreSQL or one of its sessions at random moments under load, and checks each time that
 * everything acknowledged is still there: `npm run torture`, or `npm run torture -- 200` for that many rounds. Ctrl-C
 * ends it after the current round. At the end its disk is lost under load, and the archive of its log must bring back
 * all that was acknowledged until then. With DATABASE_URL, an empty database of any PostgreSQL, the shop and its sessions
 * alone are killed; what was bought stays in it.
 */
const rounds = Number(process.argv[2] ?? 50)
if (!Number.isSafeInteger(rounds) || rounds < 1)
  throw new Error('how many rounds? e.g. npm run torture -- 50')

/** Ctrl-C lets the current round finish. */
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

const databaseUrl = process.env.DATABASE_URL
const victims = databaseUrl === undefined ? VICTIMS : VICTIMS_ELSEWHERE
const folder = await makeFolder('parts-hub-torture-')
const log = join(folder, 'log')
const torture = await openTorture(
  databaseUrl === undefined ? { settings: { WAL_ARCHIVE: log, WAL_ARCHIVE_SECONDS: '5' } } : { databaseUrl },
)
const figures: RoundFigures[] = []
try {
  for (let round = 1; round <= rounds && !stop.signal.aborted; round += 1) {
    const victim = victims[(round - 1) % victims.length] ?? 'shop'
    const figure = await torture.round(victim)
    figures.push(figure)
    const { orders, paid, backAfterMs, retryLater, broken } = figure
    console.log(
      `${String(round).padStart(3)} ${victim.padEnd(8)} ${orders} purchases, ${paid} paid, back after ${backAfterMs} ms, ${retryLater} × 503, ${broken} broken`,
    )
  }
  summarise()
  const doctor = spawnSync(process.execPath, ['scripts/shop.ts', 'doctor'], {
    env: { ...process.env, DATA_DIR: torture.dataDir },
    encoding: 'utf8',
  })
  console.log(`npm run doctor: ${doctor.stdout.trim()}`)
  process.exitCode = doctor.status ?? 1
  if (databaseUrl === undefined) await loseDisk()
} finally {
  await torture.close()
  await removeDataFolder(join(folder, 'copy'))
  await rm(folder, { recursive: true, force: true })
}

async function loseDisk(): Promise<void> {
  const archive = createDiskPlace(log)
  const { acknowledged } = await loseUnderLoad(torture, archive)
  const began = performance.now()
  const dataDir = join(folder, 'copy')
  await restoreAt(archive, 'latest', { dataDir, key: undefined })
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  const booked = await checkCopy(dataDir, acknowledged)
  console.log(
    `its disk was lost: ${booked} bookings acknowledged before its log was archived last, all restored, in ${seconds} s`,
  )
}

function summarise(): void {
  const table: Record<string, object> = {}
  for (const victim of victims) {
    const of = figures.filter(figure => figure.victim === victim)
    if (of.length === 0) continue
    const back = of.map(({ backAfterMs }) => backAfterMs).toSorted((a, b) => a - b)
    const add = (pick: (figure: RoundFigures) => number) => of.reduce((sum, figure) => sum + pick(figure), 0)
    table[victim] = {
      kills: of.length,
      purchases: add(({ orders }) => orders),
      paid: add(({ paid }) => paid),
      '503': add(({ retryLater }) => retryLater),
      broken: add(({ broken }) => broken),
      'back after, median ms': back[Math.floor(back.length / 2)],
      'worst ms': back.at(-1),
    }
  }
  console.table(table)
  const { bookings, payments, charged, cancelled } = torture.totals()
  console.log(
    `${bookings} bookings, ${charged} charged, ${payments} payments and ${cancelled} cancellations acknowledged; lost: 0, twice: 0, found by the comparison alone: ${torture.counts.comparisons}`,
  )
  console.log(`${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`)
}
