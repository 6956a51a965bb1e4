import type pg from 'pg'
import { within, withOwnConnection } from './connection.ts'
import { CUSTOMER_WORDS } from './customer-words.ts'
import { isChromiumFree, isUnsaid } from './open-papers.ts'
import { ORDER_WORDS } from './order-words.ts'

/** When an order came: when it was paid, or put on account; null of one that is not paid yet. */
export const ORDER_CAME = `(case when payment_method = 'account' then created_at else paid_at end)`

/**
 * Indexes added to a shop that already has customers. A migration would block all writes while building one; these are
 * built in the background after the shop has opened, and are therefore listed here and not in the schema.
 */
export const CONCURRENT_INDEXES: Readonly<Record<string, string>> = {
  account_payments_received: 'account_payments (received_on)',
  account_payments_sent_back: 'account_payments (refund_sent_on) where refund_sent_on is not null',
  audit_events_actor_id: 'audit_events (actor_id, created_at)',
  audit_events_customer: `audit_events ((after ->> 'customer'), created_at) where after ->> 'customer' is not null`,
  audit_events_subject: 'audit_events (subject, created_at)',
  contact_messages_changed: 'contact_messages (changed_at, id)',
  invoices_issued: 'invoices (created_at)',
  lots_changed: 'lots (changed_at, id)',
  mails_recipient: 'mails (recipient, created_at)',
  mails_of_order: `mails ((fields ->> 'order')) where fields ->> 'order' is not null`,
  mails_sent_before: 'mails (sent_at) where sent_at is not null',
  // What they said is still there.
  mails_telling: `mails (sent_at) where sent_at is not null and (body is not null or fields - 'order' <> '{}')`,
  order_lines_own_number: `order_lines (lower(own_number)) where own_number <> ''`,
  orders_changed: 'orders (changed_at, id)',
  orders_on_account: `orders (created_at) where payment_method = 'account'`,
  orders_on_account_paid: `orders (paid_at) where payment_method = 'account' and paid_at is not null and status in ('paid', 'shipped') and credited_cents = 0`,
  orders_on_account_open: `orders (created_at) where payment_method = 'account' and not (paid_at is not null and status in ('paid', 'shipped') and credited_cents = 0)`,
  orders_digits: `orders (substring(number from '[0-9]+$'))`,
  orders_email: 'orders (user_email, created_at)',
  // Cancelled ones were never paid either.
  orders_still_owed: `orders (due_at) where due_at is not null and paid_at is null and status in ('on-account', 'shipped')`,
  // With all that sales are counted from: of a year they are read from the index alone.
  orders_sold: `orders (${ORDER_CAME}) include (id, status, total_cents, tax_treatment, vat_percent, supplement_of, payment_method, created_at, paid_at)`,
  orders_status: 'orders (status, created_at)',
  orders_total: 'orders (total_cents, id)',
  // What is written waits in a short list until many words are filed at once: the longer the list, the longer the one booking that does it.
  orders_words: `orders using gin ((${ORDER_WORDS})) with (fastupdate = on, gin_pending_list_limit = 128)`,
  // Written seldom, and without a list of what waits: whoever looks pays nothing for it.
  postal_addresses_words: `postal_addresses using gin ((${CUSTOMER_WORDS.postal_addresses})) with (fastupdate = off)`,
  profiles_words: `profiles using gin ((${CUSTOMER_WORDS.profiles})) with (fastupdate = off)`,
  users_words: `users using gin ((${CUSTOMER_WORDS.users})) with (fastupdate = off)`,
  payments_held: `payments (created_at) where status = 'held'`,
  payments_pending: `payments (created_at) where status = 'pending'`,
  payments_succeeded: 'payments (succeeded_at) where succeeded_at is not null',
  // By which confirmation: one is undone, or gets its document, for the products that it is of.
  products_confirmed: 'products using gin (confirmed jsonb_path_ops) where confirmed is not null',
  products_low_stock: 'products (id) where low_stock is not null and archived_at is null',
  // What is open of them is counted from these alone: each has a few bytes a product.
  products_open_customs:
    'products (model, family_id, standard, material) where archived_at is null and customs_code is null',
  products_open_origin: 'products (family_id) where archived_at is null and country_of_origin is null',
  products_open_reach: openSubstances('reach', false),
  products_open_reach_free: openSubstances('reach', true),
  products_open_rohs: openSubstances('rohs', false),
  products_open_rohs_free: openSubstances('rohs', true),
  products_standard: 'products (standard, family_id) where archived_at is null and standard is not null',
  purchase_orders_changed: 'purchase_orders (changed_at, id)',
  quotes_changed: 'quotes (changed_at, id)',
  quotes_requested: `quotes (created_at) where status = 'requested'`,
  refunds_decided: 'refunds (created_at)',
  returns_changed: 'returns (changed_at, id)',
  // With all that it takes to measure how soon orders leave.
  shipments_newest: 'shipments (created_at) include (order_id)',
  reviews_author: 'reviews (user_id)',
  reviews_hidden: 'reviews (created_at, id) where hidden_at is not null',
  reviews_changed: 'reviews (changed_at, id)',
  stock_counts_changed: 'stock_counts (changed_at, id)',
  // `stock_movements_product` is of no use beside it, and goes when no release reads by it any more.
  stock_movements_ledger: 'stock_movements (product_id, created_at, id)',
  stock_movements_opening: `stock_movements (product_id, created_at) where reason = 'opening'`,
  suppliers_changed: 'suppliers (changed_at, id)',
  users_changed: 'users (changed_at, id)',
  users_oldest: 'users (created_at, id)',
  webhook_events_processed: 'webhook_events (processed_at) where processed_at is not null',
}

