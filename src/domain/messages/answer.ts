import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { contactMessages, messageReplies, users } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, type DomainError, invalid } from '../errors.ts'
import { queueMail } from '../mail/queue.ts'
import { may, requireRight } from '../rights.ts'
import { readColleagues } from './read.ts'
import { addReply, lockMessage, type MessageRecord } from './record.ts'

interface Seen {
  readonly messageId: string
  /** Of the message as the colleague has seen it. */
  readonly version: number
}

/**
 * Answers a message by mail (staff), and takes it, if nobody has. Rejected (conflict) if somebody has answered, written or changed it since it was
 * read: so none of two colleagues answers unseen.
 */
export async function answerMessage(
  ctx: Context,
  { messageId, version, text }: Seen & { readonly text: string },
): Promise<void> {
  const { actor } = ctx
  requireRight(actor, may.answerMessages(actor))
  await ctx.db.transaction(async tx => {
    const message = await lockSeen(tx, { messageId, version })
    const id = await addReply(tx, message, { kind: 'shop', author: actor.email, text, at: ctx.now() })
    if (message.assignee === null)
      await tx.update(contactMessages).set({ assignee: actor.email }).where(eq(contactMessages.id, messageId))
    // One answer, one mail: they share an id.
    const fields = { reply: id, ...(message.orderId !== null && { order: message.orderId }) }
    await queueMail(tx, {
      id,
      kind: 'message-answer',
      recipient: await findAddress(tx, message),
      replyTo: ctx.contactTo,
      fields,
    })
  })
  ctx.changed('mails')
}

/** Notes something about a message that its customer never sees (staff). */
export async function noteOnMessage(
  ctx: Context,
  { messageId, text }: { readonly messageId: string; readonly text: string },
): Promise<void> {
  const { actor } = ctx
  requireRight(actor, may.answerMessages(actor))
  await ctx.db.transaction(async tx => {
    const message = await lockMessage(tx, messageId)
    await addReply(tx, message, { kind: 'note', author: actor.email, text, at: ctx.now() })
  })
}

/**
 * Gives a message to a colleague, or to nobody (''), closes or reopens it (staff). Rejected (invalid) for somebody who may not answer, and
 * (conflict) like an answer.
 */
export async function changeMessage(
  ctx: Context,
  {
    messageId,
    version,
    assignee,
    isClosed,
  }: Seen & { assignee?: string | undefined; isClosed?: boolean | undefined },
): Promise<void> {
  const { actor } = ctx
  requireRight(actor, may.answerMessages(actor))
  if (assignee) {
    const colleagues = await readColleagues(ctx.db)
    if (!colleagues.some(({ email }) => email === assignee))
      throw invalid('assignee', say`must be somebody who may answer messages`)
  }
  await ctx.db.transaction(async tx => {
    await lockSeen(tx, { messageId, version })
    await tx
      .update(contactMessages)
      .set({
        ...(assignee !== undefined && { assignee: assignee || null }),
        ...(isClosed !== undefined && { state: isClosed ? ('closed' as const) : ('open' as const) }),
        version: sql`${contactMessages.version} + 1`,
      })
      .where(eq(contactMessages.id, messageId))
    if (isClosed !== undefined)
      await recordAudit(tx, ctx, {
        action: isClosed ? 'message-closed' : 'message-reopened',
        subject: `message ${messageId}`,
      })
  })
}

/** Where an answer goes: to the address that its account has by now. */
async function findAddress(tx: Transaction, { userId, email }: MessageRecord): Promise<string> {
  if (userId === null) return email
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return account?.email ?? email
}

async function lockSeen(tx: Transaction, { messageId, version }: Seen): Promise<MessageRecord> {
  const message = await lockMessage(tx, messageId)
  if (message.version !== version) throw await explainChange(tx, messageId)
  return message
}

/** Whoever wrote last has changed it, unless nobody has written anything. */
async function explainChange(tx: Transaction, messageId: string): Promise<DomainError> {
  const [last] = await tx
    .select()
    .from(messageReplies)
    .where(and(eq(messageReplies.messageId, messageId), ne(messageReplies.kind, 'note')))
    .orderBy(desc(messageReplies.id))
    .limit(1)
  if (!last) return conflict(say`Meanwhile a colleague has changed this message: please look at it again`)
  return conflict(
    last.author === null
      ? say`Meanwhile the customer has written, or a colleague has changed this message: please look at it again`
      : say`Meanwhile this message was answered by ${last.author}, or changed: please look at it again`,
  )
}
