import Stripe from 'stripe'
import { CardServiceUnavailable } from '#domain/ports.ts'

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}

/**
 * Whether Stripe stores this error as the response for its idempotency key, for a day: a 500 that it replays or says not
 * to retry, or a key reused with other parameters. Only another key can succeed.
 * https://docs.stripe.com/error-low-level#idempotency
 */
export function isKeySpent(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  if (error instanceof Stripe.errors.StripeIdempotencyError) return error.statusCode !== 409
  if (error.statusCode === undefined || error.statusCode < 500) return false
  const headers = new Headers(error.headers)
  return headers.get('idempotent-replayed') === 'true' || headers.get('stripe-should-retry') === 'false'
}

/**
 * Converts errors of Stripe that no verb can handle (no connection, a fault there, too many requests, a revoked key):
 * they are all the same to a customer. The cause tells the operator which it was.
 */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const reason = [error.type, error.code].filter(Boolean).join(' ')
  return new CardServiceUnavailable(`Stripe: ${reason}`, {
    cause: error,
    retryAfterSeconds: readRetryAfter(error),
    isOutage: isOutage(error),
    isKeySpent: isKeySpent(error),
  })
}

/** No connection, no response in time, or a fault at Stripe; not a deliberate rejection. */
function isOutage(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return true
  return (error.statusCode ?? 0) >= 500 && !isKeySpent(error)
}

function readRetryAfter({ headers }: { headers?: Record<string, string> }): number | undefined {
  const seconds = new Headers(headers).get('retry-after') ?? ''
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) : undefined
}
