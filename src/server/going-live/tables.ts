import { type SQL, sql } from 'drizzle-orm'
import { DEMO_ADMIN } from './find-demo.ts'

/**
 * What becomes of a table when a demo goes live: it is emptied, it is kept, or the rows go for which the condition holds. `demo_goods` are the
 * ids of the products that go.
 */
export type Fate = 'emptied' | 'kept' | SQL

/** Domains that belong to nobody: RFC 2606, RFC 6761. */
const isInvented = sql`(split_part(email, '@', 2) ~ '^(.*\\.)?example\\.(com|org|net)$' or email ~ '\\.(example|invalid|localhost|test)$')`

/** Histories of the goods and the people who stay; all else in the trail is about the demo's. */
const isOfTheOwner = sql`(action in ('products-imported', 'family-added', 'family-edited', 'delivery-edited', 'settings-changed')
  or exists (select from products where subject = 'product ' || id) or exists (select from users where subject = email))`

/** Every table of the database, in the order in which rows are removed: first what refers to others. */
export const fates: Readonly<Record<string, Fate>> = {
  // Orders, and the money of a card service that was none.
  webhook_messages: 'emptied',
  webhook_endpoints: 'emptied',
  tracking_links: 'emptied',
  invitations: 'emptied',
  api_keys: 'emptied',
  account_payments: 'emptied',
  transfers_back: 'emptied',
  bank_entries: 'emptied',
  disputes: 'emptied',
  refunds: 'emptied',
  payments: 'emptied',
  webhook_events: 'emptied',
  reconciliation_marks: 'emptied',
  alerts: 'emptied',
  missed_searches: 'emptied',
  visit_counts: 'emptied',
  card_movements: 'emptied',
  card_payouts: 'emptied',
  'sandbox.balance_transactions': 'emptied',
  'sandbox.payouts': 'emptied',
  'sandbox.disputes': 'emptied',
  'sandbox.refunds': 'emptied',
  'sandbox.payment_intents': 'emptied',
  'sandbox.idempotency_keys': 'emptied',
  invoices: 'emptied',
  order_events: 'emptied',
  order_notes: 'emptied',
  customer_notes: 'emptied',
  return_photos: 'emptied',
  parcels: 'emptied',
  credit_lines: 'emptied',
  credits: 'emptied',
  return_lines: 'emptied',
  returns: 'emptied',
  shipment_lots: 'emptied',
  shipment_lines: 'emptied',
  shipments: 'emptied',
  order_lines: 'emptied',
  quote_lines: 'emptied',
  quotes: 'emptied',
  message_links: 'emptied',
  message_replies: 'emptied',
  contact_messages: 'emptied',
  orders: 'emptied',
  // What the register's stand-in answered.
  vat_checks: 'emptied',
  mails: 'emptied',
  reviews: 'emptied',
  // What customers did goes with them; kept accounts are the owner's, which keep theirs.
  idempotency_keys: 'emptied',
  rate_limits: 'emptied',
  verifications: 'emptied',
  sessions: 'emptied',
  users: sql`role = 'customer' or email = ${DEMO_ADMIN} or ${isInvented}`,
  accounts: 'kept',
  two_factors: 'kept',
  passkeys: 'kept',
  profiles: 'kept',
  postal_addresses: 'kept',
  basket_lines: 'kept',
  shopping_lists: 'kept',
  shopping_list_lines: 'kept',
  part_numbers: 'kept',
  stock_watches: 'kept',
  saved_views: 'kept',
  // The pieces of orders come back first (`take-demo-out.ts`).
  stock_movements: sql`order_id is not null or product_id in (select id from demo_goods)`,
  // Who tried them out with goods of their own keeps these.
  purchase_order_lines: sql`product_id in (select id from demo_goods)`,
  purchase_orders: sql`not exists (select from purchase_order_lines where purchase_order_id = purchase_orders.id)`,
  stock_count_lines: 'emptied',
  stock_counts: 'emptied',
  product_suppliers: sql`product_id in (select id from demo_goods)`,
  reorder_levels: sql`product_id in (select id from demo_goods)`,
  suppliers: 'kept',
  lots: sql`product_id in (select id from demo_goods)`,
  confirmations: sql`product_id in (select id from demo_goods)
    or not exists (select from products where family_id = confirmations.family_id and id not in (select id from demo_goods))`,
  product_changes: sql`product_id in (select id from demo_goods)`,
  products: sql`id in (select id from demo_goods)`,
  families: sql`id in (select id from demo_families) and not exists (select from products where family_id = families.id)`,
  audit_events: sql`not ${isOfTheOwner}`,
  images: 'kept',
  delivery_methods: 'kept',
  message_templates: 'kept',
  setting_versions: 'kept',
}
