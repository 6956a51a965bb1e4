import { CONFIRM_FIRST, MAX_UNCONFIRMED_CENTS } from '#contract/orders.ts'
import type { Actor } from '../context.ts'
import { forbidden } from '../errors.ts'

/** Rejects booking and paying for more than EUR 1,000 unless the person's address is confirmed. */
export function requireConfirmedAddress(actor: Actor, totalCents: number): void {
  if (totalCents > MAX_UNCONFIRMED_CENTS && !actor.emailVerified) throw forbidden(CONFIRM_FIRST)
}
