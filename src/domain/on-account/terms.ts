import type { Cents } from '#contract/money.ts'
import type { users } from '#db/schema.ts'
import type { Context } from '../context.ts'

/** What a customer may owe on account at a time, in cents, and how many days after an order it is due. */
export interface AccountTerms {
  readonly limitCents: Cents
  readonly days: number
}

/** Whether invoices can be paid by bank transfer: without an IBAN nothing is sold on account. */
export const takesTransfers = ({ billing }: Pick<Context, 'billing'>) => billing.seller.iban !== ''

type Row = Pick<typeof users.$inferSelect, 'accountLimitCents' | 'accountDays'>

/** The terms of a person; undefined if nothing is granted. */
export function termsOf({ accountLimitCents, accountDays }: Row): AccountTerms | undefined {
  if (accountLimitCents === null || accountDays === null) return undefined
  return { limitCents: accountLimitCents, days: accountDays }
}
