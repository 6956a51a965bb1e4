import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { users } from '#db/schema.ts'
import type { Context } from '../context.ts'
import type { AnswerMailKind } from '../mail/kinds.ts'
import { queueMail } from '../mail/queue.ts'
import type { QuoteRecord } from './record.ts'

type Querier = Pick<Transaction, 'select' | 'insert'>

/** Tells the owner of the shop, in the transaction that keeps the request. The mail goes with the account of whoever asked. */
export async function notifyOwnerOfRequest(
  tx: Querier,
  { contactTo: recipient }: Pick<Context, 'contactTo'>,
  { id, userId }: Pick<QuoteRecord, 'id' | 'userId'>,
): Promise<void> {
  await queueMail(tx, { kind: 'owner-quote-requested', userId, recipient, fields: { quote: id } })
}

/** Tells the customer, in the transaction that answers their request. */
export async function notifyOfAnswer(
  tx: Querier,
  { id, userId }: Pick<QuoteRecord, 'id' | 'userId'>,
  kind: AnswerMailKind,
): Promise<void> {
  const [customer] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!customer) return
  await queueMail(tx, { kind, userId, recipient: customer.email, fields: { quote: id } })
}
