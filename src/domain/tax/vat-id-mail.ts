import { and, eq, inArray } from 'drizzle-orm'
import { formatCents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { orders, users, type vatChecks } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { queueMail } from '../mail/queue.ts'
import { recordOrderEvent } from '../timeline.ts'
import { placeOfSupply, sellerOf } from './seller.ts'
import { reliefOf, taxOf } from './tax.ts'

/** Tells the owner that a VAT ID is not valid that could not be checked when it was given, or that it never could be. */
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
      `The VAT ID ${vatId} was given by ${who} on ${since}, while VIES could not be reached.`,
      outcome,
      'If orders with it since then were sold without VAT, please ask the customer, and correct their invoices if need be.',
    ].join('\n\n'),
    fields: { vatId },
  })
}

/**
 * Tells the owner how much VAT of which paid orders can be given back, as VIES has confirmed their VAT ID now, and their customers in the
 * history of the order. No orders, no mail.
 */
export async function queueReliefMail(
  ctx: Context,
  tx: Transaction,
  check: typeof vatChecks.$inferSelect,
): Promise<void> {
  const { vatId } = check
  const relieved = await findRelieved(ctx, tx, check)
  const at = ctx.now()
  for (const { order, cents } of relieved) {
    const detail = `Without VAT the order costs ${formatCents(cents)} less, which we can give back`
    await recordOrderEvent(tx, order.id, 'vat-id-confirmed', { at, detail })
  }
  const lines = relieved.map(
    ({ order, cents }) => `${order.number} of ${order.userEmail}: ${formatCents(cents)}`,
  )
  if (lines.length === 0) return
  await queueMail(tx, {
    kind: 'vat-id-confirmed',
    recipient: ctx.contactTo,
    subject: `VAT ID ${vatId} is confirmed: VAT can be given back`,
    body: [
      `VIES has confirmed the VAT ID ${vatId} now. These orders were charged VAT, as it could not be checked when they were booked:`,
      lines.join('\n'),
      'You can give it back with a refund on the page of the order.',
    ].join('\n\n'),
    fields: { vatId },
  })
}

/** The paid orders that were taxed although they had this VAT ID, each with what it costs less without VAT. */
async function findRelieved(ctx: Context, tx: Transaction, { id, vatId }: typeof vatChecks.$inferSelect) {
  const seller = sellerOf(ctx)
  const charged = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(users, and(eq(users.id, orders.userId), users.emailVerified))
    .where(
      and(
        eq(orders.vatCheckId, id),
        eq(orders.taxTreatment, 'taxed'),
        inArray(orders.status, ['paid', 'shipped', 'on-account']),
      ),
    )
  return charged.flatMap(({ order }) => {
    const { deliveryAddress, deliveryMethod, totalCents, createdAt: at } = order
    if (!deliveryAddress) return []
    const place = placeOfSupply(deliveryAddress, deliveryMethod, seller)
    const tax = taxOf({ ...place, vatId, isVatIdValid: true, at }, seller)
    return tax.treatment === 'reverse-charge' ? [{ order, cents: reliefOf(totalCents, tax, seller) }] : []
  })
}
