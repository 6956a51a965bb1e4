import type pg from 'pg'
import { peopleOf, type Scale, YEARS } from './scale.ts'

const OF_ORDERS = [
  // As `domain/own-data/kept.ts` leaves them: what mails said is gone after 30 days, and that they were sent after three years.
  `insert into mails (id, kind, recipient, subject, body, fields, attempts, next_attempt_at, sent_at, created_at)
   select id || '-' || part, kind, user_email, 'Your order ' || number, case when moment > now() - interval '30 days' then repeat('Dear customer. ', 60) end,
     jsonb_build_object('order', id), 1, moment, moment, moment from (
     select n, id, number, user_email, 'booked' as part, 'order-booked' as kind, at as moment from batch_money where not is_account
     union all select n, id, number, user_email, 'on-account', 'order-on-account', at from batch_money where is_account
     union all select n, id, number, user_email, 'paid', case when is_account then 'account-payment-received' else 'order-paid' end, paid_at
       from batch_money where paid_at is not null
     union all select n, id, number, user_email, 'shipped', 'order-shipped', shipped_at from batch_money where shipped_at is not null
     union all select n, id, number, user_email, status, case when is_account then 'account-order-cancelled' else 'order-' || status end,
       at + interval '47 hours' from batch_money where status in ('cancelled', 'expired')
     union all select n, id, number, user_email, 'sent-back', 'order-refunded', refunded_at from batch_money where refunded_cents > 0) as told
   where moment < now() and moment > now() - interval '3 years' order by n, moment`,
  `insert into audit_events (id, actor_id, actor_email, action, subject, address, created_at)
   select pg_temp.id_at(moment, n, kind), 'admin', 'admin@example.com', action, 'order ' || id, '10.0.0.1', moment from (
     select n, id, 50 as kind, 'order-shipped' as action, shipped_at as moment from batch_money where shipped_at is not null
     union all select n, id, 51, 'parcels-noted', shipped_at from batch_money where shipped_at is not null
     union all select n, id, 52, 'refunded', refunded_at from batch_money where refunded_cents > 0
     union all select n, id, 53, 'account-payment-noted', paid_at from batch_money where is_account and paid_at is not null) as done
   where moment < now() order by n, moment`,
  `insert into audit_events (id, actor_id, actor_email, action, subject, address, created_at)
   select pg_temp.id_at(b.at, b.n, 54), p.id, p.email, 'signed-in', p.email, '10.1.' || b.n % 200 || '.7', b.at
   from batch_money b join people p on p.n = b.person where b.at > now() - interval '1 year' order by b.n`,
  `insert into webhook_events (id, type, intent_id, payload, attempts, processed_at, created_at)
   select 'evt_' || n, 'payment_intent.succeeded', intent, jsonb_build_object('id', 'evt_' || n, 'object', 'event', 'data',
     jsonb_build_object('object', jsonb_build_object('id', intent, 'amount', total_cents))), 1, paid_at, paid_at
   from batch_money where not is_account and paid_at > now() - interval '90 days'`,
] as const

/** What was told and noted of the orders of `batch_money`: mails, the audit trail, events of the card service. */
export async function addTellings(client: pg.Client): Promise<void> {
  for (const statement of OF_ORDERS) await client.query(statement)
}

/** What customers wrote: reviews, every tenth of the shop as a whole; messages; requests for quotes, of which every second was ordered. */
export async function addOpinions(client: pg.Client, scale: Scale): Promise<void> {
  const { orders, sizes, reviews } = scale
  const people = peopleOf(scale)
  const at = (count: string) => `now() - (${count} - n) * (interval '${YEARS} years' / ${count})`
  await client.query(
    `insert into reviews (id, user_id, product_id, bought, author_name, rating, text, address, created_at)
     select pg_temp.id_at(moment, g.n, 60), p.id, case when g.n % 10 > 0 then 'size-' || (case when g.n % 50 = 1 then 0 else g.n % $2::bigint end) end, true, p.name,
       1 + (g.n % 5)::int, 'Fits as it should, and came within two days. ' || g.n, p.address ->> 'city', moment
     from (select n, ${at('$1::bigint')} as moment from generate_series(1, $1::bigint) n) g
       join people p on p.n = (g.n / 10 + g.n % 10 * 7) % $3::bigint
     on conflict do nothing`,
    [reviews, sizes, people],
  )
  // The owner was told of orders each hour, and of each message.
  await client.query(
    `insert into mails (id, kind, recipient, subject, fields, attempts, next_attempt_at, sent_at, created_at)
     select pg_temp.id_at(at, 0, kind), case kind when 64 then 'owner-new-orders' else 'contact' end, 'admin@example.com', 'News of the shop',
       '{}', 1, at, at, at
     from generate_series(now() - interval '3 years', now() - interval '1 hour', interval '1 hour') at, generate_series(64, 65) kind`,
  )
  // Of three years, and answered but for those of the last two days.
  await client.query(
    `insert into contact_messages (id, first_name, last_name, email, phone, message, state, created_at, last_at)
     select pg_temp.id_at(moment, g.n, 61), split_part(p.name, ' ', 1), split_part(p.name, ' ', 2), p.email, '', 'When do you have this size again? ' || g.n,
       case when moment > now() - interval '2 days' then 'open' when g.n % 2 = 0 then 'answered' else 'closed' end, moment, moment
     from (select n, ${at('$1::bigint')} as moment from generate_series(1, $1::bigint) n) g join people p on p.n = g.n % $2::bigint
     where moment > now() - interval '3 years'`,
    [Math.ceil(orders / 50), people],
  )
  await client.query(
    `insert into message_replies (id, message_id, kind, author, text, created_at)
     select pg_temp.id_at(created_at, row_number() over (order by id), 70), id, 'shop', 'admin@example.com', 'It comes again next week.', created_at
     from contact_messages where state <> 'open'`,
  )
  await client.query(
    `insert into quotes (id, number, user_id, status, question, answer, goods_cents, delivery_cents, total_cents, delivery_method, delivery_address,
       billing_address, vat_percent, created_at, offered_at, valid_until, order_id)
     select pg_temp.id_at(at, o.n, 62), 'Q-' || o.n, o.user_id, outcome, 'Is there a better price?', '', o.goods_cents, o.delivery_cents, o.total_cents,
       'parcel', o.delivery_address, o.billing_address, 19, at, case when outcome in ('offered', 'ordered') then at end,
       case when outcome in ('offered', 'ordered') then at + interval '14 days' end, case when outcome = 'ordered' then o.id end
     from (select *, row_number() over (order by id) as n from orders where right(number, 2) = '00') o, lateral (select o.created_at - interval '2 days' as at,
       case when o.n % 2 = 0 then 'ordered' when o.created_at > now() - interval '5 days' then 'requested' when o.n % 4 = 1 then 'declined' else 'offered' end as outcome)
       as moment`,
  )
  await client.query(
    `insert into quote_lines (quote_id, position, product_id, sku, name, image, quantity, unit_price_cents, total_cents)
     select q.id, l.position, l.product_id, l.sku, l.name, l.image, l.quantity, l.unit_price_cents, l.total_cents
     from quotes q join orders o on right(o.number, 2) = '00' and o.created_at = q.created_at + interval '2 days' join order_lines l on l.order_id = o.id`,
  )
}
