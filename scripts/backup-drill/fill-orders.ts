import { withOwnConnection } from '#db/connection.ts'
import { query } from '../../tests/support/read-everything.ts'

/** The tables of orders from `first` to `last`, of two lines each, paid by card and shipped, with all that the shop keeps of one. */
const orders = (first: number, last: number) => {
  const numbers = `generate_series(${first}, ${last}) n`
  return [
    `insert into users (id, name, email) select 'u' || n, 'Buyer ' || n, 'buyer-' || n || '@example.com'
       from ${numbers} where n % 10 = 0`,
    `insert into orders (id, number, user_id, user_name, user_email, phone, goods_cents, delivery_cents, total_cents, status, created_at,
         expires_at, paid_at, delivery_method, delivery_address, billing_address, customer_reference)
       select md5('o' || n), 'PH-2026-' || lpad(n::text, 7, '0'), buyer, 'Buyer of ' || n, buyer || '@example.com', '+49 30 ' || n,
         6450, 490, 6940, 'shipped', at, at, at, 'standard', address, address, 'Order ' || n
       from ${numbers}, lateral (select 'u' || greatest(n / 10, 1) * 10 as buyer, now() - n * interval '30 seconds' as at, jsonb_build_object(
         'name', 'Buyer ' || n, 'company', 'Works ' || n % 7919, 'line1', 'Street ' || n % 97 || ' ' || n % 200,
         'postalCode', lpad((n % 99999)::text, 5, '0'), 'city', 'Town ' || n % 999, 'country', 'DE', 'phone', '+49 30 ' || n) as address)`,
    `insert into order_lines (order_id, position, product_id, sku, name, image, description, min_quantity, quantity, unit_price_cents, total_cents)
       select md5('o' || n), position, 'p' || part, 'SKU-' || part, 'Part ' || part, '/favicon.svg', 'Steel, zinc plated', 1, 2 + position, 1290,
         1290 * (2 + position)
       from ${numbers}, generate_series(0, 1) position, lateral (select (n + position) % 5000 as part)`,
    `insert into stock_movements (id, product_id, order_id, change, reason)
       select md5('m' || n || '-' || position), 'p' || (n + position) % 5000, md5('o' || n), -2 - position, 'booked'
       from ${numbers}, generate_series(0, 1) position`,
    `insert into order_events (id, order_id, kind, detail) select md5('e' || n || kind), md5('o' || n), kind, 'pi_' || md5('pi' || n)
       from ${numbers}, unnest(array['booked', 'payment-opened', 'paid', 'shipped']) kind`,
    `insert into payments (intent_id, order_id, amount_cents, currency, status, created_at, succeeded_at)
       select 'pi_' || md5('pi' || n), md5('o' || n), 6940, 'eur', 'succeeded', now(), now() from ${numbers}`,
    `insert into mails (id, kind, recipient, subject, fields, sent_at) select md5('mail' || n || kind), kind, 'buyer@example.com',
         'Order PH-2026-' || n, jsonb_build_object('orderId', md5('o' || n)), now()
       from ${numbers}, unnest(array['order-booked', 'order-paid', 'order-shipped']) kind`,
    `insert into invoices (number, order_id, content, created_at)
       select n, id, jsonb_build_object('orderId', id, 'orderNumber', orders.number, 'grossCents', total_cents, 'netCents', 5832,
         'vatCents', 1108, 'customer', jsonb_build_object('name', user_name, 'email', user_email), 'billingAddress', billing_address,
         'deliveryAddress', delivery_address, 'timeZone', 'Europe/Berlin', 'issuedAt', paid_at, 'orderedAt', created_at,
         'seller', jsonb_build_object('name', 'Parts Hub GmbH', 'address', jsonb_build_array('Foundry Lane 14', '10115 Example City'),
           'country', 'DE', 'vatId', 'DE123456789', 'email', 'shop@example.com', 'phone', '+49 30 0', 'iban', ''),
         'lines', (select jsonb_agg(jsonb_build_object('name', name, 'sku', sku, 'quantity', quantity, 'unitPriceCents', unit_price_cents,
           'grossCents', order_lines.total_cents, 'ownNumber', '', 'originCountry', '', 'customsCode', '', 'weightGrams', null)) from order_lines
           where order_id = orders.id)), created_at
       from ${numbers} join orders on id = md5('o' || n)`,
  ]
}

const PRODUCTS = `insert into products (id, name, image, price_cents, min_quantity, available, category, description)
  select 'p' || n, 'Part ' || n, '/favicon.svg', 1290, 1, 1000, 'fasteners', 'Steel, zinc plated' from generate_series(0, 4999) n
  on conflict do nothing`

const AT_ONCE = 50_000

/** The number of the last order; 0 if there is none. */
export async function readLastOrder(url: string): Promise<number> {
  const [last] = await query<{ number: number }>(
    url,
    'select coalesce(max(number), 0)::int as number from invoices',
  )
  return last?.number ?? 0
}

/** Adds orders of these numbers to the migrated database at `url`, whose user is a superuser: neither triggers nor references are checked. */
export async function fillOrders(url: string, first: number, last: number): Promise<void> {
  await withOwnConnection(url, async client => {
    await client.query(`set session_replication_role = replica; ${PRODUCTS}`)
    for (let from = first; from <= last; from += AT_ONCE)
      await client.query(['begin', ...orders(from, Math.min(from + AT_ONCE - 1, last)), 'commit'].join(';'))
    await client.query('vacuum analyze')
  })
}
