import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { movementKinds, payoutStatuses } from '#contract/bookkeeping/payout-kinds.ts'
import type { Cents } from '#contract/money.ts'
import { moment } from './columns.ts'

/** What the card service pays out to the bank, by its ids, as it last said. */
export const cardPayouts = pgTable(
  'card_payouts',
  {
    id: text('id').primaryKey(),
    /** Below zero: taken from the bank. */
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    status: text('status', { enum: payoutStatuses }).notNull(),
    /** The day on which the bank has it, by the card service. */
    arrivesOn: date('arrives_on').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Whether its movements are known; `unsaid`: the card service does not say which they are. */
    parts: text('parts', { enum: ['unread', 'read', 'unsaid'] }).notNull(),
  },
  table => [index('card_payouts_arrive').on(table.arrivesOn)],
)

/** What moved money at the card service, by its ids, each once. The fee is what it kept of that, below zero if it gave it back. */
export const cardMovements = pgTable(
  'card_movements',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: movementKinds }).notNull(),
    /** The card service's own word for it. */
    category: text('category').notNull(),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    feeCents: integer('fee_cents').$type<Cents>().notNull(),
    intentId: text('intent_id'),
    occurredAt: moment('occurred_at').notNull(),
    /** Null until it is known to be a part of one. */
    payoutId: text('payout_id'),
  },
  table => [
    index('card_movements_day').on(table.occurredAt),
    index('card_movements_payout').on(table.payoutId, table.occurredAt),
  ],
)
