import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type AlertKind, alertKind } from '#contract/desk/alerts.ts'
import { readBackupAge } from '#db/backup/marks.ts'
import { disputes, mails, orders, payments, reconciliationMarks, refunds, webhookEvents } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { OPEN_DISPUTES } from '../refunds/disputes.ts'
import { at, came } from './sold.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** What differs from the card service usually heals within this time, and webhooks arrive. */
const HEALING_MS = 15 * MINUTE_MS
/** What the card service paid out is read every 15 minutes: three readings have failed. */
const UNREAD_MS = 40 * MINUTE_MS
/** A mail that was refused for so long does not wait for a moment's fault. */
const REFUSED_MS = HOUR_MS
/** Of so many of the last payments it is asked whether they had a webhook. */
const PAYMENTS_ASKED = 100
const LEAST_DISK_BYTES = 1024 ** 3
/** A backup a day, and six hours in which to notice: as in deploy/monitoring/alerts.yml. */
const BACKUP_SECONDS = 30 * 60 * 60

/** What the machine tells of itself. */
export interface MachineSigns {
  /** What is left of the disk for the data folder, in bytes; undefined if it does not tell. */
  readonly freeDiskBytes: number | undefined
  /** Whether backups are expected: of a demo they are not. */
  readonly wantsBackups: boolean
}

/** An alert, and of how many things. */
export type FoundAlert = readonly [kind: AlertKind, count: number]

const counted = z.partialRecord(alertKind, z.number())

/** What is wrong with the shop just now. */
export async function findAlerts(
  ctx: Context,
  { freeDiskBytes, wantsBackups }: MachineSigns,
): Promise<FoundAlert[]> {
  const { rows } = await ctx.db.execute(
    sql`select ${sql.join(
      Object.entries(counts(ctx.now())).map(([kind, count]) => sql`(${count}) as ${sql.identifier(kind)}`),
      sql`, `,
    )}`,
  )
  const [found = {}] = z.tuple([counted]).parse(rows)
  const backupAge = wantsBackups ? ((await readBackupAge(ctx.db)) ?? Number.POSITIVE_INFINITY) : 0
  const signs: Partial<Record<AlertKind, boolean>> = {
    disk: freeDiskBytes !== undefined && freeDiskBytes < LEAST_DISK_BYTES,
    backup: backupAge > BACKUP_SECONDS,
  }
  const all = alertKind.options.map(kind => [kind, found[kind] ?? Number(signs[kind] ?? false)] as const)
  return all.filter(([, count]) => count > 0)
}

/** How many there are of what the database knows. Each reads few rows, by an index unless its table is small. */
function counts(now: Date): Partial<Record<AlertKind, SQL>> {
  const ago = (ms: number) => at(new Date(now.getTime() - ms).toISOString())
  return {
    'failed-refunds': sql`select count(*)::int from ${refunds} where status = 'failed'`,
    disputes: sql`select count(*)::int from ${disputes} where status in ${[...OPEN_DISPUTES]}`,
    differences: sql`select greatest(
      (select count(*)::int from ${payments} where status = 'held' and amount_cents > refunded_cents and succeeded_at < ${ago(HEALING_MS)}),
      (select count(*)::int from ${reconciliationMarks} where unhealed_since < ${ago(HEALING_MS)}))`,
    'no-webhooks': sql`select (count(*) > 0 and not bool_or(has_come))::int from (
      select exists (select from ${webhookEvents} e where e.intent_id = p.intent_id) as has_come
      from (select id from ${orders} where ${came} >= ${ago(HOUR_MS)} and ${came} < ${ago(HEALING_MS)}
        order by ${came} desc limit ${PAYMENTS_ASKED}) recent
      join ${payments} p on p.order_id = recent.id and p.status = 'succeeded') as paid`,
    payouts: sql`select count(*)::int from ${reconciliationMarks} where payouts_failing_since < ${ago(UNREAD_MS)}`,
    'mails-undelivered': sql`select count(*)::int from ${mails}
      where sent_at is null and last_error is not null and created_at < ${ago(REFUSED_MS)}`,
  }
}
