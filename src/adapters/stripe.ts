import Stripe from 'stripe'
import {
  type CardIntent,
  type CardService,
  CardServiceUnavailable,
  RefundDeclined,
  WrongSignature,
} from '#domain/ports.ts'
import { asUnavailable, hasCode, isKeySpent } from './stripe-errors.ts'
import { toCardEvent } from './stripe-events.ts'
import { toCardIntent } from './stripe-intents.ts'
import { listIntents } from './stripe-lists.ts'
import { toCardDispute, toCardRefund } from './stripe-shapes.ts'

/** How long one attempt may take; the SDK makes at most two more, under the same idempotency key. */
const TIMEOUT_MS = 5_000

/** How old a signature may be, in seconds: https://docs.stripe.com/webhooks#replay-attacks */
const SIGNATURE_TOLERANCE_S = 300

const PAGE = 100

/** How many idempotency keys a call may use up, where Stripe answers each with an error that it keeps. */
const MAX_KEYS = 3

const INTENT_ID = /^pi_[A-Za-z0-9_]{1,250}$/
const DISPUTE_ID = /^(dp|du)_[A-Za-z0-9_]{1,250}$/

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

  const inFlight = new Map<string, Promise<CardIntent>>()

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

  /** An intent whose secret nobody holds takes no money: where it is not known whether one was made, another one does no harm. */
  async function createIntent(input: NewIntent): Promise<CardIntent> {
    for (let key = 1; ; key++) {
      try {
        return await createUnderKey(input, key)
      } catch (error) {
        if (!isKeySpent(error) || key === MAX_KEYS) throw asUnavailable(error)
      }
    }
  }

  async function createUnderKey(input: NewIntent, key: number): Promise<CardIntent> {
    const { orderId, amountCents, currency, email, replaces } = input
    const name = replaces === undefined ? `order-${orderId}` : `order-${orderId}-after-${replaces}`
    const intent = await stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency,
        metadata: { order: orderId },
        receipt_email: email,
        allowed_payment_method_types: ['card'],
      },
      { idempotencyKey: key === 1 ? name : `${name}-key-${key}` },
    )
    // A replay is the first answer letter for letter; the intent may have been paid or canceled since.
    return isReplay(intent) ? await requireIntent(intent.id) : toCardIntent(intent)
  }

  /** Each under a key of its own, which the SDK makes up; undefined where there is no such intent. */
  async function cancel(intentId: string): Promise<CardIntent | undefined> {
    try {
      return toCardIntent(await stripe.paymentIntents.cancel(intentId))
    } catch (error) {
      if (hasCode(error, 'resource_missing')) return undefined
      if (hasCode(error, 'payment_intent_unexpected_state')) return findIntent(intentId)
      throw asUnavailable(error)
    }
  }

  return {
    publishableKey: options.publishableKey,
    findIntent,

    createIntent(input) {
      // Stripe refuses twins of a request under way (409), and the SDK's retries of many twins collide again.
      const key = `${input.orderId} ${input.replaces}`
      let pending = inFlight.get(key)
      if (!pending) {
        pending = createIntent(input).finally(() => inFlight.delete(key))
        inFlight.set(key, pending)
      }
      return pending
    },

    async cancelIntent(intentId) {
      try {
        return await cancel(intentId)
      } catch (error) {
        if (!(error instanceof CardServiceUnavailable && error.isKeySpent)) throw error
        // It may have been canceled, or paid, all the same.
        const intent = await findIntent(intentId)
        return !intent || intent.status === 'canceled' || intent.status === 'succeeded'
          ? intent
          : cancel(intentId)
      }
    },

    async refundIntent({ intentId, amountCents, refundId, key }) {
      try {
        const created = await stripe.refunds.create(
          {
            payment_intent: intentId,
            amount: amountCents,
            ...(refundId && { metadata: { refund: refundId } }),
          },
          { idempotencyKey: key },
        )
        const refund = toCardRefund(created)
        if (refund.failure !== undefined) {
          const reason = `the refund ${refund.id} of ${intentId} is ${created.status}: ${refund.failure}`
          throw new RefundDeclined(reason)
        }
        return refund
      } catch (error) {
        if (hasCode(error, 'charge_already_refunded')) return undefined
        if (hasCode(error, 'charge_disputed'))
          throw new RefundDeclined(`the customer's bank disputes ${intentId}`, { isFinal: true })
        if (hasCode(error, 'resource_missing'))
          throw new RefundDeclined(`this account of Stripe knows no ${intentId}`, { isFinal: true })
        throw asUnavailable(error)
      }
    },

    async listRefunds(intentId) {
      try {
        const listed = stripe.refunds.list({ payment_intent: intentId, limit: PAGE })
        return (await listed.autoPagingToArray({ limit: PAGE })).map(toCardRefund)
      } catch (error) {
        if (hasCode(error, 'resource_missing')) return []
        throw asUnavailable(error)
      }
    },

    async findDispute(disputeId) {
      if (!DISPUTE_ID.test(disputeId)) return undefined
      try {
        return toCardDispute(await stripe.disputes.retrieve(disputeId))
      } catch (error) {
        if (hasCode(error, 'resource_missing')) return undefined
        throw asUnavailable(error)
      }
    },

    async listDisputes({ since, limit }) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      try {
        const listed = stripe.disputes.list({ created, limit: Math.min(limit, PAGE) })
        return (await listed.autoPagingToArray({ limit })).map(toCardDispute)
      } catch (error) {
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
          throw new WrongSignature('the signature does not match', { cause: error })
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
