import type pg from 'pg'
import { peopleOf, type Scale, YEARS } from './scale.ts'

/**
 * What becomes of an order: 5 % are never paid, 2 % cancelled, 2 % sent back whole, 2 % in part, all else is shipped a day later.
 * Every twelfth is on account. Of the last two days' some are not paid yet, and the others wait to be shipped.
 */
const FACTS = `
  create temp table batch as
  select n, at, pg_temp.id_at(at, n, 0) as id, 'PH-' || to_char(at at time zone 'UTC', 'YYYY') || '-' || to_char(n, 'FM999999999000000') as number,
    person, is_account, status, kind,
    case when is_account then case when status = 'shipped' and not owes then at + interval '20 days' end
      when status in ('paid', 'shipped', 'refunded') then at + interval '5 minutes' end as paid_at,
    case when status in ('shipped', 'refunded') then at + interval '26 hours' end as shipped_at
  from (select n, now() - ($2::bigint - n) * (interval '${YEARS} years' / $2::bigint) as at, n % 12 = 0 as is_account, n % 100 as kind,
      n * 7919 % $3::bigint as person from generate_series($1::bigint, $4::bigint) n) as numbered,
    lateral (select now() - at as age) as aged,
    lateral (select case
      when kind in (5, 6) or kind < 5 and (is_account or age < interval '3 days') then 'cancelled'
      when kind < 5 then 'expired'
      when not is_account and age < interval '1 day' and n % 10 = 1 then 'booked'
      when age < interval '2 days' then case when is_account then 'on-account' else 'paid' end
      when kind in (7, 8) and not is_account and age > interval '10 days' then 'refunded'
      else 'shipped' end as status,
      age < interval '20 days' or n % 1200 = 0 and age < interval '120 days' as owes) as said`

/** Products by their number: the first is in every hundredth order, all others alike. */
const LINES = `
  create temp table batch_lines as
  select b.n, b.id as order_id, position, g.id as product_id, g.sku, g.name, g.image, g.description, quantity, g.price_cents,
    g.price_cents * quantity as total_cents, b.at, b.status, b.shipped_at
  from batch b cross join lateral generate_series(0, (b.n % 3)::int) position
    cross join lateral (select case when b.n % 100 = 50 and position = 0 then 0 else 1 + (b.n * 7919 + position * 104729) % ($1::bigint - 1) end as n,
      1 + ((b.n + position) % 20)::int as quantity) as wanted
    join goods g on g.n = wanted.n`

const ORDERS = `
  insert into orders (id, number, user_id, user_name, user_email, phone, goods_cents, delivery_cents, total_cents, status, created_at, expires_at,
    paid_at, delivery_method, delivery_address, billing_address, customer_reference, payment_method, due_at, reminders, reminded_at)
  select b.id, b.number, p.id, p.name, p.email, '030 1234567', l.goods, 590, l.goods + 590, b.status, b.at, b.at + interval '48 hours', b.paid_at,
    'parcel', p.address, p.address, case when b.n % 4 = 0 then 'PO-' || b.n else '' end, case when is_account then 'account' else 'card' end,
    case when is_account then date_trunc('day', b.at) + interval '30 days 12 hours' end,
    case when is_account and b.paid_at is null and b.at < now() - interval '30 days' then 3 else 0 end,
    case when is_account and b.paid_at is null and b.at < now() - interval '30 days' then now() - interval '1 day' end
  from batch b join people p on p.n = b.person join (select n, sum(total_cents) as goods from batch_lines group by n) l on l.n = b.n
  order by b.n`

/** What each order is worth, once it is booked; a quarter of it is sent back where a part is. */
const MONEY = `
  create temp table batch_money as
  select b.*, o.total_cents, o.user_name, o.user_email, o.delivery_address, o.customer_reference, o.due_at, 'pi_' || replace(b.id, '-', '') as intent,
    case when is_account then 0 when b.status = 'refunded' then o.total_cents
      when b.status = 'shipped' and kind in (9, 10) and b.at < now() - interval '10 days' then o.total_cents / 4 else 0 end as refunded_cents,
    b.at + interval '9 days' as refunded_at
  from batch b join orders o on o.id = b.id`

