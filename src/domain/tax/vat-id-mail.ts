import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type Cents, formatCents } from '#contract/money.ts'
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
  { id, vatId }: typeof vatChecks.$inferSelect,
): Promise<void> {
  const { contactTo: recipient } = ctx
  await queueMail(tx, { kind: 'vat-id-doubtful', recipient, fields: { vatId, check: id } })
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
  const relieved = await findRelieved(ctx, tx, check)
  const at = ctx.now()
  for (const { order, cents } of relieved) {
    const detail = `Without VAT the order costs ${formatCents(cents)} less, which we can give back`
    await recordOrderEvent(tx, order.id, 'vat-id-confirmed', { at, detail })
  }
  if (relieved.length === 0) return
  await queueMail(tx, {
    kind: 'vat-id-confirmed',
    recipient: ctx.contactTo,
    fields: { vatId: check.vatId, check: check.id, relief: writeRelief(relieved) },
  })
}

/** What the mail about a confirmed VAT ID lists: by how many cents each order costs less, by the order's id. */
export const relief = z.record(z.string(), z.int())

const writeRelief = (
  relieved: readonly { readonly order: { readonly id: string }; readonly cents: Cents }[],
) => JSON.stringify(Object.fromEntries(relieved.map(({ order, cents }) => [order.id, cents])))

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
