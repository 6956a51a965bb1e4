import type Stripe from 'stripe'
import type { MovementKind } from '#contract/bookkeeping/payout-kinds.ts'
import { payoutStatuses } from '#contract/bookkeeping/payout-kinds.ts'
import { cents } from '#contract/money.ts'
import {
  type CardMovement,
  type CardPayout,
  type CardService,
  CardServiceUnavailable,
} from '#domain/ports.ts'
import { asUnavailable } from './stripe-errors.ts'

const PAGE = 100

/** https://docs.stripe.com/reports/reporting-categories; what is not named here is `other`. */
const KINDS: ReadonlyMap<string, MovementKind> = new Map([
  ['charge', 'charge'],
  ['charge_failure', 'charge'],
  ['refund', 'refund'],
  ['refund_failure', 'refund'],
  ['dispute', 'dispute'],
  ['dispute_reversal', 'dispute'],
  ['fee', 'fee'],
  ['network_cost', 'fee'],
  ['payout_reversal', 'returned'],
])

type Listing = Parameters<CardService['listMovements']>[0]

/** Pages through what moved money, of some time or of one payout. What is in other currencies is left out. */
export async function* listMovements(
  stripe: Stripe,
  asked: Listing,
): AsyncGenerator<readonly CardMovement[]> {
  const narrowed =
    'payoutId' in asked
      ? { payout: asked.payoutId }
      : { created: { gte: Math.floor(asked.since.getTime() / 1000) } }
  const listed = stripe.balanceTransactions.list({ ...narrowed, limit: PAGE, expand: ['data.source'] })
  for await (const batch of inBatches(listed)) yield batch.flatMap(toCardMovement)
}

/** Pages through the payouts made since then, in euros. */
export async function* listPayouts(
  stripe: Stripe,
  { since }: { readonly since: Date },
): AsyncGenerator<readonly CardPayout[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const batch of inBatches(stripe.payouts.list({ created, limit: PAGE })))
    yield batch.flatMap(toCardPayout)
}

async function* inBatches<Item>(listed: AsyncIterable<Item>): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = []
  try {
    for await (const item of listed) {
      batch.push(item)
      if (batch.length < PAGE) continue
      yield batch
      batch = []
    }
  } catch (error) {
    throw asUnavailable(error)
  }
  if (batch.length > 0) yield batch
}

/** Nothing of a payout itself, which is listed on its own. */
function toCardMovement(transaction: Stripe.BalanceTransaction): CardMovement[] {
  const { id, amount, fee, currency, created, source, reporting_category: category } = transaction
  if (currency !== 'eur' || category === 'payout') return []
  const kind = KINDS.get(category) ?? 'other'
  const isFee = kind === 'fee'
  return [
    {
      id,
      kind,
      category,
      amountCents: cents(isFee ? 0 : amount),
      feeCents: cents(isFee ? fee - amount : fee),
      intentId: intentOf(source),
      occurredAt: new Date(created * 1000),
    },
  ]
}

function intentOf(source: Stripe.BalanceTransaction['source']): string | undefined {
  if (typeof source !== 'object' || !source || !('payment_intent' in source)) return undefined
  const { payment_intent: intent } = source
  return (typeof intent === 'object' ? intent?.id : intent) ?? undefined
}

function toCardPayout(payout: Stripe.Payout): CardPayout[] {
  const { id, amount, currency, created, arrival_date, reconciliation_status: isReady } = payout
  if (currency !== 'eur') return []
  const status = payoutStatuses.find(each => each === payout.status)
  if (!status)
    throw new CardServiceUnavailable(`Stripe answered ${id} (${payout.status}) in an unknown shape`)
  return [
    {
      id,
      status,
      amountCents: cents(amount),
      // Midnight of the day, in UTC.
      arrivesOn: new Date(arrival_date * 1000).toISOString().slice(0, 10),
      createdAt: new Date(created * 1000),
      parts: isReady === 'completed' ? 'ready' : isReady === 'in_progress' ? 'later' : 'unsaid',
    },
  ]
}
