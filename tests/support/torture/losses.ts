import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { examineBooks } from '#domain/doctor/examine.ts'
import { backUp } from '#server/backup/back-up.ts'
import type { BackupPlace } from '#server/backup/place.ts'
import { findEnd, listKind, readKept } from '#server/wal-archive/kept.ts'
import type { Purchase } from './customer.ts'
import { findMissing, readStatuses } from './purchases.ts'
import type { openTorture } from './torture.ts'

type Torture = Awaited<ReturnType<typeof openTorture>>

/** Keeps the shop in an archive while all customers buy and the shop is killed. Returns its name, and what was acknowledged before. */
export function backUpUnderLoad(torture: Torture, place: BackupPlace) {
  return torture.whileBuying(async acknowledged => {
    const shop = { url: await torture.findDatabase(), dataDir: torture.dataDir }
    const [{ name }] = await Promise.all([backUp(shop, place, {}), torture.kill('shop')])
    return { name, acknowledged }
  })
}

/**
 * Kills the shop and its PostgreSQL for good while all customers buy, once the archive of its log has a base and then a moment. Returns that moment,
 * and what was acknowledged before it.
 */
export async function loseUnderLoad(torture: Torture, archive: BackupPlace) {
  // Each kill before may have come before it was whole.
  while (listKind(await readKept(archive), 'base').length === 0) await sleep(50)
  return torture.whileBuying(async acknowledged => {
    const moment = new Date()
    while ((findEnd(await readKept(archive)) ?? 0) <= moment) await sleep(50)
    await torture.lose()
    return { moment, acknowledged }
  })
}

/** Throws unless the copy in a data folder has all that was acknowledged, and the doctor finds nothing in it. Returns how many orders that are. */
export async function checkCopy(dataDir: string, acknowledged: readonly Purchase[]): Promise<number> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const copy = connectDatabase(postgres.url, { max: 1 })
  try {
    const missing = findMissing(acknowledged, await readStatuses(copy.db))
    if (missing.length > 0) throw new Error(`acknowledged and not in the copy:\n${missing.join('\n')}`)
    const { findings } = await examineBooks(copy.db)
    const found = findings.map(({ subject, difference }) => `${subject}: ${difference}`)
    if (found.length > 0) throw new Error(`the doctor found in the copy:\n${found.join('\n')}`)
    return acknowledged.filter(({ orderId }) => orderId !== undefined).length
  } finally {
    await copy.close()
    await postgres.stop()
  }
}
