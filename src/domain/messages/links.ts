import { and, eq, gt } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { contactMessages, messageLinks } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { countAttempt, countAttemptOn } from '../rate-limits.ts'
import { hashToken, newToken } from '../tokens.ts'
import { type Conversation, withReplies } from './read.ts'
import { lockMessage, selectMessages } from './record.ts'
import { keepReply } from './write.ts'

/** How long the link of an answer leads to its conversation. */
const LINK_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** From one network: many people of one company may read answers; few write at once. */
const READS = { max: 60, windowMs: 60_000 }
const WRITES = { max: 10, windowMs: 60_000 }
/** In one conversation, from wherever. */
const REPLIES = { max: 20, windowMs: 60 * 60_000 }

/** Makes a link by which the customer of a message answers without an account, and returns its address. As of links to follow orders, the token stands behind the #. */
export async function issueMessageLink(
  db: Pick<Database, 'insert'>,
  { messageId, origin, at }: { messageId: string; origin: string; at: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(at.getTime() + LINK_DAYS * DAY_MS)
  await db.insert(messageLinks).values({ tokenHash: hashToken(token), messageId, createdAt: at, expiresAt })
  return `${origin}/message#${token}`
}

/** The conversation of a link. Rejected (not found) if the link is none or has expired, and (too many) above 60 a minute from one network. */
export async function followMessageLink(
  ctx: Context,
  token: string,
  clientAddress: string,
): Promise<Conversation> {
  await countAttempt(ctx.db, 'message-link', clientAddress, READS)
  const messageId = await findByToken(ctx, token)
  const [found] = await withReplies(
    ctx.db,
    await selectMessages(ctx.db).where(eq(contactMessages.id, messageId)),
  )
  if (!found) throw notFound(say`message under this link`)
  return found
}

/**
 * Answers by a link. Rejected (not found) like reading, and (too many) above 10 a minute from one network and 20 an hour in one conversation.
 */
export async function replyByLink(
  ctx: Context,
  { token, text }: { readonly token: string; readonly text: string },
  clientAddress: string,
): Promise<void> {
  await countAttempt(ctx.db, 'message-link-reply', clientAddress, WRITES)
  const messageId = await findByToken(ctx, token)
  await countAttemptOn(ctx.db, `shop:message-reply:${messageId}`, REPLIES)
  await ctx.db.transaction(async tx => keepReply(ctx, tx, await lockMessage(tx, messageId), text))
  ctx.changed('mails')
}

async function findByToken({ db, now }: Context, token: string): Promise<string> {
  const [link] = await db
    .select({ messageId: messageLinks.messageId })
    .from(messageLinks)
    .where(and(eq(messageLinks.tokenHash, hashToken(token)), gt(messageLinks.expiresAt, now())))
  if (!link) throw notFound(say`message under this link`)
  return link.messageId
}
