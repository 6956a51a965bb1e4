import type { Cents } from '#contract/money.ts'
import { CONFIRM_FIRST, MAX_UNCONFIRMED_CENTS } from '#contract/orders/limits.ts'
import { phraseOf } from '#contract/phrase.ts'
import type { Customer } from '../context.ts'
import { forbidden } from '../errors.ts'

/** Rejects booking and paying for more than EUR 1,000 unless the person's address is confirmed. */
export function requireConfirmedAddress({ emailVerified }: Customer, totalCents: Cents): void {
  if (totalCents > MAX_UNCONFIRMED_CENTS && !emailVerified) throw forbidden(phraseOf(CONFIRM_FIRST))
}
