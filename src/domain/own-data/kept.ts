import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  apiKeys,
  auditEvents,
  contactMessages,
  idempotencyKeys,
  invitations,
  mails,
  messageLinks,
  missedSearches,
  rateLimits,
  sessions,
  stockWatches,
  trackingLinks,
  verifications,
  visitCounts,
  webhookEvents,
  webhookMessages,
} from '#db/schema.ts'

/** Rows past their age, which go, or of which something goes. */
export interface Sweep {
  readonly table: PgTable
  /** Which rows, as of a moment. An index finds them where the table grows with the years. */
  readonly isOld: (now: Date) => SQL
  /** What becomes of them, as `set` says it; without it they are deleted. */
  readonly leaves?: SQL
  /** Rows that nobody changes are not locked first: the shop's role may not. */
  readonly isFrozen?: boolean
}

/** How long a class of data is kept: a line of docs/SECURITY-POLICY.md, 'Kept'. */
export interface Kept {
  readonly what: string
  readonly howLong: string
  /** The tables, as the database names them; each is in one class. */
  readonly tables: readonly string[]
  /** None: rows go with the account, or never. */
  readonly sweeps?: readonly Sweep[]
}

const DAY_MS = 24 * 60 * 60 * 1000
const MAIL_TEXT_DAYS = 30
const EVENT_DAYS = 90
const KEY_DAYS = 90
const MESSAGE_DAYS = 30
const MISSED_DAYS = 90
/** Two years and a day: the 365 days of a report, and as many before them. */
const VISIT_DAYS = 731

const ago = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
const daysAgo = (now: Date, days: number) => ago(now, days * DAY_MS)
const yearsAgo = (now: Date, years: number) =>
  sql`(${now.toISOString()}::timestamptz - ${years}::int * interval '1 year')`

/** In how many years rows go: claims lapse three years after the end of theirs, and the law asks for books of ten. */
const YEARS = { visits: 1, watches: 1, words: 3, trail: 11 } as const

/** Who came and went: of what the audit trail holds, the part that no later question needs. */
const VISITS = ['signed-in', 'sign-in-failed', 'signed-out'] as const

const isOver = (
  table: typeof sessions | typeof verifications | typeof trackingLinks | typeof messageLinks,
): Sweep => ({
  table,
  isOld: now => sql`${table.expiresAt} < ${ago(now, 0)}`,
})

