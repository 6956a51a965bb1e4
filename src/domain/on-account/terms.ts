import type { Cents } from '#contract/money.ts'
import type { users } from '#db/schema.ts'
import type { Context } from '../context.ts'

/** What a customer may owe on account at a time, in cents, and how many days after an order it is due. */
export interface AccountTerms {
  readonly limitCents: Cents
  readonly days: number
  /** What who pays within so many days may take off; undefined: nothing. */
  readonly discount: DiscountTerms | undefined
}

interface DiscountTerms {
  /** With at most two decimals. */
  readonly percent: number
  readonly days: number
}

/** Whether invoices can be paid by bank transfer: without an IBAN nothing is sold on account. */
export const takesTransfers = ({ billing }: Pick<Context, 'billing'>) => billing.seller.iban !== ''

type Row = Pick<
  typeof users.$inferSelect,
  'accountLimitCents' | 'accountDays' | 'accountDiscountPercent' | 'accountDiscountDays'
>

/** The terms of a person; undefined if nothing is granted. */
export function termsOf(row: Row): AccountTerms | undefined {
  const { accountLimitCents: limitCents, accountDays: days } = row
  const { accountDiscountPercent: percent, accountDiscountDays: discountDays } = row
  if (limitCents === null || days === null) return undefined
  const discount = percent === null || discountDays === null ? undefined : { percent, days: discountDays }
  return { limitCents, days, discount }
}
