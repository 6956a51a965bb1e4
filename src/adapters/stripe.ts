import Stripe from 'stripe'
import {
  type CardIntent,
  type CardService,
  CardServiceUnavailable,
  RefundTurnedDown,
  WrongSignature,
} from '#domain/ports.ts'
import { asUnavailable } from './stripe-errors.ts'
import { toCardEvent } from './stripe-events.ts'
import { toCardIntent } from './stripe-intents.ts'
import { listIntents } from './stripe-lists.ts'

/** How long one attempt may take; the SDK makes at most two more, under the same idempotency key. */
const TIMEOUT_MS = 10_000

/** How old a signature may be, in seconds: https://docs.stripe.com/webhooks#replay-attacks */
const SIGNATURE_TOLERANCE_S = 300

const INTENT_ID = /^pi_[A-Za-z0-9_]{1,250}$/

type NewIntent = Parameters<CardService['createIntent']>[0]

/**
 * The card service at Stripe. In the demo and the tests `fetch` is the sandbox's own, so that this is the code that runs
 * everywhere.
 */
export function createStripeCards(options: {
  secretKey: string
  publishableKey: string | null
  webhookSecret: string
  fetch?: typeof fetch
}): CardService {
  const stripe = new Stripe(options.secretKey, {
    httpClient: Stripe.createFetchHttpClient(options.fetch),
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })

  const underWay = new Map<string, Promise<CardIntent>>()

  async function findIntent(intentId: string): Promise<CardIntent | undefined> {
    if (!INTENT_ID.test(intentId)) return undefined
    try {
      return toCardIntent(await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }))
    } catch (error) {
      if (hasCode(error, 'resource_missing')) return undefined
      throw asUnavailable(error)
    }
  }

  async function requireIntent(intentId: string): Promise<CardIntent> {
    const intent = await findIntent(intentId)
    if (!intent) throw new CardServiceUnavailable(`Stripe does not know the intent ${intentId}`)
    return intent
  }

  async function createIntent(input: NewIntent): Promise<CardIntent> {
    const { orderId, amountCents, currency, email, replaces } = input
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          metadata: { order: orderId },
          receipt_email: email,
          allowed_payment_method_types: ['card'],
        },
        {
          idempotencyKey: replaces === undefined ? `order-${orderId}` : `order-${orderId}-after-${replaces}`,
        },
      )
      // A replay is the first answer letter for letter; the intent may have been paid or canceled since.
      return isReplay(intent) ? await requireIntent(intent.id) : toCardIntent(intent)
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  return {
    publishableKey: options.publishableKey,
    findIntent,

    createIntent(input) {
      // Stripe refuses twins of a request under way (409), and the SDK's retries of many twins collide again.
      const key = `${input.orderId} ${input.replaces}`
      let pending = underWay.get(key)
      if (!pending) {
        pending = createIntent(input).finally(() => underWay.delete(key))
        underWay.set(key, pending)
      }
      return pending
    },

    async cancelIntent(intentId) {
      try {
        return toCardIntent(await stripe.paymentIntents.cancel(intentId))
      } catch (error) {
        if (hasCode(error, 'payment_intent_unexpected_state')) return requireIntent(intentId)
        throw asUnavailable(error)
      }
    },

    async refundIntent({ intentId, amountCents, key }) {
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: intentId, amount: amountCents },
          { idempotencyKey: key },
        )
        if (refund.status === 'failed' || refund.status === 'canceled') {
          const reason = refund.failure_reason ?? 'no reason given'
          throw new RefundTurnedDown(`the refund ${refund.id} of ${intentId} is ${refund.status}: ${reason}`)
        }
      } catch (error) {
        if (hasCode(error, 'charge_already_refunded')) return
        throw asUnavailable(error)
      }
    },

    listIntents: input => listIntents(stripe, input),

    async readEvent(rawBody, signature) {
      try {
        const { webhookSecret } = options
        const event = await stripe.webhooks.constructEventAsync(
          rawBody,
          signature,
          webhookSecret,
          SIGNATURE_TOLERANCE_S,
        )
        return toCardEvent(event)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError)
          throw new WrongSignature('this is not what the card service signed', { cause: error })
        throw error
      }
    },
  }
}

/** Marks the answers Stripe kept for an idempotency key: https://docs.stripe.com/error-low-level#idempotency */
function isReplay({ lastResponse }: Stripe.Response<Stripe.PaymentIntent>): boolean {
  // The fetch client hands out a Headers object where the types promise a record; this reads both.
  return new Headers(lastResponse.headers).get('idempotent-replayed') === 'true'
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}
