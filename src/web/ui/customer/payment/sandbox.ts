/** The browser's calls of the card service's stand-in: the part of Stripe's REST API that Stripe.js would use. */

export interface CardDetails {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export interface Billing {
  readonly name: string
  readonly email: string
}

export type PaymentOutcome =
  | { readonly kind: 'succeeded'; readonly intentId: string }
  | { readonly kind: 'requires-action' }
  | { readonly kind: 'failed'; readonly message: string }

interface SandboxIntent {
  readonly id: string
  readonly status: string
  readonly last_payment_error?: { readonly message?: string } | null
}

interface SandboxAnswer extends Partial<SandboxIntent> {
  readonly error?: { readonly message?: string; readonly payment_intent?: SandboxIntent }
}

const NO_ANSWER = 'The card service is not responding. Please check your connection and try again.'
const NOT_PAID = 'The card was not charged. Please try again, or use another card.'

/** Charges a card, or returns that its bank requires authentication first. */
export function confirmPayment(
  clientSecret: string,
  card: CardDetails,
  billing: Billing,
): Promise<PaymentOutcome> {
  const [month = '', year = ''] = card.expiry.split('/').map(part => part.trim())
  return post(clientSecret, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number.replaceAll(/\D/g, ''),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': card.cvc,
    'payment_method_data[billing_details][name]': billing.name,
    'payment_method_data[billing_details][email]': billing.email,
  })
}

/** Answers the bank's question on the customer's behalf. */
export function authenticatePayment(
  clientSecret: string,
  outcome: 'success' | 'failure',
): Promise<PaymentOutcome> {
  return post(clientSecret, 'authenticate', { outcome })
}

async function post(
  clientSecret: string,
  action: string,
  fields: Record<string, string>,
): Promise<PaymentOutcome> {
  const [intentId = ''] = clientSecret.split('_secret_')
  const body = new URLSearchParams({ client_secret: clientSecret, ...fields })
  try {
    const answer = await fetch(`/sandbox/v1/payment_intents/${encodeURIComponent(intentId)}/${action}`, {
      method: 'POST',
      body,
    })
    return readAnswer(await answer.json())
  } catch {
    return { kind: 'failed', message: NO_ANSWER }
  }
}

function readAnswer({ error, ...answer }: SandboxAnswer): PaymentOutcome {
  // A repeat after a lost answer is refused, but with an intent that shows the payment has succeeded.
  const intent = error ? error.payment_intent : answer
  if (intent?.status === 'succeeded' && intent.id !== undefined)
    return { kind: 'succeeded', intentId: intent.id }
  if (error) return { kind: 'failed', message: error.message ?? NOT_PAID }
  if (intent?.status === 'requires_action') return { kind: 'requires-action' }
  return { kind: 'failed', message: intent?.last_payment_error?.message ?? NOT_PAID }
}
