import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { mails, refunds, webhookEvents } from '#db/schema.ts'
import { defineCommand } from './command.ts'
import { withDatabase } from './open.ts'

export const retry = defineCommand({
  name: 'retry',
  usage: '',
  help: 'has mails, webhook events and refunds that failed tried again now, by the running shop',
  words: [],
  options: {},
  run: async () => {
    const due = await withDatabase(makeDue)
    console.log(
      `To be tried again within 20 s by the running shop: ${due.mails} mails, ${due.events} webhook events, ${due.refunds} refunds.`,
    )
    return 0
  },
})

/** Ends the waits before further attempts. What has not failed is left alone: mails above their recipient's limit wait for their turn. */
async function makeDue(db: Database): Promise<{ mails: number; events: number; refunds: number }> {
  const due = { nextAttemptAt: sql`now()` }
  const count = ({ rowCount }: { rowCount: number | null }) => rowCount ?? 0
  return {
    mails: count(
      await db
        .update(mails)
        .set(due)
        .where(and(isNull(mails.sentAt), isNotNull(mails.lastError))),
    ),
    events: count(
      await db
        .update(webhookEvents)
        .set(due)
        .where(and(isNull(webhookEvents.processedAt), isNotNull(webhookEvents.lastError))),
    ),
    refunds: count(
      await db
        .update(refunds)
        .set(due)
        .where(and(eq(refunds.status, 'pending'), isNotNull(refunds.lastError))),
    ),
  }
}
