import type Stripe from 'stripe'
import type { CardEvent } from '#domain/ports.ts'
import { idOf } from './stripe-shapes.ts'

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
