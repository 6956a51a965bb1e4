import { eq, max } from 'drizzle-orm'
import { type Cents, subtractCents } from '#contract/money.ts'
import { discountOf } from '#contract/on-account/discount.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { accountPayments } from '#db/schema.ts'
import { invalid } from '../errors.ts'
import { findStanding, netOfNext } from '../invoices/standing.ts'
import { billedOf, owedOf } from '../order-life/owed.ts'
import type { OrderRecord } from '../order-life/record.ts'

/** The discount for prompt payment that an order on account still offers. */
export interface OfferedDiscount {
  readonly percent: number
  /** The last day for it, YYYY-MM-DD. */
  readonly until: string
  readonly discountCents: Cents
  /** What is still to be paid with it. */
  readonly payCents: Cents
}

type Order = Pick<
  OrderRecord,
  | 'totalCents'
  | 'creditedCents'
  | 'receivedCents'
  | 'discountCents'
  | 'discountPercent'
  | 'discountUntil'
  | 'paidAt'
  | 'status'
>

/**
 * The discount of an order that is owed, of what credit notes have left of its invoice; undefined if none was agreed, or if as much is paid
 * already.
 */
export function offerDiscount(order: Order): OfferedDiscount | undefined {
  const { discountPercent: percent, discountUntil: until, paidAt, status } = order
  if (percent === null || until === null || paidAt !== null) return undefined
  if (status !== 'on-account' && status !== 'shipped') return undefined
  const discountCents = discountOf(billedOf(order), percent)
  const payCents = subtractCents(owedOf(order), discountCents)
  return discountCents > 0 && payCents > 0 ? { percent, until, discountCents, payCents } : undefined
}

interface DiscountedPayment {
  readonly orderId: string
  readonly amountCents: Cents
  readonly receivedOn: string
  readonly acceptDiscount?: boolean | undefined
}

interface TakenDiscount {
  readonly discountCents: Cents
  readonly discountNetCents: Cents
  /** The number of the invoice whose VAT it lowers. */
  readonly discountOf: number
}

/**
 * What is taken off an order on account (locked, owed) with a payment: its discount, if all that is owed but for that has come by the last day, or
 * whoever notes it accepts it later. Undefined if the payment is one without a discount. Rejects (invalid) to accept what was not agreed, or
 * another amount.
 */
export async function takeDiscount(
  tx: Transaction,
  order: OrderRecord,
  { orderId, amountCents, receivedOn, acceptDiscount = false }: DiscountedPayment,
): Promise<TakenDiscount | undefined> {
  const offered = offerDiscount(order)
  if (acceptDiscount && !offered)
    throw invalid('acceptDiscount', say`must be left out: this order has no discount that could be taken`)
  if (!offered) return undefined
  const { discountCents, payCents, until } = offered
  if (amountCents !== payCents) {
    if (acceptDiscount)
      throw invalid(
        'amount',
        say`must be ${{ cents: payCents }}, which is what is owed less the discount of ${{ cents: discountCents }}`,
      )
    return undefined
  }
  if (!acceptDiscount && !(await isInTime(tx, { orderId, receivedOn, until }))) return undefined
  const standing = await findStanding(tx, orderId)
  if (!standing) return undefined
  return {
    discountCents,
    discountNetCents: netOfNext(standing, discountCents),
    discountOf: standing.number,
  }
}

/** Whether all that was paid came by the last day. */
async function isInTime(
  tx: Transaction,
  { orderId, receivedOn, until }: { orderId: string; receivedOn: string; until: string },
): Promise<boolean> {
  const [before] = await tx
    .select({ last: max(accountPayments.receivedOn) })
    .from(accountPayments)
    .where(eq(accountPayments.orderId, orderId))
  return receivedOn <= until && (before?.last ?? receivedOn) <= until
}
