import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { MAX_REPLIES, type MessageState, type ReplyKind } from '#contract/messages/states.ts'
import { say } from '#contract/phrase.ts'
import type { Database, Transaction } from '#db/client.ts'
import { contactMessages, messageReplies, orders } from '#db/schema.ts'
import { newId } from '../context.ts'
import { conflict, notFound } from '../errors.ts'

export type MessageRecord = typeof contactMessages.$inferSelect
export type ReplyRecord = typeof messageReplies.$inferSelect

/** A message with the number of the order it is about. */
export interface NumberedMessage {
  readonly row: MessageRecord
  readonly orderNumber: string | null
}

export const numbered = { row: contactMessages, orderNumber: orders.number }

/** Who wrote, as they call themselves; '' if they do not say. */
export const nameOf = ({ firstName, lastName }: Pick<MessageRecord, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** Messages with the numbers of their orders. */
export const selectMessages = (db: Pick<Database, 'select'>) =>
  db.select(numbered).from(contactMessages).leftJoin(orders, eq(orders.id, contactMessages.orderId))

/** What follows these messages, oldest first; without notes unless they are wanted. */
export function readReplies(
  db: Pick<Database, 'select'>,
  of: SQL | undefined,
  { withNotes = false } = {},
): Promise<ReplyRecord[]> {
  return db
    .select()
    .from(messageReplies)
    .where(and(of, withNotes ? undefined : ne(messageReplies.kind, 'note')))
    .orderBy(asc(messageReplies.id))
}

/** The message locked until the transaction ends; rejected (not found) if there is none. */
export async function lockMessage(tx: Transaction, id: string): Promise<MessageRecord> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!row) throw notFound(say`message`)
  return row
}

/**
 * Writes what follows a message that is locked, and returns its id. Rejected (conflict) once 200 follow it. What its customer writes opens it,
 * and an answer answers it.
 */
export async function addReply(
  tx: Transaction,
  message: MessageRecord,
  { kind, author, text, at }: { kind: ReplyKind; author: string | null; text: string; at: Date },
): Promise<string> {
  const { id: messageId } = message
  const count = await tx.$count(messageReplies, eq(messageReplies.messageId, messageId))
  if (count >= MAX_REPLIES) throw conflict(say`This conversation has become too long: please begin a new one`)
  const id = newId()
  await tx.insert(messageReplies).values({ id, messageId, kind, author, text, createdAt: at })
  if (kind === 'note') return id
  const state: MessageState = kind === 'shop' ? 'answered' : 'open'
  await tx
    .update(contactMessages)
    .set({ state, lastAt: at, version: sql`${contactMessages.version} + 1` })
    .where(eq(contactMessages.id, messageId))
  return id
}
