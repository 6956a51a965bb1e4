import { and, asc, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { isGranted } from '#contract/accounts/rights.ts'
import { staffRoles } from '#contract/accounts/roles.ts'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { contactMessages, mails, messageReplies, users } from '#db/schema.ts'
import type { Actor, Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { type NumberedMessage, type ReplyRecord, readReplies, selectMessages } from './record.ts'

/** The most conversations that their customer sees at once. */
const MAX_OWN = 50

export interface Conversation extends NumberedMessage {
  readonly replies: readonly ReplyRecord[]
}

interface Colleague {
  readonly email: string
  readonly name: string
}

interface Thread extends Conversation {
  /** When each answer was mailed, by its id. */
  readonly mailed: ReadonlyMap<string, Date | null>
  /** The address of the account that wrote it, or whose proven address it was written from. */
  readonly customer: string | null
  /** Who may take it. */
  readonly colleagues: readonly Colleague[]
}

/** A message with all that follows it (staff). */
export async function readThread(ctx: Context, id: string): Promise<Thread> {
  const { actor, db } = ctx
  requireRight(actor, may.readContactMessages(actor))
  const [found] = await selectMessages(db).where(eq(contactMessages.id, id))
  if (!found) throw notFound(say`message`)
  const { userId, email } = found.row
  const isCustomer = userId === null ? and(eq(users.email, email), users.emailVerified) : eq(users.id, userId)
  const [replies, sent, [customer], colleagues] = await Promise.all([
    readReplies(db, eq(messageReplies.messageId, id), { withNotes: true }),
    db
      .select({ id: mails.id, sentAt: mails.sentAt })
      .from(mails)
      .innerJoin(messageReplies, eq(messageReplies.id, mails.id))
      .where(eq(messageReplies.messageId, id)),
    db.select({ email: users.email }).from(users).where(isCustomer),
    readColleagues(db),
  ])
  const mailed = new Map(sent.map(mail => [mail.id, mail.sentAt]))
  return { ...found, replies, mailed, customer: customer?.email ?? null, colleagues }
}

/** Who may answer messages, by name. */
export function readColleagues(db: Pick<Database, 'select'>): Promise<Colleague[]> {
  const roles = staffRoles.filter(role => isGranted('answerMessages', role))
  return db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(and(inArray(users.role, roles), isNull(users.suspendedAt)))
    .orderBy(asc(users.name), asc(users.email))
}

/** Whether a message is the actor's: written by their account, or from their address, once that is proven. */
export function isOwn({ id, email, emailVerified }: Actor): SQL | undefined {
  const { userId } = contactMessages
  const byAccount = eq(userId, id)
  return emailVerified ? or(byAccount, and(isNull(userId), eq(contactMessages.email, email))) : byAccount
}

/** The actor's own conversations, those written in last first; at most 50. Those about an order only, if one is named. */
export async function readOwnMessages(ctx: Context, orderId?: string): Promise<Conversation[]> {
  const { actor, db } = ctx
  requireRight(actor, may.writeMessages(actor))
  const found = await selectMessages(db)
    .where(and(isOwn(actor), orderId === undefined ? undefined : eq(contactMessages.orderId, orderId)))
    .orderBy(desc(contactMessages.lastAt), desc(contactMessages.id))
    .limit(MAX_OWN)
  return withReplies(db, found)
}

/** Messages with what their customer sees of what follows them. */
export async function withReplies(
  db: Pick<Database, 'select'>,
  found: readonly NumberedMessage[],
): Promise<Conversation[]> {
  const ids = found.map(({ row }) => row.id)
  const replies = await readReplies(db, inArray(messageReplies.messageId, ids))
  const byMessage = Map.groupBy(replies, reply => reply.messageId)
  return found.map(message => ({ ...message, replies: byMessage.get(message.row.id) ?? [] }))
}
