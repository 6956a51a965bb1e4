import { eq } from 'drizzle-orm'
import { type Cents, largerOf, subtractCents, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Transaction } from '#db/client.ts'
import { users } from '#db/schema.ts'
import type { Context, Customer } from '../context.ts'
import { dayIn, noonOf } from '../days.ts'
import { conflict, forbidden, invalid } from '../errors.ts'
import { sumOwedBy } from '../order-life/owed.ts'
import { takesTransfers, termsOf } from './terms.ts'

/** By when an order is to be paid, and the discount for who pays sooner. */
export interface PaymentTerms {
  readonly dueAt: Date
  /** `until` is the last day for it, YYYY-MM-DD. */
  readonly discount: { readonly percent: number; readonly until: string } | undefined
}

/**
 * Makes sure that the customer may owe this total on account as well, and returns when it will be due. Their row stays locked until
 * the transaction ends: orders of one person at the same moment never exceed the limit together. Rejects a person whose address is not
 * confirmed (forbidden), one without terms or beyond the limit (conflict, with the figures), and an order without addresses (invalid).
 */
export async function requireCredit(
  ctx: Context,
  tx: Transaction,
  {
    customer,
    totalCents,
    deliveryAddress,
  }: {
    readonly customer: Customer
    readonly totalCents: Cents
    readonly deliveryAddress?: PostalAddress | undefined
  },
): Promise<PaymentTerms> {
  const { id } = customer
  const [person] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!person?.emailVerified) throw forbidden(CONFIRM_FIRST)
  const words = id === ctx.actor?.id ? TO_THEMSELVES : TO_AN_ADMIN
  const terms = termsOf(person)
  if (!terms || !takesTransfers(ctx)) throw conflict(words.notGranted, { field: 'paymentMethod' })
  if (!deliveryAddress) throw invalid('deliveryAddress', say`must be given to order on account`)
  const usedCents = await sumOwedBy(tx, id)
  const leftCents = largerOf(0, subtractCents(terms.limitCents, usedCents))
  if (totalCents > leftCents)
    throw conflict(
      say`Of ${words.whose} limit on account of ${{ cents: terms.limitCents }}, ${{ cents: leftCents }} is left; this order comes to ${{ cents: totalCents }}. ${words.instead}`,
      {
        field: 'paymentMethod',
        current: {
          limit: toEuros(terms.limitCents),
          used: toEuros(usedCents),
          left: toEuros(leftCents),
        },
      },
    )
  const today = Temporal.PlainDate.from(dayIn(ctx.billing.timeZone, ctx.now()))
  const dayAfter = (days: number) => today.add({ days }).toString()
  const { days, discount } = terms
  return {
    dueAt: new Date(noonOf(dayAfter(days))),
    discount: discount && { percent: discount.percent, until: dayAfter(discount.days) },
  }
}

const CONFIRM_FIRST = say`Only people with a confirmed email address can order on account. Please open the link we emailed you, then try again.`
/** How a refusal is put to the customer. */
const TO_THEMSELVES = {
  notGranted: say`Ordering on account is not, or no longer, open to you. Please pay by card`,
  whose: say`your`,
  instead: say`Please pay by card, or pay an open invoice first`,
}
/** How it is put to an admin who books for them. */
const TO_AN_ADMIN: typeof TO_THEMSELVES = {
  notGranted: say`Ordering on account is not, or no longer, open to this customer. They can pay by card`,
  whose: say`this customer’s`,
  instead: say`They can pay by card, or pay an open invoice first`,
}
