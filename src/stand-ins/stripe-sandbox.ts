import { type Context, Hono } from 'hono'
import type { Database, Transaction } from '#db/client.ts'
import { failPayout, listPayouts, listTransactions, payOut } from './stripe-sandbox-balance.ts'
import { disputeIntent, listDisputes, retrieveDispute, settleDispute } from './stripe-sandbox-disputes.ts'
import {
  type Answer,
  errorAnswer,
  invalidRequest,
  keptServerError,
  missingParam,
  rateLimited,
  StripeRefusal,
  serverError,
} from './stripe-sandbox-errors.ts'
import type { SandboxFault } from './stripe-sandbox-faults.ts'
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
  listCharges,
  listIntents,
  retrieveIntent,
} from './stripe-sandbox-intents.ts'
import {
  readBalanceListing,
  readCard,
  readDisputeListing,
  readExpansion,
  readListing,
  readMetadata,
  readNewIntent,
  readRefundListing,
} from './stripe-sandbox-params.ts'
import { failRefund, listRefunds, REFUND_REASONS, refundIntent } from './stripe-sandbox-refunds.ts'
import { type Caller, lockIntent } from './stripe-sandbox-rows.ts'
import type { FollowUp, WebhookSender } from './stripe-sandbox-webhooks.ts'

export interface StripeSandbox {
  /** Replaces the network: pass it to the Stripe SDK, or call it with a browser's request for a path under `/v1`. */
  readonly fetch: typeof fetch
  /** Deletes idempotency keys older than a day, as Stripe does; call it from time to time. */
  sweep(): Promise<void>
  readonly controls: SandboxControls
}

/** Events at a card service that no call causes. Not part of Stripe's API; for tests only. */
export interface SandboxControls {
  /** Makes a refund that had succeeded fail. */
  failRefund(refundId: string): Promise<void>
  /** Lets the cardholder dispute an intent's payment, or only inquire. Returns the dispute's id. */
  dispute(intentId: string, options?: { asInquiry?: boolean }): Promise<string>
  settleDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void>
  /** Pays out all that waits, as the end of the day does. */
  payOut(): Promise<void>
  /** Sends a payout back. */
  failPayout(payoutId: string): Promise<void>
}

/** How long the response to a confirmation that times out is delayed. */
const TIMEOUT_MS = 1_000

type Work = (tx: Transaction) => Promise<Answer>

/**
 * Replaces Stripe in the demo and the tests: the calls of its REST API that the shop uses, with their parameters,
 * responses and errors (https://docs.stripe.com/api), for its test cards only. Card numbers are checked and discarded.
 */
