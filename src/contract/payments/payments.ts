import { z } from 'zod'
import { absentable, entityId, inEuros, integer, isoTime, positiveEuros, text } from '../common.ts'
import { settlement } from '../on-account/on-account.ts'
import { orderReminders } from '../on-account/reminders.ts'
import { transferBack } from '../on-account/transfers-back.ts'
import { order } from '../orders/orders.ts'
import { orderStatuses } from '../orders/states.ts'
import { disputeStatuses, refundStatuses } from '../refunds/states.ts'

export const newIntent = z.object({ price: positiveEuros, order: absentable(entityId) })

/** `publishableKey` is null if the shop's sandbox replaces the card service. */
export const intent = z
  .object({ clientSecret: z.string(), publishableKey: z.string().nullable() })
  .meta({ id: 'PaymentIntent' })
export type Intent = z.infer<typeof intent>

/** The totals of the shop's books over the last 90 days, and of older payments that are still held; all in euros. */
const moneyTotals = z
  .object({
    /** Payments are counted that came since; and orders that were placed since. */
    since: isoTime,
    /** Received by card. */
    received: inEuros,
    /** The part of it that pays for orders. */
    paid: inEuros,
    /** Refunded, or recorded to be refunded. */
    refunded: inEuros,
    /** The part of it that has not reached the customer yet: pending or failed. */
    refundsPending: inEuros,
    /** Received, but not matching its order. */
    held: inEuros,
    /** Withdrawn by banks in disputes and not returned. */
    withdrawn: inEuros,
    /** Withdrawn by banks and returned: it pays for orders again. */
    wonBack: inEuros,
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

const refund = z
  .object({
    _id: z.string(),
    order: z.string(),
    amount: inEuros,
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

const dispute = z
  .object({
    _id: z.string(),
    order: z.string(),
    amount: inEuros,
    status: z.enum(disputeStatuses),
    reason: z.string(),
    /** What the bank has withdrawn and not returned; what it has withdrawn and returned. */
    withdrawn: inEuros,
    wonBack: inEuros,
    createdAt: isoTime,
  })
  .meta({ id: 'Dispute' })
export type Dispute = z.infer<typeof dispute>

export const moneyReport = z
  .object({
    totals: moneyTotals,
    /** Webhooks not yet processed or failed, oldest first, at most 50. */
    waiting: z.array(webhookEvent),
    /** What needs a person's attention, oldest first, at most 50 each: failed refunds and open disputes. */
    review: z.object({ refunds: z.array(refund), disputes: z.array(dispute) }),
  })
  .meta({ id: 'MoneyReport' })
export type MoneyReport = z.infer<typeof moneyReport>

const differenceKinds = [
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

/** A comparison of the card service with the orders. */
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
        /** What the card service received and refunded, in euros. */
        received: inEuros,
        refunded: inEuros,
      }),
    ),
  })
  .meta({ id: 'MoneyComparison' })
export type MoneyComparison = z.infer<typeof moneyComparison>

export const reconciliation = z
  .object({ compared: z.int(), healed: z.int(), left: z.int() })
  .meta({ id: 'Reconciliation' })

export const moneyOrdersQuery = z.object({
  status: z.enum(orderStatuses).optional(),
  limit: integer(1, 100).default(25),
  page: integer(1, 100_000).default(1),
})

const timelineEntry = z.object({
  _id: z.string(),
  at: isoTime,
  /** Its source: a change of the order, what a colleague did, a call to the card service, a webhook, a mail. */
  source: z.enum(['order', 'colleague', 'card', 'webhook', 'mail']),
  kind: z.string(),
  detail: z.string(),
  /** The id of the webhook, which can be replayed. */
  event: z.string().nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** One order with its payments and everything that happened to it, oldest first. */
export const orderMoney = z
  .object({
    order,
    /** By card or by bank transfer. */
    received: inEuros,
    refunded: inEuros,
    /** What may still be refunded to the card. */
    refundable: inEuros,
    isHeld: z.boolean(),
    refunds: z.array(refund),
    disputes: z.array(dispute),
    /** The transfers that paid an order on account, or a part of it, as they were noted, the first one first. */
    settlements: z.array(settlement),
    /** What goes back by bank transfer of what was paid, for credits by line, the first one first. */
    transfersBack: z.array(transferBack),
    /** Of an order on account; null of any other. */
    reminders: orderReminders.nullable(),
    timeline: z.array(timelineEntry),
  })
  .meta({ id: 'OrderMoney' })
export type OrderMoney = z.infer<typeof orderMoney>

/** How a failed refund was sent another way; the customer reads it. */
export const refundSettlement = z.object({ note: text(500) })

export const orderParams = z.object({ id: entityId })
