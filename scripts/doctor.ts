import { once } from 'node:events'
import { connectDatabase } from '#db/client.ts'
import { findRunningPostgres } from '#db/embedded/running.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { type Examination, inspectBooks, repairBooks } from '#domain/doctor/examine.ts'
import { type Finding } from '#domain/doctor/finding.ts'
import { readPlaceOfData } from '#server/config/config.ts'

/**
 * Derives every figure in the books again and prints what differs, even while the shop is selling: `npm run doctor`. With
 * `npm run doctor -- --fix` it repairs what can be repaired without guessing. Reads DATABASE_URL or DATA_DIR as the shop
 * does. Exits with 0 if everything agrees, 1 if differences remain, 2 if it could not check.
 */
const unknown = process.argv.slice(2).filter(word => word !== '--fix')

try {
  if (unknown.length > 0)
    throw new Error(`Unknown argument ${unknown.join(' ')}; the doctor takes only --fix`)
  process.exitCode = await run(process.argv.includes('--fix'))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}

async function run(mayMend: boolean): Promise<number> {
  const { databaseUrl, dataDir } = readPlaceOfData()
  const running = databaseUrl ?? (await findRunningPostgres(dataDir))
  const started =
    running === undefined ? await startEmbeddedPostgres({ dataDir, log: console.log }) : undefined
  const database = connectDatabase(running ?? started?.url ?? '', { max: 1 })
  try {
    if (!mayMend) {
      const examination = await inspectBooks(database.db, report)
      summarise(examination)
      return examination.differences > 0 ? 1 : 0
    }
    const before = await repairBooks({ db: database.db, now: () => new Date() }, report)
    summarise(before)
    if (before.differences === 0) return 0
    console.log('\nRepaired. Remaining:')
    const after = await inspectBooks(database.db, report)
    summarise(after)
    return after.differences > 0 ? 1 : 0
  } finally {
    await database.close()
    await started?.stop()
  }
}

/** Writes only as fast as the output is read, so that a million findings never pile up in memory. */
async function report({ subject, difference, cause, remedy, repair }: Finding): Promise<void> {
  const lines = [
    `✗ ${subject}: ${difference}`,
    `    cause: ${cause}`,
    `    ${repair ? 'with --fix' : 'by hand'}: ${remedy}`,
  ]
  if (!process.stdout.write(`${lines.join('\n')}\n`)) await once(process.stdout, 'drain')
}

function summarise({ products, orders, differences }: Examination): void {
  const verdict = differences === 0 ? '✓ every figure agrees' : `${differences} differences`
  console.log(`${verdict}: ${products} products, ${orders} orders`)
}

function explain(error: unknown): string {
  const reasons: string[] = []
  for (let at = error; at instanceof Error; at = at.cause) reasons.push(at.message)
  const message = reasons.at(-1) ?? String(error)
  return /relation ".*" does not exist/.test(message)
    ? `${message}: the database is older than this version; start the shop once`
    : message
}