export function createStripeSandbox(options: {
  db: Database
  secretKey: string
  /** Called for faults of the sandbox itself, which are answered with 500. */
  onError?: (error: unknown) => void
  /** Delivers events to the shop; without it they are lost. */
  webhooks?: Pick<WebhookSender, 'post'> & Partial<Pick<WebhookSender, 'later'>>
  /** Faults to simulate at every opportunity; a test card triggers only one. */
  faults?: readonly SandboxFault[]
}): StripeSandbox {
  const { db, secretKey } = options
  const faults = new Set(options.faults)
  const app = new Hono()
  const refused = new Set<string>()
  const broken = new Set<string>()

  /** Rejects every request of the shop's server once, and accepts its retry. */
  function refuseOnce(c: Context, caller: Caller): void {
    if (!caller.isAccount || !(faults.has('rate-limited') || faults.has('server-error'))) return
    const name = `${c.req.method} ${c.req.path} ${readIdempotencyKey(c.req.raw)}`
    if (refused.delete(name)) return
    refused.add(name)
    throw faults.has('rate-limited') ? rateLimited() : serverError()
  }

  /** Fails the first request of its kind midway; the same request with another idempotency key succeeds. */
  function breakOnce(caller: Caller, name: string, work: Work): Work {
    const isKept = faults.has('server-error-kept')
    if (!caller.isAccount || !(isKept || faults.has('server-error-done')) || broken.has(name)) return work
    return async tx => {
      const done = isKept ? undefined : await work(tx)
      broken.add(name)
      return { ...keptServerError(), events: done?.events ?? [] }
    }
  }

  function dispatch({ events = [], later = [], fault }: Answer): void {
    const going = fault ? faults.union(new Set([fault])) : faults
    for (const event of events) options.webhooks?.post(event, going)
    for (const work of later)
      options.webhooks?.later?.(() => runFollowUp(work).catch(error => options.onError?.(error)))
  }

  async function runFollowUp(work: FollowUp): Promise<void> {
    dispatch({ status: 200, body: null, events: await db.transaction(work) })
  }

  /** A call that changes something: validated as a whole first, then executed in one transaction. */
  async function change(c: Context, scope: string, prepare: (params: Params, caller: Caller) => Work) {
    const params = await readParams(c.req.raw)
    const caller = readCaller(c, params)
    refuseOnce(c, caller)
    const work = prepare(params, caller)
    params.refuseOthers()
    const key = readIdempotencyKey(c.req.raw)
    const path = new URL(c.req.url).pathname
    const requestHash = hashRequest(secretKey, { path, entries: params.entries })
    // A browser's keys are scoped to its intent: it can neither use nor read the responses stored for the shop's keys.
    const keyed =
      key === undefined ? undefined : { key, requestHash, scope: caller.isAccount ? 'account' : scope }
    const answer = await answerOnce(db, keyed, breakOnce(caller, requestHash, work))
    dispatch(answer)
    const isConfirmed = answer.status === 200 && c.req.path.endsWith('/confirm') && !answer.replayed
    if (isConfirmed && (faults.has('confirm-timeout') || answer.fault === 'confirm-timeout')) {
      await new Promise(resolve => setTimeout(resolve, TIMEOUT_MS))
      return respond(errorAnswer(504, { type: 'api_error', message: 'The request timed out.' }))
    }
    return respond(answer, key)
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
    refuseOnce(c, caller)
    const withCharge = readExpansion(params, 'latest_charge')
    params.refuseOthers()
    return respond(await retrieveIntent(db, caller, c.req.param('id'), { withCharge }))
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
      const metadata = readMetadata(params)
      const failsOnce = faults.has('refund-fails-once')
      const failsLater = faults.has('refund-fails-later')
      return tx => refundIntent(tx, intent, { amount, reason, metadata, failsOnce, failsLater })
    }),
  )

  /** A call by the shop's server that only reads. */
  function readAsAccount(path: string, prepare: (params: Params, c: Context) => () => Promise<Answer>): void {
    app.get(path, async c => {
      const params = await readParams(c.req.raw)
      const caller = readCaller(c, params)
      requireAccount(caller)
      refuseOnce(c, caller)
      const read = prepare(params, c)
      params.refuseOthers()
      return respond(await read())
    })
  }

  readAsAccount('/v1/payment_intents', params => {
    const input = readListing(params)
    const withCharge = readExpansion(params, 'data.latest_charge')
    return () => listIntents(db, input, { withCharge })
  })

  readAsAccount('/v1/charges', params => {
    const input = readListing(params)
    const withIntent = readExpansion(params, 'data.payment_intent.latest_charge')
    return () => listCharges(db, input, { withIntent })
  })

  readAsAccount('/v1/refunds', params => {
    const input = readRefundListing(params)
    const withIntent = readExpansion(params, 'data.payment_intent.latest_charge')
    return () => listRefunds(db, input, { withIntent })
  })

  readAsAccount('/v1/balance_transactions', params => {
    const input = readBalanceListing(params)
    const withSource = readExpansion(params, 'data.source')
    return () => listTransactions(db, input, { withSource })
  })

  readAsAccount('/v1/payouts', params => {
    const input = readListing(params)
    return () => listPayouts(db, input)
  })

  readAsAccount('/v1/disputes', params => {
    const input = readDisputeListing(params)
    return () => listDisputes(db, input)
  })

  readAsAccount('/v1/disputes/:id', (_, c) => () => retrieveDispute(db, c.req.param('id') ?? ''))

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
    controls: {
      failRefund: id => runFollowUp(tx => failRefund(tx, id)),
      async dispute(intentId, shape) {
        let id = ''
        await runFollowUp(async tx => {
          const intent = await lockIntent(tx, { isAccount: true, clientSecret: undefined }, intentId)
          const { dispute, events } = await disputeIntent(tx, intent, shape)
          id = dispute.id
          return events
        })
        return id
      },
      settleDispute: (id, outcome) => runFollowUp(tx => settleDispute(tx, id, outcome)),
      payOut: () => payOut(db, new Date()),
      failPayout: id => db.transaction(tx => failPayout(tx, id)),
    },
  }
}

function respond(answer: Answer, idempotencyKey?: string): Response {
  const headers = new Headers({ 'Cache-Control': 'no-cache, no-store', 'Request-Id': newId('req_', 14) })
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
  if (answer.replayed) headers.set('Idempotent-Replayed', 'true')
  // With the same key, a retry would get the same response.
  if (idempotencyKey !== undefined && answer.status >= 500) headers.set('Stripe-Should-Retry', 'false')
  if (answer.retryAfterSeconds) headers.set('Retry-After', String(answer.retryAfterSeconds))
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
