import { addCents, subtractCents, toEuros } from '#contract/money.ts'
import type { Settlement } from '#contract/on-account/on-account.ts'
import type {
  Dispute,
  MoneyComparison,
  MoneyTotals,
  OrderMoney,
  Refund,
  TimelineEntry,
  WebhookEvent,
} from '#contract/payments/payments.ts'
import type { Reminders } from '#domain/on-account/reminders.ts'
import type { TransferBack } from '#domain/on-account/transfers-back.ts'
import type * as report from '#domain/payments/report.ts'
import type * as summed from '#domain/payments/sum-money.ts'
import type { EventRow } from '#domain/payments/webhooks.ts'
import type { DisputeRow } from '#domain/refunds/disputes.ts'
import { presentReminders } from '../on-account/reminders.ts'
import { presentTransferBack } from '../on-account/transfers-back.ts'
import { presentOrder } from '../orders/presenter.ts'

export function presentTotals(totals: summed.MoneyTotals): MoneyTotals {
  return {
    since: totals.since.toISOString(),
    received: toEuros(totals.receivedCents),
    paid: toEuros(totals.paidCents),
    refunded: toEuros(totals.refundedCents),
    refundsPending: toEuros(totals.pendingCents),
    held: toEuros(totals.heldCents),
    withdrawn: toEuros(totals.withdrawnCents),
    wonBack: toEuros(totals.wonBackCents),
    orders: totals.orders,
  }
}

export function presentEvent(row: EventRow): WebhookEvent {
  return {
    _id: row.id,
    type: row.type,
    transactionId: row.intentId,
    order: typeof row.payload.order === 'string' ? row.payload.order : null,
    receivedAt: row.createdAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
    attempts: row.attempts,
    error: row.lastError,
  }
}

export function presentComparison(comparison: report.Comparison): MoneyComparison {
  return {
    since: comparison.since.toISOString(),
    compared: comparison.compared,
    isComplete: comparison.isComplete,
    differences: comparison.differences.map(({ kind, intent, orderId }) => ({
      kind,
      transactionId: intent.id,
      order: orderId ?? null,
      received: toEuros(intent.receivedCents),
      refunded: toEuros(intent.refundedCents),
    })),
  }
}

export function presentRefund(row: report.OrderMoney['refunds'][number]): Refund {
  return {
    _id: row.id,
    order: row.orderId,
    amount: toEuros(row.amountCents),
    reason: row.reason,
    status: row.status,
    attempts: row.attempts,
    error: row.lastError,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  }
}

export function presentDispute(row: DisputeRow): Dispute {
  return {
    _id: row.id,
    order: row.orderId,
    amount: toEuros(row.amountCents),
    status: row.status,
    reason: row.reason,
    withdrawn: toEuros(row.withdrawnCents),
    wonBack: toEuros(row.reinstatedCents),
    createdAt: row.createdAt.toISOString(),
  }
}

interface OnAccount {
  readonly transfersBack: readonly TransferBack[]
  /** Undefined of an order that is not on account. */
  readonly reminders: Reminders | undefined
}

export function presentOrderMoney(
  money: report.OrderMoney,
  { transfersBack, reminders }: OnAccount,
): OrderMoney {
  const { order, payment, refunds, disputes, settlements } = money
  const hasMoney = payment?.status === 'succeeded' || payment?.status === 'held'
  const received = hasMoney ? payment.amountCents : 0
  const given = hasMoney ? payment.refundedCents : 0
  const sum = (rows: report.OrderMoney['settlements']) => addCents(...rows.map(row => row.amountCents))
  const transferred = sum(settlements)
  const sentBack = addCents(
    ...settlements.map(refundOf),
    ...transfersBack.filter(({ sentOn }) => sentOn !== null).map(({ amountCents }) => amountCents),
  )
  return {
    order: presentOrder(order),
    received: toEuros(addCents(received, transferred)),
    refunded: toEuros(addCents(given, sentBack)),
    refundable: toEuros(subtractCents(received, given)),
    isHeld: payment?.status === 'held' && received > given,
    refunds: refunds.map(presentRefund),
    disputes: disputes.map(presentDispute),
    settlements: settlements.map(presentSettlement),
    transfersBack: transfersBack.map(presentTransferBack),
    reminders: reminders ? presentReminders(reminders) : null,
    timeline: presentTimeline(money),
  }
}

function presentSettlement(row: report.OrderMoney['settlements'][number]): Settlement {
  const { id: _id, amountCents, receivedOn, reference, notedBy, discountCents } = row
  const { refundSentOn: sentOn, refundReference, refundReason } = row
  const refund =
    sentOn === null
      ? null
      : {
          sentOn,
          reference: refundReference ?? '',
          reason: refundReason ?? '',
          amount: toEuros(refundOf(row)),
        }
  const discount = toEuros(discountCents)
  return { _id, amount: toEuros(amountCents), receivedOn, reference, notedBy, discount, refund }
}

/** What of a noted payment was sent back with all of its order. */
const refundOf = ({ refundSentOn, refundCents, amountCents }: report.OrderMoney['settlements'][number]) =>
  refundSentOn === null ? 0 : (refundCents ?? amountCents)

/** Kinds of entries that concern the card service; all others are changes of the order. */
const CARD_KINDS = /^(intent|refund|payment|dispute|held)/

function presentTimeline({
  order,
  payment,
  changes,
  events,
  mails,
  acts,
}: report.OrderMoney): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    toEntry('order', { id: 'booked', at: order.createdAt, kind: 'booked' }),
    ...(payment ? [intentEntry(payment)] : []),
    ...changes.map(({ id, createdAt: at, kind, detail }) =>
      toEntry(CARD_KINDS.test(kind) && kind !== 'refunded' ? 'card' : 'order', { id, at, kind, detail }),
    ),
    ...acts.map(({ id, createdAt: at, action, actorEmail }) =>
      toEntry('colleague', { id, at, kind: action, detail: actorEmail ?? '' }),
    ),
    ...events.map(row => ({
      ...toEntry('webhook', {
        id: row.id,
        at: row.createdAt,
        kind: row.type,
        detail: describeEventState(row),
      }),
      event: row.id,
    })),
    ...mails.map(row =>
      toEntry('mail', {
        id: row.id,
        at: row.sentAt ?? row.createdAt,
        kind: row.kind,
        detail: describeMailState(row),
      }),
    ),
  ]
  return entries.toSorted((a, b) => a.at.localeCompare(b.at))
}

interface TimelineFact {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly detail?: string
}

function toEntry(
  source: TimelineEntry['source'],
  { id, at, kind, detail = '' }: TimelineFact,
): TimelineEntry {
  return { _id: id, at: at.toISOString(), source, kind, detail, event: null }
}

function intentEntry({ intentId, createdAt }: NonNullable<report.OrderMoney['payment']>): TimelineEntry {
  return toEntry('card', { id: intentId, at: createdAt, kind: 'intent-opened', detail: intentId })
}

function describeEventState({ processedAt, attempts, lastError }: EventRow): string {
  if (lastError !== null) return lastError
  return processedAt ? `processed at attempt ${attempts}` : 'not processed yet'
}

function describeMailState({ sentAt, subject, lastError }: report.OrderMoney['mails'][number]): string {
  const state = sentAt ? 'sent' : (lastError ?? 'not sent yet')
  // Mails about orders are composed when they are sent.
  return subject === null ? state : `${subject} (${state})`
}
