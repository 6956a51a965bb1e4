import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Cents } from '#contract/money.ts'
import { keptReturnStates, returnReasons } from '#contract/returns/states.ts'
import { changedAt, createdAt, moment } from './columns.ts'
import { orderLines, orders } from './orders.ts'

/** What a customer wants to send back of an order. */
export const returns = pgTable(
  'returns',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Which one of its order it is, from 1: with the order's number its own. */
    place: integer('place').notNull(),
    state: text('state', { enum: keptReturnStates }).notNull().default('requested'),
    reason: text('reason', { enum: returnReasons }).notNull(),
    /** The customer's. */
    words: text('words').notNull(),
    /** Whether an admin asked for the customer. */
    isByShop: boolean('is_by_shop').notNull().default(false),
    /** What the shop wrote when it agreed, declined or closed it. */
    answer: text('answer').notNull().default(''),
    /** When it was asked for. */
    createdAt,
    changedAt,
    answeredAt: moment('answered_at'),
    arrivedAt: moment('arrived_at'),
    /** When money was first given back for it. */
    refundedAt: moment('refunded_at'),
  },
  table => [
    uniqueIndex('returns_of_order').on(table.orderId, table.place),
    index('returns_newest').on(table.createdAt, table.id),
    index('returns_waiting')
      .on(table.createdAt, table.id)
      .where(sql`state = 'requested' or state = 'arrived' and refunded_at is null`),
    index('returns_expected').on(table.createdAt, table.id).where(sql`state = 'agreed'`),
    check('returns_arrived', sql`${table.state} <> 'arrived' or ${table.arrivedAt} is not null`),
  ],
)

/** A photo of what comes back in a return, kept as a private file. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: text('id').primaryKey(),
    /** Null once its customer is forgotten: the file is to be taken away, and then the row. */
    returnId: text('return_id').references(() => returns.id),
    file: text('file').notNull(),
    createdAt,
  },
  table => [
    // The same photo of a return is kept once.
    uniqueIndex('return_photos_of_return').on(table.returnId, table.file),
    index('return_photos_forgotten').on(table.id).where(sql`return_id is null`),
  ],
)

const ofLine = {
  orderId: text('order_id').notNull(),
  position: integer('position').notNull(),
}

/** The pieces of a line of its order that come back in a return, and what became of those that came. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id),
    ...ofLine,
    quantity: integer('quantity').notNull(),
    restocked: integer('restocked').notNull().default(0),
    scrapped: integer('scrapped').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.returnId, table.position] }),
    index('return_lines_order_line').on(table.orderId, table.position),
    foreignKey({
      name: 'return_lines_of_order_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('return_lines_quantity_positive', sql`${table.quantity} > 0`),
    check(
      'return_lines_no_more_arrived',
      sql`${table.restocked} >= 0 and ${table.scrapped} >= 0 and ${table.restocked} + ${table.scrapped} <= ${table.quantity}`,
    ),
  ],
)

/** What was given back of an order by line: for a return, or without one. */
export const credits = pgTable(
  'credits',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    returnId: text('return_id').references(() => returns.id),
    /** The sum of its lines and its part of the delivery. */
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
    deliveryCents: integer('delivery_cents').$type<Cents>().notNull(),
    reason: text('reason').notNull(),
    /** The email address of the admin who gave it. */
    givenBy: text('given_by').notNull(),
    createdAt,
  },
  table => [
    index('credits_of_order').on(table.orderId),
    index('credits_of_return').on(table.returnId).where(sql`return_id is not null`),
    check('credits_positive', sql`${table.amountCents} > 0 and ${table.deliveryCents} >= 0`),
  ],
)

/** What a credit gives back of a line: for pieces, or of its price alone. */
export const creditLines = pgTable(
  'credit_lines',
  {
    creditId: text('credit_id')
      .notNull()
      .references(() => credits.id),
    ...ofLine,
    /** 0: of the price alone. */
    quantity: integer('quantity').notNull(),
    amountCents: integer('amount_cents').$type<Cents>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.creditId, table.position] }),
    index('credit_lines_order_line').on(table.orderId, table.position),
    foreignKey({
      name: 'credit_lines_of_order_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('credit_lines_not_negative', sql`${table.quantity} >= 0 and ${table.amountCents} >= 0`),
  ],
)