/** Every table of the database, and how long its rows stay. */
export const kept: readonly Kept[] = [
  {
    what: 'sessions, mailed links',
    howLong: 'until they are over; to follow an order or a message 180 days',
    tables: ['sessions', 'verifications', 'tracking_links', 'message_links'],
    sweeps: [isOver(sessions), isOver(verifications), isOver(trackingLinks), isOver(messageLinks)],
  },
  {
    what: 'invitations to work for the shop',
    howLong: 'until they are accepted or withdrawn, at most 37 days',
    tables: ['invitations'],
    sweeps: [{ table: invitations, isOld: now => sql`${invitations.expiresAt} < ${daysAgo(now, 30)}` }],
  },
  {
    what: 'API keys',
    howLong: `${KEY_DAYS} days after they expired or were revoked`,
    tables: ['api_keys'],
    sweeps: [
      {
        table: apiKeys,
        isOld: now => sql`least(${apiKeys.expiresAt}, ${apiKeys.revokedAt}) < ${daysAgo(now, KEY_DAYS)}`,
      },
    ],
  },
  {
    what: 'answers for repeated requests, counters of attempts',
    howLong: 'a day',
    tables: ['idempotency_keys', 'rate_limits', 'sandbox.idempotency_keys'],
    sweeps: [
      { table: idempotencyKeys, isOld: now => sql`${idempotencyKeys.createdAt} < ${daysAgo(now, 1)}` },
      { table: rateLimits, isOld: now => sql`${rateLimits.lastRequest} < ${now.getTime() - DAY_MS}` },
    ],
  },
  {
    what: 'sent mails',
    howLong: `what they said ${MAIL_TEXT_DAYS} days; that they were sent, to whom and about which order ${YEARS.words} years`,
    tables: ['mails'],
    sweeps: [
      {
        table: mails,
        isOld: now => sql`${mails.sentAt} < ${yearsAgo(now, YEARS.words)}`,
      },
      {
        table: mails,
        isOld: now => sql`${mails.sentAt} < ${daysAgo(now, MAIL_TEXT_DAYS)} and ${mails.sentAt} is not null
          and (${mails.body} is not null or ${mails.fields} - 'order' <> '{}')`,
        leaves: sql`body = null, fields = jsonb_strip_nulls(jsonb_build_object('order', fields -> 'order'))`,
      },
    ],
  },
  {
    what: 'messages, with what was answered and noted',
    howLong: `${YEARS.words} years after the last word; with the account and the customer of their order`,
    tables: ['contact_messages', 'message_replies'],
    sweeps: [
      {
        table: contactMessages,
        isOld: now => sql`${contactMessages.lastAt} < ${yearsAgo(now, YEARS.words)}`,
      },
    ],
  },
  {
    what: 'events of the card service',
    howLong: `${EVENT_DAYS} days once processed`,
    tables: ['webhook_events'],
    sweeps: [
      { table: webhookEvents, isOld: now => sql`${webhookEvents.processedAt} < ${daysAgo(now, EVENT_DAYS)}` },
    ],
  },
  {
    what: 'webhooks to others: that they were sent, and how the answer begins',
    howLong: `${MESSAGE_DAYS} days once sent or given up`,
    tables: ['webhook_messages'],
    sweeps: [
      {
        table: webhookMessages,
        isOld: now =>
          sql`greatest(${webhookMessages.sentAt}, ${webhookMessages.givenUpAt}) < ${daysAgo(now, MESSAGE_DAYS)}`,
      },
    ],
  },
  {
    what: 'what was searched and not found: words and how often, by day, nothing of who asked',
    howLong: `${MISSED_DAYS} days`,
    tables: ['missed_searches'],
    sweeps: [
      {
        table: missedSearches,
        isOld: now => sql`${missedSearches.day} < (${daysAgo(now, MISSED_DAYS)} at time zone 'UTC')::date`,
      },
    ],
  },
  {
    what: 'how often parts were seen, baskets and checkouts begun: numbers by day, nothing of who did',
    howLong: `${VISIT_DAYS} days`,
    tables: ['visit_counts'],
    sweeps: [
      {
        table: visitCounts,
        isOld: now => sql`${visitCounts.day} < (${daysAgo(now, VISIT_DAYS)} at time zone 'UTC')::date`,
      },
    ],
  },
  {
    what: "wishes to be told of a product's return",
    howLong: 'until the mail, a year at most',
    tables: ['stock_watches'],
    sweeps: [
      { table: stockWatches, isOld: now => sql`${stockWatches.createdAt} < ${yearsAgo(now, YEARS.watches)}` },
    ],
  },
  {
    what: 'audit trail',
    howLong: `who signed in and out a year; all else ${YEARS.trail} years, which are the law's ten and the year that they begin in; that the shop went live, without end`,
    tables: ['audit_events'],
    sweeps: [
      {
        table: auditEvents,
        isOld: now =>
          sql`${auditEvents.action} in ${[...VISITS]} and ${auditEvents.createdAt} < ${yearsAgo(now, YEARS.visits)}`,
        isFrozen: true,
      },
      {
        table: auditEvents,
        isOld: now =>
          sql`${auditEvents.action} <> 'went-live' and ${auditEvents.createdAt} < ${yearsAgo(now, YEARS.trail)}`,
        isFrozen: true,
      },
    ],
  },
  {
    what: 'accounts, profiles, address books, baskets, lists, views of lists of the desk, part numbers, quotes, notes of colleagues on customers',
    howLong: 'until their owner or the account is gone',
    tables: [
      'users',
      'accounts',
      'two_factors',
      'passkeys',
      'profiles',
      'postal_addresses',
      'basket_lines',
      'shopping_lists',
      'shopping_list_lines',
      'saved_views',
      'part_numbers',
      'quotes',
      'quote_lines',
      'customer_notes',
    ],
  },
  {
    what: 'reviews',
    howLong: 'until their author or an admin removes them; without a name once the account is gone',
    tables: ['reviews'],
  },
  {
    what: 'notes of colleagues on orders, numbers of parcels, photos of returns',
    howLong: 'with their order, until its customer is forgotten',
    tables: ['order_notes', 'parcels', 'return_photos'],
  },
  {
    what: 'alerts, with who acknowledged them',
    howLong: 'until the next one of their kind',
    tables: ['alerts'],
  },
  {
    what: 'orders, orders to suppliers, suppliers, shipments, lots, returns, payments, money on bank statements, refunds, disputes, fees and payouts of the card service, invoices, ledgers, counts of the shelves, answers about VAT IDs, settings with who changed them, what was confirmed of products',
    howLong: 'without end: the law asks for ten years',
    tables: [
      'orders',
      'order_lines',
      'shipments',
      'shipment_lines',
      'shipment_lots',
      'lots',
      'confirmations',
      'suppliers',
      'stock_counts',
      'stock_count_lines',
      'purchase_orders',
      'purchase_order_lines',
      'returns',
      'return_lines',
      'credits',
      'credit_lines',
      'order_events',
      'payments',
      'account_payments',
      'transfers_back',
      'bank_entries',
      'refunds',
      'disputes',
      'card_movements',
      'card_payouts',
      'invoices',
      'stock_movements',
      'setting_versions',
      'vat_checks',
      'sandbox.payment_intents',
      'sandbox.refunds',
      'sandbox.disputes',
      'sandbox.balance_transactions',
      'sandbox.payouts',
    ],
  },
  {
    what: 'catalogue, how it is bought, pictures, terms of delivery, templates of answers, endpoints of webhooks, how far the card service was compared',
    howLong: 'without end: they say nothing of anybody',
    tables: [
      'products',
      'product_changes',
      'families',
      'product_suppliers',
      'reorder_levels',
      'images',
      'delivery_methods',
      'message_templates',
      'webhook_endpoints',
      'reconciliation_marks',
    ],
  },
]
