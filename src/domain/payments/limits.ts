import { CONFIRM_FIRST, MAX_UNCONFIRMED_CENTS } from '#contract/orders.ts'
import type { Actor } from '../context.ts'
import { forbidden } from '../errors.ts'

/** Refuses to book, and to take money for, more than EUR 1,000 where the person's address is not confirmed. */
export function requireConfirmedAddress(actor: Actor, totalCents: number): void {
  if (totalCents > MAX_UNCONFIRMED_CENTS && !actor.emailVerified) throw forbidden(CONFIRM_FIRST)
}
