import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import type { Billing, PaymentOutcome } from './sandbox.ts'

interface StripePayment {
  readonly card: StripeCardElement
  readonly clientSecret: string
  readonly billing: Billing
}

type Settled = Exclude<PaymentOutcome, { kind: 'requires-action' }>

/** Creates a payment method from the card and confirms the payment with it; Stripe.js handles the bank's authentication. */
export async function payByStripe(
  stripe: Stripe,
  { card, clientSecret, billing }: StripePayment,
): Promise<Settled> {
  const method = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing })
  if (method.error) return failed(method.error.message)
  const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
    payment_method: method.paymentMethod.id,
  })
  // A repeat after a lost answer is refused, but with an intent that shows the payment has succeeded.
  const intent = paymentIntent ?? error?.payment_intent
  if (intent?.status === 'succeeded') return { kind: 'succeeded', intentId: intent.id }
  return failed(error?.message)
}

function failed(message = 'The card was not charged. Please try again, or use another card.'): Settled {
  return { kind: 'failed', message }
}
