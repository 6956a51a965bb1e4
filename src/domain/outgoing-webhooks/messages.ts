import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { WebhookState } from '#contract/outgoing-webhooks/kinds.ts'
import { webhookEndpoints, webhookMessages } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { countUpTo } from '../counted-page.ts'
import { may, requireRight } from '../rights.ts'

export type MessageRecord = typeof webhookMessages.$inferSelect

export interface WebhookMessageRow extends MessageRecord {
  readonly url: string
  readonly state: WebhookState
}

interface MessagesWish {
  readonly state?: WebhookState | undefined
  readonly endpoint?: string | undefined
  readonly limit: number
  /** The id of the last message on the previous page. */
  readonly after?: string | undefined
}

interface MessagesPage {
  readonly messages: readonly WebhookMessageRow[]
  /** How many match, or `MAX_COUNTED` where there may be more. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

const { id, createdAt, sentAt, givenUpAt, endpointId, attempts } = webhookMessages

const inState: Readonly<Record<WebhookState, SQL | undefined>> = {
  waiting: and(isNull(sentAt), isNull(givenUpAt)),
  sent: isNotNull(sentAt),
  failed: isNotNull(givenUpAt),
}

function stateOf(message: MessageRecord): WebhookState {
  if (message.givenUpAt !== null) return 'failed'
  return message.sentAt === null ? 'waiting' : 'sent'
}

/** A page of what endpoints were told or will be, newest first (owners). */
export async function listWebhookMessages(
  ctx: Context,
  { state, endpoint, limit, after }: MessagesWish,
): Promise<MessagesPage> {
  requireRight(ctx.actor, may.manageWebhooks(ctx.actor))
  const matching = and(state && inState[state], endpoint === undefined ? undefined : eq(endpointId, endpoint))
  const isAfter = after === undefined ? undefined : isBefore(after)
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ message: webhookMessages, url: webhookEndpoints.url })
      .from(webhookMessages)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
      .where(and(matching, isAfter))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1),
    countUpTo(ctx.db, ctx.db.select({ id }).from(webhookMessages).where(matching)),
  ])
  const messages = rows
    .slice(0, limit)
    .map(({ message, url }) => ({ ...message, url, state: stateOf(message) }))
  return { messages, total, next: rows.length > limit ? messages.at(-1)?.id : undefined }
}

function isBefore(cursor: string): SQL {
  return sql`(${createdAt}, ${id}) < (select ${createdAt}, ${id} from ${webhookMessages} where ${id} = ${cursor})`
}

/**
 * Has messages sent again now, whatever became of them (owners); those that were never tried wait for their turn anyway. Returns how many. They keep their ids,
 * by which receivers know what they have had.
 */
export async function replayWebhookMessages(ctx: Context, ids: readonly string[]): Promise<number> {
  requireRight(ctx.actor, may.manageWebhooks(ctx.actor))
  const begun = { sentAt: null, givenUpAt: null, failures: 0, nextAttemptAt: ctx.now() }
  const replayed = await ctx.db.transaction(async tx => {
    const { rowCount } = await tx
      .update(webhookMessages)
      .set(begun)
      .where(and(inArray(id, [...ids]), gt(attempts, 0)))
    const messages = rowCount ?? 0
    if (messages > 0)
      await recordAudit(tx, ctx, { action: 'webhooks-replayed', subject: 'webhooks', after: { messages } })
    return messages
  })
  ctx.changed('webhooks')
  return replayed
}
