import type { MovementKind, PayoutStatus } from '#contract/bookkeeping/payout-kinds.ts'
import type { Cents } from '#contract/money.ts'

/* What the card service tells of its balance, a part of its port: ports.ts. */

/** What moved money at the card service, in euros. */
export interface CardMovement {
  readonly id: string
  readonly kind: MovementKind
  /** The service's own word for it. */
  readonly category: string
  /** Below zero: taken off. Of a fee that belongs to no other movement 0. */
  readonly amountCents: Cents
  /** What the service kept of it; below zero: gave back. */
  readonly feeCents: Cents
  readonly intentId: string | undefined
  readonly occurredAt: Date
}

/** What the card service pays out to the bank, in euros. */
export interface CardPayout {
  readonly id: string
  readonly status: PayoutStatus
  /** Below zero: taken from the bank. */
  readonly amountCents: Cents
  /** The day on which the bank has it, YYYY-MM-DD. */
  readonly arrivesOn: string
  readonly createdAt: Date
  /** Whether its movements can be listed: now, later, or never, as of a payout that a person made. */
  readonly parts: 'ready' | 'later' | 'unsaid'
}
