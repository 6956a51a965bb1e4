import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { users, type vatChecks } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { queueMail } from '../mail/queue.ts'

/** Tells the owner that a VAT ID was relied on that is not valid, or that could not be checked. */
export async function queueVatIdMail(
  ctx: Context,
  tx: Transaction,
  { vatId, userId, status, createdAt }: typeof vatChecks.$inferSelect,
): Promise<void> {
  const [person] =
    userId === null ? [] : await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const who = person?.email ?? 'a customer whose account is closed'
  const since = createdAt.toISOString().slice(0, 10)
  const outcome =
    status === 'invalid'
      ? 'VIES has answered now: it is not valid.'
      : 'VIES has not answered for seven days; it is not asked any more.'
  await queueMail(tx, {
    kind: 'vat-id-doubtful',
    recipient: ctx.contactTo,
    subject: `VAT ID ${vatId} ${status === 'invalid' ? 'is not valid' : 'could not be checked'}`,
    body: [
      `The VAT ID ${vatId} was given by ${who} on ${since}, while VIES could not be reached, and accepted because its form was right.`,
      outcome,
      'Orders with it since then may have been sold without VAT. Please ask the customer, and correct their invoices if need be.',
    ].join('\n\n'),
    fields: { vatId },
  })
}