function openSubstances(subject: 'rohs' | 'reach', isFree: boolean): string {
  return `products (family_id, material, finish) where archived_at is null and ${isChromiumFree(isFree)} and ${isUnsaid(subject)}`
}

const INDEX_LOCK = 4_201_339
const ANSWER_MS = 10_000
const BUILDING_MS = 6 * 60 * 60_000

/**
 * Builds the missing indexes of `CONCURRENT_INDEXES` one by one; one that an earlier attempt left unfinished (invalid) is
 * rebuilt. Returns the names of those built. If another instance is building them, nothing is done. `signal` aborts it.
 * https://www.postgresql.org/docs/18/sql-createindex.html#SQL-CREATEINDEX-CONCURRENTLY
 */
export async function buildIndexes(url: string, signal?: AbortSignal): Promise<string[]> {
  return withOwnConnection(url, async client => {
    const cutShort = () => client.connection.stream.destroy()
    signal?.addEventListener('abort', cutShort)
    try {
      return await buildMissing(client)
    } finally {
      signal?.removeEventListener('abort', cutShort)
    }
  })
}

async function buildMissing(client: pg.Client): Promise<string[]> {
  const built: string[] = []
  const { rows } = await within(client, ANSWER_MS, () =>
    client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [INDEX_LOCK]),
  )
  if (!rows[0]?.taken) return built
  for (const [name, definition] of Object.entries(CONCURRENT_INDEXES)) {
    const state = await findState(client, name)
    if (state === 'valid') continue
    await within(client, BUILDING_MS, async () => {
      if (state === 'invalid') await client.query(`drop index concurrently if exists ${name}`)
      await client.query(`create index concurrently ${name} on ${definition}`)
    })
    built.push(name)
  }
  // How common its words are is not known of an index over expressions until its table is analyzed.
  const tables = new Set(built.map(name => CONCURRENT_INDEXES[name]?.split(' ', 1)[0]))
  for (const table of tables) await within(client, BUILDING_MS, () => client.query(`analyze ${table}`))
  return built
}

async function findState(client: pg.Client, name: string): Promise<'valid' | 'invalid' | 'missing'> {
  const { rows } = await within(client, ANSWER_MS, () =>
    client.query<{ valid: boolean }>(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
      [name],
    ),
  )
  const [found] = rows
  if (!found) return 'missing'
  return found.valid ? 'valid' : 'invalid'
}
