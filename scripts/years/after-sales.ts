import type pg from 'pg'

/** Statements over what `orders.ts` has written, which need its numbers no more. */
const AFTER_SALES = [
  // Of what was refunded in part, a piece came back; of the newest orders some are asked for, or on their way.
  `insert into returns (id, order_id, place, state, reason, words, created_at, answered_at, arrived_at, refunded_at)
   select pg_temp.id_at(at, n, 66), order_id, 1, 'arrived', 'faulty', 'It came with a dent.', at, at + interval '1 hour', refunded_at - interval '1 hour', refunded_at
   from (select r.order_id, r.created_at as refunded_at, r.created_at - interval '5 days' as at, row_number() over (order by r.id) as n
     from refunds r join orders o on o.id = r.order_id where o.status = 'shipped') as sent_back`,
  `insert into returns (id, order_id, place, state, reason, words, created_at, answered_at)
   select pg_temp.id_at(at, n, 67), id, 1, case when n % 3 = 0 then 'requested' else 'agreed' end, 'wrong', 'We need another size.', at,
     case when n % 3 > 0 then at + interval '1 hour' end
   from (select id, created_at + interval '3 days' as at, row_number() over (order by id) as n from orders
     where status = 'shipped' and created_at between now() - interval '8 days' and now() - interval '4 days') as newest where n % 50 = 0`,
  `insert into return_lines (return_id, order_id, position, quantity, restocked, scrapped)
   select id, order_id, 0, 1, 0, case state when 'arrived' then 1 else 0 end from returns`,
  `insert into bank_entries (id, fingerprint, booked_on, amount_cents, name, iban, remittance, status, uploaded_by, created_at, decided_by, decided_at)
   select pg_temp.id_at(p.created_at, row_number() over (order by p.created_at, p.order_id), 68), md5(p.order_id) || md5(p.reference), p.received_on, p.amount_cents,
     o.user_name, 'DE02120300000000202051', 'Invoice of ' || o.number, 'noted', 'admin@example.com', p.created_at, 'admin@example.com', p.created_at
   from account_payments p join orders o on o.id = p.order_id`,
  `update account_payments p set bank_entry_id = e.id from bank_entries e where e.fingerprint = md5(p.order_id) || md5(p.reference)`,
  `insert into bank_entries (id, fingerprint, booked_on, amount_cents, name, iban, remittance, uploaded_by, created_at)
   select pg_temp.id_at(now(), n, 69), md5('open' || n), current_date, total_cents, user_name, '', 'our order ' || number, 'admin@example.com', now()
   from (select *, row_number() over (order by due_at, id) as n from orders where payment_method = 'account' and paid_at is null and status = 'shipped') o where n <= 60`,
  `insert into card_payouts (id, amount_cents, status, arrives_on, created_at, parts)
   select 'po_' || to_char(day, 'YYYYMMDD'), 0, 'paid', day + 3, day + 1, 'read' from (select distinct succeeded_at::date as day from payments where succeeded_at < current_date) d`,
  `insert into card_movements (id, kind, category, amount_cents, fee_cents, intent_id, occurred_at, payout_id)
   select 'txn_' || intent_id, 'charge', 'charge', amount_cents, amount_cents / 50, intent_id, succeeded_at,
     case when succeeded_at < current_date then 'po_' || to_char(succeeded_at, 'YYYYMMDD') end
   from payments where succeeded_at is not null order by succeeded_at`,
  `update card_payouts p set amount_cents = m.cents from (select payout_id, sum(amount_cents - fee_cents) as cents from card_movements group by payout_id) m
   where m.payout_id = p.id`,
] as const

/** What came after the sales: goods sent back, transfers on bank statements, payouts of the card service. */
export async function addAfterSales(client: pg.Client): Promise<void> {
  for (const statement of AFTER_SALES) await client.query(statement)
}
