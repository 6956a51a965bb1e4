import { and, asc, eq, isNull } from 'drizzle-orm'
import type { AlertKind } from '#contract/desk/alerts.ts'
import { say } from '#contract/phrase.ts'
import { alerts } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'

/** What is wrong with the shop, the oldest first, and who has seen to it (staff). */
export function listAlerts({ db, actor }: Context) {
  requireRight(actor, may.handleAlerts(actor))
  return db.select().from(alerts).where(isNull(alerts.endedAt)).orderBy(asc(alerts.since), asc(alerts.kind))
}

/** Notes that the actor has seen to an alert: no more mails are sent of it until there is more of it (staff). Rejected (not found) once it has ended. */
export async function acknowledgeAlert({ db, actor, now }: Context, kind: AlertKind): Promise<void> {
  requireRight(actor, may.handleAlerts(actor))
  const found = await db
    .update(alerts)
    .set({ acknowledgedAt: now(), acknowledgedBy: actor.email })
    .where(and(eq(alerts.kind, kind), isNull(alerts.endedAt)))
  if (found.rowCount === 0) throw notFound(say`alert`)
}
