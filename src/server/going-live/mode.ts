import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { auditEvents } from '#db/schema.ts'
import { recordAudit, shopActor } from '#domain/audit.ts'
import type { Config } from '../config/config.ts'
import { countRealPayments, describeDemo, findDemo } from './find-demo.ts'

type Asked = Pick<Database, 'select' | 'execute' | 'insert'>

/** When these data went live; undefined: they are a demo's. The audit trail says so, which nobody can change. */
export async function findGoingLive(db: Pick<Database, 'select'>): Promise<Date | undefined> {
  const [event] = await db
    .select({ at: auditEvents.createdAt })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'went-live'))
    .orderBy(asc(auditEvents.createdAt))
    .limit(1)
  return event?.at
}

/** Records that these data are a live shop's from now on; `removed` counts what was the demo's. */
export function recordGoingLive(
  tx: Pick<Transaction, 'insert'>,
  removed: Readonly<Record<string, number>> = {},
): Promise<void> {
  return recordAudit(tx, shopActor({ now: () => new Date() }), {
    action: 'went-live',
    subject: 'shop',
    after: { removed },
  })
}

/**
 * Keeps demo and live apart. Throws (Error, one sentence) if a demo is to open a live shop's data, or a live shop a demo's. Data without
 * anything of a demo go live with their first start in live mode.
 */
export async function requireMode(db: Asked, mode: Config['mode']): Promise<void> {
  const since = await findGoingLive(db)
  if (mode === 'demo') {
    if (since)
      throw new Error(
        `SHOP_MODE: these data went live on ${since.toISOString().slice(0, 10)} and are none to try things on: set SHOP_MODE=live, or give the demo another DATA_DIR or DATABASE_URL`,
      )
    return
  }
  if (since) return
  const found = describeDemo(await findDemo(db))
  if (found.length === 0) return recordGoingLive(db)
  const real = await countRealPayments(db)
  throw new Error(
    real > 0
      ? `SHOP_MODE: a demo is in these data (${found.join(', ')}), and ${real} payments of a real card service: if this shop has sold live, npm run shop -- go-live --as-is keeps everything; docs/OPERATIONS.md says what else there is`
      : `SHOP_MODE: these are a demo's data (${found.join(', ')}): take them out with npm run shop -- go-live, or begin with an empty DATA_DIR or DATABASE_URL`,
  )
}

/** Throws (Error) if the data are live already. */
export async function requireNotLive(db: Pick<Database, 'select'>): Promise<void> {
  const since = await findGoingLive(db)
  if (since)
    throw new Error(`These data went live on ${since.toISOString().slice(0, 10)}: there is no demo in them`)
}

/**
 * For a shop that began as a demo and has sold live since before releases told these apart: nothing goes. Returns what stays of the demo, each
 * as the operator is told. Throws (Error, one sentence) if the data are live already.
 */
export async function goLiveAsItIs(
  db: Asked,
  { isDryRun }: { isDryRun: boolean },
): Promise<readonly string[]> {
  await requireNotLive(db)
  const found = describeDemo(await findDemo(db))
  if (!isDryRun) await recordGoingLive(db)
  return found
}
