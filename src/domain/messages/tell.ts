import type { Transaction } from '#db/client.ts'
import type { Context } from '../context.ts'
import { queueMail } from '../mail/queue.ts'
import { type MessageRecord, nameOf } from './record.ts'

/** Tells the owner that a customer has written, in the transaction that keeps it. The mail's words are those of then. */
export async function tellOwner(
  tx: Pick<Transaction, 'insert'>,
  ctx: Pick<Context, 'contactTo'>,
  message: Pick<MessageRecord, 'id' | 'firstName' | 'lastName' | 'email'>,
  { text, orderNumber }: { readonly text: string; readonly orderNumber: string | null },
): Promise<void> {
  const { id, email } = message
  await queueMail(tx, {
    kind: 'owner-message',
    recipient: ctx.contactTo,
    replyTo: email,
    fields: {
      id,
      name: nameOf(message),
      email,
      message: text,
      ...(orderNumber !== null && { number: orderNumber }),
    },
  })
}
