/** The outside services, as the shop sees them. Each has one adapter per provider in `adapters/`. */

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export interface CardIntent {
  readonly id: string
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amountCents: number
  /** What the customer has really paid; less than `amountCents` until the intent has succeeded. */
  readonly receivedCents: number
  /** ISO 4217 in lower case. */
  readonly currency: string
  /** The order the intent was made for, as told to the card service when it was made. */
  readonly orderId: string | undefined
}

/** The card service. Every call may throw CardServiceUnavailable when the service does not answer as it should. */
export interface CardService {
  /** What the browser needs to talk to the real service; null where the sandbox plays its part. */
  readonly publishableKey: string | null
  /** Makes an intent. Repeating the call for the same order answers the same intent: the order's id is the idempotency key. */
  createIntent(input: {
    orderId: string
    amountCents: number
    currency: string
    email: string
  }): Promise<CardIntent>
  /** Undefined where the service knows no such intent. */
  findIntent(intentId: string): Promise<CardIntent | undefined>
  /** Cancels an unpaid intent; harmless where it is canceled already. Answers the intent as it is then: it may have succeeded meanwhile. */
  cancelIntent(intentId: string): Promise<CardIntent>
  /** Gives everything back that the intent took. Repeating it is harmless. */
  refundIntent(intentId: string): Promise<void>
}

export class CardServiceUnavailable extends Error {
  override readonly name = 'CardServiceUnavailable'
}
