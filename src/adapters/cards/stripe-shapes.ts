import type Stripe from 'stripe'
import { cents } from '#contract/money.ts'
import { type DisputeStatus, disputeStatuses } from '#contract/refunds/states.ts'
import {
  type CardDispute,
  type CardEvent,
  type CardIntent,
  type CardRefund,
  CardServiceUnavailable,
  type IntentStatus,
} from '#domain/ports.ts'

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

/** A refund is on its way unless Stripe says that it failed: https://docs.stripe.com/api/refunds/object#refund_object-status */
export function toCardRefund(refund: Stripe.Refund): CardRefund {
  const hasFailed = refund.status === 'failed' || refund.status === 'canceled'
  return {
    id: refund.id,
    refundId: refund.metadata?.refund,
    amountCents: cents(refund.amount),
    createdAt: new Date(refund.created * 1000),
    failure: hasFailed ? (refund.failure_reason ?? `${refund.status}, no reason given`) : undefined,
  }
}

export function toCardDispute(dispute: Stripe.Dispute): CardDispute {
  const status = disputeStatuses.find((each): each is DisputeStatus => each === dispute.status)
  if (!status)
    throw new CardServiceUnavailable(`Stripe answered ${dispute.id} (${dispute.status}) in an unknown shape`)
  // Balance transactions may be in the account's own currency; whether money was withdrawn or returned is the same in
  // any.
  const moved = dispute.balance_transactions.map(({ amount }) => amount)
  const isOut = moved.reduce((sum, amount) => sum + amount, 0) < 0
  const cameBack = !isOut && moved.some(amount => amount > 0)
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    amountCents: cents(dispute.amount),
    currency: dispute.currency,
    status,
    reason: dispute.reason,
    withdrawnCents: isOut ? cents(dispute.amount) : 0,
    reinstatedCents: cameBack ? cents(dispute.amount) : 0,
    isRefundable: dispute.is_charge_refundable,
    createdAt: new Date(dispute.created * 1000),
  }
}

type Expandable = string | { readonly id: string } | null | undefined

function idOf(reference: Expandable): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference
}

/**
 * The part of an event that the shop stores; undefined for events it does not use. Contains nothing about the card or its
 * holder.
 */
export function toCardEvent(event: Stripe.Event): CardEvent | undefined {
  const base = { id: event.id, type: event.type }
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled': {
      const { id, amount_received, currency, metadata, cancellation_reason } = event.data.object
      const facts = { amount: amount_received, currency, order: metadata.order, reason: cancellation_reason }
      return { ...base, intentId: id, facts: known(facts) }
    }
    case 'payment_intent.payment_failed': {
      const { id, metadata, last_payment_error: failure } = event.data.object
      const reason = failure?.decline_code ?? failure?.code
      return { ...base, intentId: id, facts: known({ order: metadata.order, reason }) }
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, currency } = event.data.object
      return { ...base, intentId: idOf(payment_intent), facts: known({ amount: amount_refunded, currency }) }
    }
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated': {
      const { payment_intent, amount, currency, status, failure_reason: reason } = event.data.object
      return { ...base, intentId: idOf(payment_intent), facts: known({ amount, currency, status, reason }) }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { payment_intent, id, amount, currency, status, reason } = event.data.object
      const facts = known({ dispute: id, amount, currency, status, reason })
      return { ...base, intentId: idOf(payment_intent), facts }
    }
    default:
      return undefined
  }
}

type Fact = string | number

function known(facts: Record<string, Fact | null | undefined>): Record<string, Fact> {
  const isKnown = (entry: [string, Fact | null | undefined]): entry is [string, Fact] =>
    entry[1] !== null && entry[1] !== undefined
  return Object.fromEntries(Object.entries(facts).filter(isKnown))
}
