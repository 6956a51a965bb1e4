import { and, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { alerts } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { queueMail } from '../mail/queue.ts'
import { type FoundAlert, findAlerts, type MachineSigns } from './find-alerts.ts'

/** The owner is told so often, at most, of what lasts. */
const MAILED_EVERY_MS = 60 * 60 * 1000

/**
 * Notes what is wrong with the shop just now, and queues a mail to the owner about what nobody has acknowledged and of which they were not told
 * within an hour. Several instances may run this at once.
 */
export async function watchAlerts(ctx: Context, signs: MachineSigns): Promise<void> {
  const found = await findAlerts(ctx, signs)
  const isTold = await ctx.db.transaction(async tx => {
    await note(tx, found, ctx.now())
    const due = await claimDue(tx, ctx.now())
    if (due.length === 0) return false
    const fields = { alerts: due.join(' ') }
    await queueMail(tx, { kind: 'owner-alerts', recipient: ctx.contactTo, fields })
    return true
  })
  if (isTold) ctx.changed('mails')
}

async function note(tx: Transaction, found: readonly FoundAlert[], now: Date): Promise<void> {
  const kinds = found.map(([kind]) => kind)
  await tx
    .update(alerts)
    .set({ endedAt: now })
    .where(and(isNull(alerts.endedAt), notInArray(alerts.kind, kinds)))
  if (found.length === 0) return
  const hasEnded = sql`${alerts.endedAt} is not null`
  // What there is more of, or again, is not what somebody has seen to.
  const unlessMore = (kept: SQL) =>
    sql`case when not (${hasEnded}) and excluded.count <= ${alerts.count} then ${kept} end`
  await tx
    .insert(alerts)
    .values(found.map(([kind, count]) => ({ kind, count, since: now })))
    .onConflictDoUpdate({
      target: alerts.kind,
      set: {
        count: sql`excluded.count`,
        since: sql`case when ${hasEnded} then excluded.since else ${alerts.since} end`,
        endedAt: null,
        acknowledgedAt: unlessMore(sql`${alerts.acknowledgedAt}`),
        acknowledgedBy: unlessMore(sql`${alerts.acknowledgedBy}`),
      },
    })
}

/** The kinds of which the owner is to be told now, each claimed by one instance: the other waits for its lock, and finds it told. */
async function claimDue(tx: Transaction, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - MAILED_EVERY_MS).toISOString()
  const due = await tx
    .update(alerts)
    .set({ mailedAt: now })
    .where(
      sql`${alerts.endedAt} is null and ${alerts.acknowledgedAt} is null
        and (${alerts.mailedAt} is null or ${alerts.mailedAt} <= ${before}::timestamptz)`,
    )
    .returning({ kind: alerts.kind })
  return due.map(({ kind }) => kind)
}
