import type Stripe from 'stripe'
import { cents } from '#contract/money.ts'
import { type DisputeStatus, disputeStatuses } from '#contract/payments/states.ts'
import { type CardDispute, type CardRefund, CardServiceUnavailable } from '#domain/ports.ts'

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

export function idOf(reference: Expandable): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference
}
