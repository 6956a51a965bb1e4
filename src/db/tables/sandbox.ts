import { date, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const sandbox = pgSchema('sandbox')

/** Payment intents of the card service's stand-in, as the real one stores them at Stripe. Never contains card numbers. */
export const sandboxIntents = sandbox.table(
  'payment_intents',
  {
    id: text('id').primaryKey(),
    clientSecret: text('client_secret').notNull(),
    amount: integer('amount').notNull(),
    amountReceived: integer('amount_received').notNull().default(0),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    currency: text('currency').notNull(),
    status: text('status', {
      enum: ['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'],
    }).notNull(),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    lastPaymentError: jsonb('last_payment_error').$type<Record<string, unknown>>(),
    paymentMethod: text('payment_method'),
    latestCharge: text('latest_charge'),
    cancellationReason: text('cancellation_reason'),
    created: moment('created').notNull().defaultNow(),
    /** When it was paid. */
    charged: moment('charged'),
  },
  table => [
    index('sandbox_intents_created').on(table.created, table.id),
    index('sandbox_intents_charged').on(table.charged, table.id),
  ],
)

/** Refunds at the card service's stand-in, including failed ones. */
export const sandboxRefunds = sandbox.table(
  'refunds',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id').notNull(),
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['succeeded', 'failed'] }).notNull(),
    reason: text('reason'),
    failureReason: text('failure_reason'),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    created: moment('created').notNull().defaultNow(),
  },
  table => [index('sandbox_refunds_intent').on(table.intentId)],
)

/** Disputes at the card service's stand-in: https://docs.stripe.com/api/disputes/object */
export const sandboxDisputes = sandbox.table(
  'disputes',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id').notNull(),
    amount: integer('amount').notNull(),
    status: text('status', {
      enum: ['warning_needs_response', 'warning_closed', 'needs_response', 'won', 'lost'],
    }).notNull(),
    reason: text('reason').notNull(),
    created: moment('created').notNull().defaultNow(),
  },
  table => [index('sandbox_disputes_intent').on(table.intentId)],
)

/** What moves money at the card service's stand-in: https://docs.stripe.com/api/balance_transactions/object */
export const sandboxBalanceTransactions = sandbox.table(
  'balance_transactions',
  {
    id: text('id').primaryKey(),
    category: text('category').notNull(),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    currency: text('currency').notNull(),
    /** The charge, refund, dispute or payout that it is about. */
    source: text('source').notNull(),
    intentId: text('intent_id'),
    payoutId: text('payout_id'),
    created: moment('created').notNull().defaultNow(),
  },
  table => [
    index('sandbox_balance_created').on(table.created, table.id),
    index('sandbox_balance_payout').on(table.payoutId, table.created),
  ],
)

/** Payouts of the card service's stand-in: https://docs.stripe.com/api/payouts/object */
export const sandboxPayouts = sandbox.table('payouts', {
  id: text('id').primaryKey(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  status: text('status', { enum: ['paid', 'failed'] }).notNull(),
  arrivesOn: date('arrives_on').notNull(),
  created: moment('created').notNull(),
})

/** Stripe's idempotency keys: the same key and parameters return the first response again. */
export const sandboxIdempotencyKeys = sandbox.table('idempotency_keys', {
  key: text('key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  status: integer('status').notNull(),
  body: jsonb('body').$type<unknown>().notNull(),
  created: moment('created').notNull().defaultNow(),
})
