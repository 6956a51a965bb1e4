import type { ManagedMessage, MessageThread, OwnMessage } from '#contract/messages/messages.ts'
import type { listMessages } from '#domain/messages/list.ts'
import type { Conversation, readThread } from '#domain/messages/read.ts'
import { type NumberedMessage, nameOf } from '#domain/messages/record.ts'

function presentParts({ row, orderNumber: number }: NumberedMessage) {
  const { id, message, state, orderId, createdAt, lastAt } = row
  return {
    _id: id,
    message,
    state,
    order: orderId === null || number === null ? null : { _id: orderId, number },
    createdAt: createdAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }
}

export function presentListed({
  replies,
  ...found
}: Awaited<ReturnType<typeof listMessages>>['messages'][number]): ManagedMessage {
  const { email, assignee } = found.row
  return { ...presentParts(found), name: nameOf(found.row), email, assignee, replies }
}

export function presentThread({
  replies,
  mailed,
  customer,
  colleagues,
  ...found
}: Awaited<ReturnType<typeof readThread>>): MessageThread {
  const { email, assignee, phone, version } = found.row
  return {
    ...presentParts(found),
    name: nameOf(found.row),
    email,
    phone,
    assignee,
    version,
    customer,
    replies: replies.map(({ id, kind, author, text, createdAt }) => ({
      _id: id,
      kind,
      author,
      text,
      createdAt: createdAt.toISOString(),
      mailedAt: mailed.get(id)?.toISOString() ?? null,
    })),
    colleagues: [...colleagues],
  }
}

/** Without notes, and without who of the shop wrote. */
export function presentOwn({ replies, ...found }: Conversation): OwnMessage {
  return {
    ...presentParts(found),
    replies: replies.map(({ id, kind, text, createdAt }) => ({
      _id: id,
      isByShop: kind === 'shop',
      text,
      createdAt: createdAt.toISOString(),
    })),
  }
}
