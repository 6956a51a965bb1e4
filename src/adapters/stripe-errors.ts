import Stripe from 'stripe'
import { CardServiceUnavailable } from '#domain/ports.ts'

/**
 * Whatever Stripe refuses that no verb can answer (no connection, a fault there, too many requests, a revoked key) is
 * the same to a customer. The cause tells the operator which.
 */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const reason = [error.type, error.code].filter(Boolean).join(' ')
  return new CardServiceUnavailable(`Stripe: ${reason}`, {
    cause: error,
    retryAfterSeconds: readRetryAfter(error),
  })
}

function readRetryAfter({ headers }: { headers?: Record<string, string> }): number | undefined {
  const seconds = new Headers(headers).get('retry-after') ?? ''
  return /^\d{1,5}$/.test(seconds) ? Number(seconds) : undefined
}
