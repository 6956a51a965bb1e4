import type { SandboxFault } from './stripe-sandbox-faults.ts'
import type { FollowUp, SandboxEvent } from './stripe-sandbox-webhooks.ts'

/** Stripe's error bodies, from https://docs.stripe.com/api/errors and https://docs.stripe.com/error-codes */

export interface StripeErrorBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly charge?: string
  readonly payment_intent?: Record<string, unknown>
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  /** Whether this repeats the response to an earlier request with the same idempotency key. */
  readonly replayed?: boolean
  /** Events to send to the shop's server once this is committed. */
  readonly events?: readonly SandboxEvent[]
  /** What happens some time after this is committed. */
  readonly later?: readonly FollowUp[]
  /** The fault to simulate, if any. */
  readonly fault?: SandboxFault | undefined
  readonly retryAfterSeconds?: number
}

export const ok = (body: unknown): Answer => ({ status: 200, body })

/** An error response, which remains the response for its idempotency key. */
export function errorAnswer(status: number, error: StripeErrorBody): Answer {
  const doc_url = error.code && `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}`
  return { status, body: { error: { ...error, ...(doc_url && { doc_url }) } } }
}

/** Thrown when a request is rejected before it has any effect; Stripe does not store such a response under the idempotency key. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly answer: Answer

  constructor(status: number, error: StripeErrorBody, retryAfterSeconds?: number) {
    super(error.message)
    this.answer = { ...errorAnswer(status, error), ...(retryAfterSeconds && { retryAfterSeconds }) }
  }
}

export const invalidRequest = (
  message: string,
  details: { code?: string; param?: string; status?: number } = {},
) => {
  const { status = 400, ...rest } = details
  return new StripeRefusal(status, { type: 'invalid_request_error', message, ...rest })
}

const RETRY_AFTER_S = 1

/** Too many requests: https://docs.stripe.com/rate-limits */
export const rateLimited = () =>
  new StripeRefusal(
    429,
    {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Too many requests. Please try again later.',
    },
    RETRY_AFTER_S,
  )

const SERVER_ERROR = { type: 'api_error', message: 'An error occurred on our side.' } as const

/** A failure before the request was processed: it may be retried with the same idempotency key. */
export const serverError = () => new StripeRefusal(500, SERVER_ERROR, RETRY_AFTER_S)

/** A failure while processing: it remains the response for its idempotency key, whatever took effect. */
export const keptServerError = (): Answer => ({
  ...errorAnswer(500, SERVER_ERROR),
  retryAfterSeconds: RETRY_AFTER_S,
})

export const missingParam = (param: string) =>
  invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })

/** An unknown id is 404 in the path, 400 in the body. */
export const missingIntent = (id: string, where: { param: string; status: 400 | 404 }) =>
  invalidRequest(`No such payment_intent: '${id}'`, { code: 'resource_missing', ...where })
