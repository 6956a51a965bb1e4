import { and, asc, desc, eq, exists, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ManagedMessageState } from '#contract/messages/states.ts'
import { contactMessages, messageReplies, orders } from '#db/schema.ts'
import { isOfChanges, type ListedPage, type ListWish, readChanged } from '../changes.ts'
import type { Actor, Context } from '../context.ts'
import { countUpTo } from '../counted-page.ts'
import { partOf } from '../like-pattern.ts'
import { may, requireRight } from '../rights.ts'
import { type NumberedMessage, numbered } from './record.ts'

interface ListedMessage extends NumberedMessage {
  /** What was written after it, without notes. */
  readonly replies: number
}

interface MessageFilter {
  readonly state?: ManagedMessageState | undefined
  /** Words of what was written, a name, an address, the number of an order. */
  readonly q: string
}

interface MessagePage extends ListedPage {
  readonly messages: readonly ListedMessage[]
}

/**
 * A page of everybody's messages, of which `MAX_COUNTED` are counted at most, by when was written last: newest first, of those that are open or mine the
 * oldest; or of those that changed since a moment (staff).
 */
export async function listMessages(
  ctx: Context,
  { state, q }: MessageFilter,
  wish: ListWish,
): Promise<MessagePage> {
  const { actor, db } = ctx
  requireRight(actor, may.readContactMessages(actor))
  const matching = and(state && isIn(state, actor), q === '' ? undefined : isFoundBy(ctx, q))
  if (isOfChanges(wish)) {
    const read = (ids: string[]) => selectMessages(ctx, inArray(contactMessages.id, ids))
    const { rows, ...page } = await readChanged(
      ctx,
      contactMessages,
      matching,
      wish,
      read,
      ({ row }) => row.id,
    )
    return { messages: rows, ...page }
  }
  const { limit, after } = wish
  const isOldestFirst = state === 'open' || state === 'mine'
  const direction = isOldestFirst ? asc : desc
  const [rows, total] = await Promise.all([
    selectMessages(ctx, and(matching, after === undefined ? undefined : isBeyond(after, isOldestFirst)))
      .orderBy(direction(contactMessages.lastAt), direction(contactMessages.id))
      .limit(limit + 1),
    countUpTo(
      db,
      db
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .leftJoin(orders, eq(orders.id, contactMessages.orderId))
        .where(matching),
    ),
  ])
  const messages = rows.slice(0, limit)
  return {
    messages,
    total,
    next: rows.length > messages.length ? messages.at(-1)?.row.id : undefined,
  }
}

function selectMessages({ db }: Context, matching: SQL | undefined) {
  return db
    .select({
      ...numbered,
      replies: sql<number>`(select count(*)::int from ${messageReplies} r where r.message_id = ${contactMessages.id} and r.kind <> 'note')`,
    })
    .from(contactMessages)
    .leftJoin(orders, eq(orders.id, contactMessages.orderId))
    .where(matching)
}

/** Whether a message waits for the shop. As literals, by which its index is found. */
export const isOpen = sql`${contactMessages.state} = 'open'`

function isIn(state: ManagedMessageState, { email }: Actor): SQL | undefined {
  if (state === 'open') return isOpen
  if (state === 'mine') return and(eq(contactMessages.assignee, email), ne(contactMessages.state, 'closed'))
  return eq(contactMessages.state, state)
}

/** Each word has to be found somewhere. */
function isFoundBy({ db }: Context, q: string): SQL | undefined {
  const { firstName, lastName, email, message } = contactMessages
  const words = q.split(/\s+/).slice(0, MAX_WORDS)
  return and(
    ...words.map(word => {
      const said = db
        .select({ id: messageReplies.id })
        .from(messageReplies)
        .where(
          and(eq(messageReplies.messageId, contactMessages.id), ilike(messageReplies.text, partOf(word))),
        )
      const own = [firstName, lastName, email, message, orders.number]
      return or(...own.map(column => ilike(column, partOf(word))), exists(said))
    }),
  )
}

const MAX_WORDS = 8

function isBeyond(cursor: string, isOldestFirst: boolean): SQL {
  const { lastAt, id } = contactMessages
  const comparison = isOldestFirst ? sql`>` : sql`<`
  return sql`(${lastAt}, ${id}) ${comparison} (select ${lastAt}, ${id} from ${contactMessages} where ${id} = ${cursor})`
}
