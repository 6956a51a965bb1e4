import { type SQL, sql } from 'drizzle-orm'
import { columnsOf, dispatchFacts } from '#contract/catalog/plain-facts.ts'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { products } from '#db/schema.ts'
import type { OrderMailKind } from '../mail/kinds.ts'
import { nextNumber } from '../numbers.ts'

export type BookingQuerier = Pick<Database, 'select' | 'with' | '$with'>

const statements = {
  id: preparedOnce((db: BookingQuerier) => buildBooking(db, 'id')),
  name: preparedOnce((db: BookingQuerier) => buildBooking(db, 'name')),
}

/**
 * The statement that books an order: built once per database, parsed and planned once per connection. It returns the order's
 * id, or no row if it booked nothing: the order, its lines, its pieces, the ledger and the mail are written together or not at all.
 */
export function prepareBooking(db: BookingQuerier, findBy: 'id' | 'name') {
  return statements[findBy](db)
}

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`

const id = given('id', 'text')
const createdAt = given('createdAt', 'timestamptz')
const goodsCents = given('goodsCents', 'int')
const deliveryCents = given('deliveryCents', 'int')
const reliefCents = given('reliefCents', 'int')

/** The columns of the facts that a line keeps of its product, which are called the same in both tables. */
const keptOf = (prefix: 'p.' | '') =>
  sql.raw(
    columnsOf(dispatchFacts)
      .map(column => `${prefix}${products[column].name}`)
      .join(', '),
  )

/** The lines as they were sent, numbered from 1. */
const wanted = sql`
  select * from unnest(${given('products', 'text[]')}, ${given('quantities', 'int[]')}, ${given('agreed', 'int[]')},
      ${given('quoted', 'int[]')}, ${given('ownNumbers', 'text[]')}, ${given('movementIds', 'text[]')},
      ${given('agreedBackOrdered', 'int[]')}, ${given('agreedLeavesBy', 'date[]')})
    with ordinality as line (product, quantity, agreed_cents, quoted_cents, own_number, movement_id, agreed_back_ordered, agreed_leaves_by, place)`

/**
 * The day by which pieces beyond the stock leave the works, by today's calendar: the first is that of one working day. Null for a size that is
 * not sold beyond its stock, and in a booking without such a line.
 */
const leavesBy = sql`(${given('leavingDays', 'date[]')})[p.back_order_days]`

/** The pieces are there, or the customer has agreed to wait for no fewer of them, and no less long. */
const canBeHad = sql`(p.available >= w.quantity or (p.available + w.agreed_back_ordered >= w.quantity
      and ${leavesBy} <= w.agreed_leaves_by and p.back_ordered + w.agreed_back_ordered <= ${sql.raw(String(MAX_QUANTITY))}))`

/** What a piece of a line costs: what was quoted, or else what its tier says; and what it would cost without tiers. */
const unitCents = sql`coalesce(w.quoted_cents, unit_price(p.price_cents, p.price_tiers, w.quantity))`
const usualUnitCents = sql`coalesce(w.quoted_cents, p.price_cents)`

/**
 * The products of those lines that can be booked now, each at its price now or at the one that was quoted. They are locked in the order of their ids, as everywhere:
 * two orders of the same products wait for each other, but never in a circle. A row that somebody else has just changed is
 * checked again once its lock is there. What cannot be booked anyway is not waited for. `may_book` is evaluated first, once.
 */
const locked = (findBy: 'id' | 'name') => sql`
  select w.*, p.id, p.sku, p.name, p.image, p.description, p.min_quantity, ${keptOf('p.')},
    ${unitCents} as unit_price_cents,
    ${unitCents}::bigint * w.quantity as total_cents,
    ${usualUnitCents}::bigint * w.quantity as usual_cents,
    greatest(w.quantity - p.available, 0) as back_ordered,
    case when w.quantity > p.available then ${leavesBy} end as leaves_by
  from wanted w join products p on p.${sql.raw(findBy)} = w.product
  where p.archived_at is null
    and p.min_quantity <= w.quantity
    and ${canBeHad}
    and w.quantity % p.pack_step = 0
    and (w.agreed_cents is null or w.agreed_cents in
      (${unitCents}::bigint * w.quantity, ${usualUnitCents}::bigint * w.quantity))
    and (select may_book(${given('userId', 'text')}, ${given('maxOfPerson', 'int')}, ${given('network', 'text')}, ${given('maxOfNetwork', 'int')}))
  order by p.id
  for no key update of p`

/** One row if every line can be booked and together they come to what the customer agreed to; otherwise none. */
const goods = sql`
  select sum(total_cents) as cents from locked
  having count(*) = cardinality(${given('products', 'text[]')})
    and (sum(total_cents) = ${goodsCents} or sum(usual_cents) = ${goodsCents} and ${reliefCents} = 0)
    and sum(total_cents) + ${deliveryCents} - ${reliefCents} >= ${given('minCents', 'int')}`

/** Below zero the trigger of the table counts what is owed (migration `backorders`). */
const taken = sql`
  update products p set available = p.available - l.quantity
  from locked l, goods
  where p.id = l.id
  returning l.*, p.available`

const booked = sql`
  insert into orders (id, number, user_id, user_name, user_email, phone, goods_cents, delivery_cents, relief_cents, total_cents,
    status, created_at, expires_at, unconfirmed_network, delivery_method, delivery_address, billing_address, vat_id, vat_check_id, tax_treatment,
    vat_percent, seller_vat_id, customer_reference, note, payment_method, due_at, booked_by)
  select ${id}, ${nextNumber(given('numberBegin', 'text'), 'order_numbers')}, ${given('userId', 'text')}, ${given('userName', 'text')}, ${given('userEmail', 'text')},
    ${given('phone', 'text')}, cents, ${deliveryCents}, ${reliefCents}, cents + ${deliveryCents} - ${reliefCents},
    'booked', ${createdAt}, ${given('expiresAt', 'timestamptz')}, ${given('network', 'text')},
    ${given('deliveryMethod', 'text')}, ${given('deliveryAddress', 'jsonb')}, ${given('billingAddress', 'jsonb')},
    ${given('vatId', 'text')}, ${given('vatCheckId', 'text')}, ${given('taxTreatment', 'text')}, ${given('vatPercent', 'numeric')}, ${given('sellerVatId', 'text')},
    ${given('customerReference', 'text')}, ${given('note', 'text')}, ${given('paymentMethod', 'text')}, ${given('dueAt', 'timestamptz')},
    ${given('bookedBy', 'text')}
  from goods
  returning id`

/** The customer's own number of a part is the one given with the line, or else the one that they have for the product. */
const written = sql`
  insert into order_lines (order_id, position, product_id, sku, name, image, description, min_quantity, quantity, unit_price_cents,
    total_cents, ${keptOf('')}, back_ordered, leaves_by, own_number)
  select ${id}, place - 1, id, sku, name, image, description, min_quantity, quantity, unit_price_cents, total_cents, ${keptOf('')},
    back_ordered, leaves_by, coalesce(nullif(own_number, ''), remembered.number, '')
  from taken left join part_numbers remembered on remembered.user_id = ${given('userId', 'text')} and remembered.product_id = id`

const moved = sql`
  insert into stock_movements (id, product_id, order_id, change, reason, available, created_at)
  select movement_id, id, ${id}, -quantity, 'booked', available, ${createdAt} from taken`

const BOOKED: OrderMailKind = 'order-booked'

/** Worded when it is sent: as `queueOrderMail` queues the others. */
const notified = sql`
  insert into mails (id, kind, recipient, fields, request_id, created_at)
  select id || '-booked', ${sql.raw(`'${BOOKED}'`)}, ${given('userEmail', 'text')}, jsonb_build_object('order', id), ${given('requestId', 'text')}, ${createdAt} from booked`

function buildBooking(db: BookingQuerier, findBy: 'id' | 'name') {
  const part = (name: string, query: SQL) => db.$with(name, {}).as(query)
  const order = db.$with('booked', { id: sql<string>`id`.as('id') }).as(booked)
  return db
    .with(
      part('wanted', wanted),
      part('locked', locked(findBy)),
      part('goods', goods),
      part('taken', taken),
      order,
      part('written', written),
      part('moved', moved),
      part('notified', notified),
    )
    .select({ id: order.id })
    .from(order)
    .prepare(`book_order_by_${findBy}`)
}
