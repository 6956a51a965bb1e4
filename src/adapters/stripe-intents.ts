import type Stripe from 'stripe'
import { cents } from '#contract/money.ts'
import { type CardIntent, CardServiceUnavailable, type IntentStatus } from '#domain/ports.ts'

/** Every status of https://docs.stripe.com/payments/paymentintents/lifecycle; the SDK's type is open to later ones. */
const STATUSES: readonly IntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
]

/** An intent as the shop sees it; `latest_charge` must be expanded if there may have been refunds. */
export function toCardIntent(intent: Stripe.PaymentIntent): CardIntent {
  const status = STATUSES.find(each => each === intent.status)
  if (!intent.client_secret || !status) {
    throw new CardServiceUnavailable(`Stripe answered ${intent.id} (${intent.status}) in an unknown shape`)
  }
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status,
    amountCents: cents(intent.amount),
    receivedCents: cents(intent.amount_received),
    // If the charge is not expanded, nothing has been charged yet, or only this very moment.
    refundedCents: cents(
      typeof intent.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0,
    ),
    currency: intent.currency,
    orderId: intent.metadata.order,
  }
}