const REST = [
  `insert into order_lines (order_id, position, product_id, sku, name, image, description, min_quantity, quantity, unit_price_cents, total_cents, shipped_quantity)
   select order_id, position, product_id, sku, name, image, description, 1, quantity, price_cents, total_cents,
     case when shipped_at is null then 0 else quantity end from batch_lines order by n, position`,
  `insert into shipments (id, order_id, shipped_by, created_at, undoable_until)
   select pg_temp.id_at(shipped_at, n, 65), id, 'admin@example.com', shipped_at, shipped_at + interval '10 minutes' from batch_money
   where shipped_at is not null order by n`,
  `insert into shipment_lines (shipment_id, order_id, position, quantity)
   select pg_temp.id_at(shipped_at, n, 65), order_id, position, quantity from batch_lines where shipped_at is not null order by n, position`,
  `insert into stock_movements (id, product_id, order_id, change, reason, created_at)
   select pg_temp.id_at(at, n, 16 + position), product_id, order_id, -quantity, 'booked', at from batch_lines order by n, position`,
  `insert into stock_movements (id, product_id, order_id, change, reason, created_at)
   select pg_temp.id_at(at + interval '48 hours', n, 32 + position), product_id, order_id, quantity, status, at + interval '48 hours' from batch_lines
   where status in ('cancelled', 'expired') order by n, position`,
  `insert into order_events (id, order_id, kind, detail, created_at)
   select pg_temp.id_at(moment, n, step), id, kind, '', moment from (
     select n, id, 1 as step, 'on-account' as kind, at as moment from batch_money where is_account
     union all select n, id, 2, 'paid', paid_at from batch_money where not is_account and paid_at is not null
     union all select n, id, 3, 'shipped', shipped_at from batch_money where shipped_at is not null
     union all select n, id, 4, 'account-payment-noted', paid_at from batch_money where is_account and paid_at is not null
     union all select n, id, 5, status, at + interval '47 hours' from batch_money where status in ('cancelled', 'expired')
     union all select n, id, 6, 'refund-promised', refunded_at from batch_money where refunded_cents > 0
     union all select n, id, 7, 'refund-sent', refunded_at + interval '1 minute' from batch_money where refunded_cents > 0
     union all select n, id, 8, 'refunded', refunded_at + interval '1 minute' from batch_money where status = 'refunded') as told
   order by n, step`,
  `insert into payments (intent_id, order_id, amount_cents, currency, status, refunded_cents, created_at, succeeded_at)
   select intent, id, total_cents, 'eur', case when paid_at is not null then 'succeeded' when status = 'booked' then 'pending' else 'canceled' end,
     refunded_cents, at + interval '2 minutes', paid_at
   from batch_money where not is_account and (paid_at is not null or n % 2 = 1) order by n`,
  // The stand-in for the card service knows the last months; older ones are compared with nothing any more.
  `insert into sandbox.payment_intents (id, client_secret, amount, amount_received, amount_refunded, currency, status, metadata, payment_method,
     latest_charge, created, charged)
   select intent, intent || '_secret', total_cents, case when paid_at is null then 0 else total_cents end, refunded_cents, 'eur',
     case when paid_at is not null then 'succeeded' when status = 'booked' then 'requires_payment_method' else 'canceled' end,
     jsonb_build_object('order', id), case when paid_at is not null then 'pm_card_visa' end, case when paid_at is not null then 'ch_' || intent end,
     at + interval '2 minutes', paid_at
   from batch_money where not is_account and (paid_at is not null or n % 2 = 1) and at > now() - interval '90 days'`,
  `insert into refunds (id, order_id, intent_id, amount_cents, reason, status, service_id, created_at, succeeded_at)
   select pg_temp.id_at(refunded_at, n, 48), id, intent, refunded_cents, 'Sent back', 'succeeded', 're_' || n, refunded_at, refunded_at
   from batch_money where refunded_cents > 0`,
  `insert into sandbox.refunds (id, intent_id, amount, status, reason, metadata, created)
   select 're_' || n, intent, refunded_cents, 'succeeded', 'requested_by_customer', '{}', refunded_at
   from batch_money where refunded_cents > 0 and at > now() - interval '90 days'`,
  `insert into disputes (id, order_id, intent_id, amount_cents, currency, status, reason, withdrawn_cents, reinstated_cents, is_refundable, created_at,
     updated_at)
   select 'dp_' || n, id, intent, total_cents, 'eur', 'won', 'fraudulent', total_cents, total_cents, false, paid_at, paid_at
   from batch_money where n % 5000 = 77 and status = 'shipped' and not is_account and at < now() - interval '100 days'`,
  `insert into account_payments (order_id, amount_cents, received_on, reference, noted_by, created_at)
   select id, total_cents, paid_at::date, 'SEPA ' || n, 'admin@example.com', paid_at from batch_money where is_account and paid_at is not null`,
  `insert into parcels (order_id, shipment_id, carrier, number, created_at)
   select id, pg_temp.id_at(shipped_at, n, 65), (array['dhl', 'dpd', 'gls'])[1 + n % 3], '00340' || lpad(n::text, 15, '0'), shipped_at from batch_money where shipped_at is not null
   order by n`,
  `insert into order_notes (id, order_id, author, text, created_at)
   select pg_temp.id_at(at, n, 49), id, 'admin@example.com', 'Called back, all is well', at from batch_money where n % 50 = 9`,
  `insert into tracking_links (token_hash, order_id, created_at, expires_at)
   select md5(n::text) || md5(id), id, at, at + interval '180 days' from batch_money where at > now() - interval '180 days' order by 1`,
] as const

