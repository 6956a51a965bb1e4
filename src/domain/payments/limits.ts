import type { Actor } from '../context.ts'
import { forbidden } from '../errors.ts'

/** What may be paid from an account whose address nobody has confirmed, in cents. */
const MAX_UNCONFIRMED_CENTS = 100_000

/** Refuses to take more than EUR 1,000 from somebody whose address is not confirmed, and says what to do. */
export function requireConfirmedAddress(actor: Actor, totalCents: number): void {
  if (totalCents > MAX_UNCONFIRMED_CENTS && !actor.emailVerified)
    throw forbidden(
      'Orders above €1,000 are paid from a confirmed address. Please open the link that we mailed to you, then try again.',
    )
}
