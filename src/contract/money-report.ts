import { z } from 'zod'
import { entityId, integer, isoTime, text } from './common.ts'
import { disputeStatuses } from './dispute-status.ts'
import { orderStatuses } from './order-status.ts'
import { order } from './orders.ts'
import { refundStatuses } from './refund-status.ts'

/** What the shop's books say of its money, all sums in euros. */
export const moneyTotals = z
  .object({
    /** What came in by card. */
    received: z.number(),
    /** What of that pays for orders. */
    paid: z.number(),
    /** What went back or is promised to. */
    refunded: z.number(),
    /** What of that is only promised yet. */
    refundsPending: z.number(),
    /** What came in but does not fit its order. */
    held: z.number(),
    /** What banks took back in disputes and have not returned. */
    withdrawn: z.number(),
    /** What they took and returned: it pays for orders again. */
    wonBack: z.number(),
    /** Orders by state. */
    orders: z.record(z.enum(orderStatuses), z.int()),
  })
  .meta({ id: 'MoneyTotals' })
export type MoneyTotals = z.infer<typeof moneyTotals>

export const webhookEvent = z
  .object({
    _id: z.string(),
    type: z.string(),
    transactionId: z.string().nullable(),
    order: z.string().nullable(),
    receivedAt: isoTime,
    processedAt: isoTime.nullable(),
    attempts: z.int(),
    error: z.string().nullable(),
  })
  .meta({ id: 'WebhookEvent' })
export type WebhookEvent = z.infer<typeof webhookEvent>

export const refund = z
  .object({
    _id: z.string(),
    order: z.string(),
    amount: z.number(),
    reason: z.string(),
    status: z.enum(refundStatuses),
    attempts: z.int(),
    error: z.string().nullable(),
    /** How it was sent another way. */
    note: z.string().nullable(),
    createdAt: isoTime,
  })
  .meta({ id: 'Refund' })
export type Refund = z.infer<typeof refund>

export const dispute = z
  .object({
    _id: z.string(),
    order: z.string(),
    amount: z.number(),
    status: z.enum(disputeStatuses),
    reason: z.string(),
    /** What the bank took and has not returned; what it took and returned. */
    withdrawn: z.number(),
    wonBack: z.number(),
    createdAt: isoTime,
  })
  .meta({ id: 'Dispute' })
export type Dispute = z.infer<typeof dispute>

export const moneyReport = z
  .object({
    totals: moneyTotals,
    /** Pending webhooks for their turn or went wrong, oldest first, at most 50. */
    waiting: z.array(webhookEvent),
    /** What a person has to look at, oldest first, at most 50 each: refunds that failed, disputes that are open. */
    review: z.object({ refunds: z.array(refund), disputes: z.array(dispute) }),
  })
  .meta({ id: 'MoneyReport' })
export type MoneyReport = z.infer<typeof moneyReport>

export const differenceKinds = [
  'paid-there-only',
  'open-there',
  'unknown-here',
  'canceled-there',
  'amount-differs',
  'refunded-there-only',
  'refund-missing',
  'no-order',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const comparisonQuery = z.object({ days: integer(1, 90).default(1) })

/** The card service beside the orders. */
export const moneyComparison = z
  .object({
    since: isoTime,
    compared: z.int(),
    isComplete: z.boolean(),
    differences: z.array(
      z.object({
        kind: z.enum(differenceKinds),
        transactionId: z.string(),
        order: z.string().nullable(),
        /** What the card service took and gave back, in euros. */
        received: z.number(),
        refunded: z.number(),
      }),
    ),
  })
  .meta({ id: 'MoneyComparison' })
export type MoneyComparison = z.infer<typeof moneyComparison>

export const reconciliation = z
  .object({ compared: z.int(), healed: z.int(), left: z.int() })
  .meta({ id: 'Reconciliation' })
export type Reconciliation = z.infer<typeof reconciliation>

export const moneyOrdersQuery = z.object({
  status: z.enum(orderStatuses).optional(),
  limit: integer(1, 100).default(25),
  page: integer(1, 100_000).default(1),
})

export const timelineEntry = z.object({
  _id: z.string(),
  at: isoTime,
  /** Where it comes from: a change of the order, a call of the card service, a webhook, a mail. */
  source: z.enum(['order', 'card', 'webhook', 'mail']),
  kind: z.string(),
  detail: z.string(),
  /** The id of the webhook, which can be replayed. */
  event: z.string().nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** One order with its money and everything that happened to it, oldest first. */
export const orderMoney = z
  .object({
    order,
    received: z.number(),
    refunded: z.number(),
    /** What may still be given back. */
    refundable: z.number(),
    isHeld: z.boolean(),
    refunds: z.array(refund),
    disputes: z.array(dispute),
    timeline: z.array(timelineEntry),
  })
  .meta({ id: 'OrderMoney' })
export type OrderMoney = z.infer<typeof orderMoney>

/** How a failed refund was sent another way; the customer reads it. */
export const refundSettlement = z.object({ note: text(500) })

export const orderParams = z.object({ id: entityId })
