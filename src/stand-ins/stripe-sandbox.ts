import { type Context, Hono } from 'hono'
import type { Database, Transaction } from '../db/client.ts'
import {
  type Answer,
  errorAnswer,
  invalidRequest,
  missingParam,
  StripeRefusal,
} from './stripe-sandbox-errors.ts'
import { type Params, readParams } from './stripe-sandbox-form.ts'
import {
  answerOnce,
  hashRequest,
  readIdempotencyKey,
  sweepIdempotencyKeys,
} from './stripe-sandbox-idempotency.ts'
import { newId, sameSecret } from './stripe-sandbox-ids.ts'
import {
  authenticateIntent,
  CANCELLATION_REASONS,
  cancelIntent,
  confirmIntent,
  createIntent,
  REFUND_REASONS,
  refundIntent,
  retrieveIntent,
} from './stripe-sandbox-intents.ts'
import { readCard, readNewIntent } from './stripe-sandbox-params.ts'
import type { Caller } from './stripe-sandbox-rows.ts'

export interface StripeSandbox {
  /** Stands in for the network: hand it to the Stripe SDK, or give it a browser's request with a path under `/v1`. */
  readonly fetch: typeof fetch
  /** Forgets idempotency keys older than a day, as Stripe does; call it now and then. */
  sweep(): Promise<void>
}

type Work = (tx: Transaction) => Promise<Answer>

/**
 * Stripe's part in the demo and the tests: the calls of its REST API that the shop uses, with their forms, answers and
 * errors (https://docs.stripe.com/api), for its test cards only. Card numbers are looked at and forgotten.
 */
export function createStripeSandbox(options: {
  db: Database
  secretKey: string
  /** Told of faults of the sandbox itself, which answer 500. */
  onError?: (error: unknown) => void
}): StripeSandbox {
  const { db, secretKey } = options
  const app = new Hono()

  /** A call that changes something: checked as a whole first, then done in one transaction. */
  async function change(c: Context, scope: string, prepare: (params: Params, caller: Caller) => Work) {
    const params = await readParams(c.req.raw)
    const caller = readCaller(c, params)
    const work = prepare(params, caller)
    params.refuseOthers()
    const key = readIdempotencyKey(c.req.raw)
    const path = new URL(c.req.url).pathname
    const requestHash = hashRequest(secretKey, { path, entries: params.entries })
    // A browser's keys are those of its intent: it can neither take nor read the answers kept for the shop's.
    const keyed =
      key === undefined ? undefined : { key, requestHash, scope: caller.isAccount ? 'account' : scope }
    return respond(await answerOnce(db, keyed, work), key)
  }

  function readCaller(c: Context, params: Params): Caller {
    const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const isAccount = bearer !== undefined && sameSecret(bearer, secretKey)
    if (bearer !== undefined && !isAccount && !bearer.startsWith('pk_'))
      throw unauthorized('Invalid API Key provided.')
    params.ignore('key')
    return { isAccount, clientSecret: params.text('client_secret') }
  }

  app.post('/v1/payment_intents', c =>
    change(c, 'account', (params, caller) => {
      requireAccount(caller)
      const input = readNewIntent(params)
      return tx => createIntent(tx, input)
    }),
  )

  app.get('/v1/payment_intents/:id', async c => {
    const params = await readParams(c.req.raw)
    const caller = readCaller(c, params)
    requireAccountOrSecret(caller)
    params.refuseOthers()
    return respond(await retrieveIntent(db, caller, c.req.param('id')))
  })

  app.post('/v1/payment_intents/:id/confirm', c =>
    change(c, c.req.param('id'), (params, caller) => {
      requireAccountOrSecret(caller)
      const card = readCard(params)
      params.ignore('use_stripe_sdk', 'expected_payment_method_type', 'return_url')
      return tx => confirmIntent(tx, caller, c.req.param('id'), card)
    }),
  )

  app.post('/v1/payment_intents/:id/authenticate', c =>
    change(c, c.req.param('id'), (params, caller) => {
      requireAccountOrSecret(caller)
      const outcome = params.oneOf('outcome', ['success', 'failure'])
      if (!outcome) throw missingParam('outcome')
      return tx => authenticateIntent(tx, caller, c.req.param('id'), outcome)
    }),
  )

  app.post('/v1/payment_intents/:id/cancel', c =>
    change(c, 'account', (params, caller) => {
      requireAccount(caller)
      const reason = params.oneOf('cancellation_reason', CANCELLATION_REASONS)
      return tx => cancelIntent(tx, caller, c.req.param('id'), reason)
    }),
  )

  app.post('/v1/refunds', c =>
    change(c, 'account', (params, caller) => {
      requireAccount(caller)
      const intent = params.requiredText('payment_intent')
      const reason = params.oneOf('reason', REFUND_REASONS)
      const amount = params.integer('amount')
      return tx => refundIntent(tx, intent, { amount, reason })
    }),
  )

  app.notFound(c => {
    const message = `Unrecognized request URL (${c.req.method}: ${new URL(c.req.url).pathname}).`
    return respond(errorAnswer(404, { type: 'invalid_request_error', message }))
  })

  app.onError(error => {
    if (error instanceof StripeRefusal) return respond(error.answer)
    options.onError?.(error)
    return respond(
      errorAnswer(500, { type: 'api_error', message: 'An unknown error occurred in the sandbox.' }),
    )
  })

  return {
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    sweep: () => sweepIdempotencyKeys(db),
  }
}

function respond(answer: Answer, idempotencyKey?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'no-cache, no-store', 'Request-Id': newId('req_', 14) })
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  if (answer.replayed) headers.set('Idempotent-Replayed', 'true')
  return Response.json(answer.body, { status: answer.status, headers })
}

const unauthorized = (message: string, code?: string) => invalidRequest(message, { status: 401, code })

function requireAccount(caller: Caller): void {
  if (caller.isAccount) return
  throw unauthorized('This API call needs a secret API key.', 'secret_key_required')
}

function requireAccountOrSecret(caller: Caller): void {
  if (caller.isAccount || caller.clientSecret !== undefined) return
  throw unauthorized('You did not provide an API key, nor the client_secret of the PaymentIntent.')
}