/** Invoices, and credit notes where money went back, numbered on from those of earlier batches. */
const PAPERS = `
  insert into invoices (number, order_id, content, created_at)
  select $1::int + row_number() over (order by issued, n), id, content, issued from (
    select n, id, issued, jsonb_build_object('seller', $2::jsonb, 'customer', jsonb_build_object('name', user_name, 'email', user_email),
      'billingAddress', delivery_address, 'deliveryAddress', delivery_address, 'lines', lines, 'delivery', delivery, 'reliefCents', 0,
      'tax', jsonb_build_object('treatment', 'taxed', 'percent', 19, 'country', delivery_address ->> 'country'), 'netCents', net, 'vatCents', gross - net,
      'grossCents', gross, 'orderId', id, 'orderNumber', number, 'customerReference', customer_reference, 'note', '', 'timeZone', 'UTC',
      'issuedAt', issued, 'orderedAt', at, 'supply', jsonb_build_object('expected', null))
      || case when is_account then jsonb_build_object('dueAt', due_at) else jsonb_build_object('paidAt', paid_at, 'transactionId', intent) end
      || case when credits then jsonb_build_object('credits', 1) else '{}' end as content
    from (select m.*, l.lines, jsonb_build_object('method', 'parcel', 'cents', 590) as delivery, total_cents as gross, coalesce(paid_at, at) as issued, false as credits
        from batch_money m join (select n, jsonb_agg(jsonb_build_object('name', name, 'sku', sku, 'ownNumber', '', 'weightGrams', null,
          'customsCode', '', 'countryOfOrigin', '', 'quantity', quantity, 'unitPriceCents', price_cents, 'grossCents', total_cents) order by position) as lines
          from batch_lines group by n) l on l.n = m.n
        where is_account and status <> 'cancelled' or not is_account and paid_at is not null
      union all select m.*, jsonb_build_array(jsonb_build_object('name', 'Part of the price, paid back', 'sku', '', 'ownNumber', '', 'weightGrams', null,
          'customsCode', '', 'countryOfOrigin', '', 'quantity', 1, 'unitPriceCents', refunded_cents, 'grossCents', refunded_cents)), null, refunded_cents,
          refunded_at, true
        from batch_money m where refunded_cents > 0) as papers,
      lateral (select round(gross / 1.19)::int as net) as split) as written`

/** Adds the orders with these numbers and all that stands in the books about them; leaves `batch_money` for `addTellings`. */
export async function addOrders(
  client: pg.Client,
  scale: Scale,
  { first, last, seller }: { first: number; last: number; seller: string },
): Promise<void> {
  await client.query('drop table if exists batch, batch_lines, batch_money')
  await client.query(FACTS, [first, scale.orders, peopleOf(scale), last])
  await client.query('analyze batch')
  await client.query(LINES, [scale.sizes])
  await client.query('create index on batch_lines (n)')
  await client.query('analyze batch_lines')
  await client.query(ORDERS)
  await client.query(MONEY)
  await client.query('analyze batch_money')
  for (const statement of REST) await client.query(statement)
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(number), 0) as last from invoices',
  )
  await client.query(PAPERS, [rows[0]?.last ?? 0, seller])
}
