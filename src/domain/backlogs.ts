import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/client.ts'
import { mails, refunds, vatChecks, webhookEndpoints, webhookEvents, webhookMessages } from '#db/schema.ts'

/** Work that is kept in the database until a worker has done it, or, of failed refunds, a person. */
type BacklogName = 'mails' | 'webhook events' | 'refunds' | 'failed refunds' | 'VAT IDs' | 'outgoing webhooks'

interface Backlog {
  readonly waiting: number
  /** How long the oldest of them has waited, in seconds; null if none waits. */
  readonly oldestSeconds: number | null
}

export type Backlogs = Readonly<Record<BacklogName, Backlog>>

const backlog = z.object({ waiting: z.number(), oldestSeconds: z.number().nullable() })
const answered = z.object({
  rows: z.tuple([
    z.object({
      mails: backlog,
      'webhook events': backlog,
      refunds: backlog,
      'failed refunds': backlog,
      'VAT IDs': backlog,
      'outgoing webhooks': backlog,
    }),
  ]),
})

/** What waits to be sent, processed, paid back and asked. The indexes of what is due find it, however much has been done before. */
export async function readBacklogs(db: Pick<Database, 'execute'>): Promise<Backlogs> {
  const summary = sql`jsonb_build_object('waiting', count(*),
    'oldestSeconds', case when count(*) > 0 then greatest(0, extract(epoch from now() - min(created_at))) end)`
  const { rows } = answered.parse(
    await db.execute(sql`select
      (select ${summary} from ${mails} where sent_at is null) as mails,
      (select ${summary} from ${webhookEvents} where processed_at is null) as "webhook events",
      (select ${summary} from ${refunds} where status = 'pending') as refunds,
      (select ${summary} from ${refunds} where status = 'failed') as "failed refunds",
      (select ${summary} from ${vatChecks} where status = 'pending') as "VAT IDs",
      (select ${summary} from (select m.created_at from ${webhookMessages} m join ${webhookEndpoints} e on e.id = m.endpoint_id
        where e.off_since is null and m.sent_at is null and m.given_up_at is null) as unsent) as "outgoing webhooks"`),
  )
  return rows[0]
}
