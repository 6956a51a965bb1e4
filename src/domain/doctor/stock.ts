import { inArray, sql } from 'drizzle-orm'
import { type OrderStatus, orderStatuses } from '#contract/orders/states.ts'
import type { Transaction } from '#db/client.ts'
import { orders, products } from '#db/schema.ts'
import { type LedgerLine, recordMovement } from '../catalog/ledger.ts'
import { holdsPieces } from '../order-life/lifecycle.ts'
import { recordOrderEvent } from '../timeline.ts'
import {
  CHANGED_OUTSIDE,
  type Finding,
  hasEvent,
  isOlderThanLedger,
  oneOf,
  only,
  readRows,
  wasShipped,
} from './finding.ts'

type OrderDifference = Record<'id' | 'product_id', string> & {
  /** From 1; null if the order has only one. */
  line: number | null
  status: OrderStatus
  expected: number
  ledger: number
  has_event: boolean
}

type Shortage = { id: string; name: string; reserved: number; shelf: number }

/** `available` is less what is owed to back orders, as the ledger has it. */
type ProductDifference = { id: string; name: string; available: number; ledger: number }

type Debt = { id: string; name: string; owed: number; waiting: number }

/** The states in which pieces are on the shelf and belong to an order. */
const RESERVING: readonly OrderStatus[] = ['booked', 'on-account', 'paid']
const HOLDING = orderStatuses.filter(status => holdsPieces[status])

/**
 * Pieces: the movements of each line agree with the state of its order, `available` is the sum of the ledger, no more pieces are
 * reserved than are on the shelf, and none is owed for which nobody waits.
 */
export async function* examineStock(tx: Transaction): AsyncGenerator<Finding> {
  const missing = new Map<string, number>()
  for await (const row of readRows<OrderDifference>(tx, orderDifferences())) {
    missing.set(row.product_id, (missing.get(row.product_id) ?? 0) + row.expected - row.ledger)
    yield describeOrder(row)
  }
  for await (const row of readRows<ProductDifference>(tx, productDifferences()))
    yield describeProduct(row, missing.get(row.id) ?? 0)
  for await (const row of readRows<Shortage>(tx, shortages)) yield describeShortage(row)
  for await (const row of readRows<Debt>(tx, debts)) yield describeDebt(row)
}

function describeOrder(row: OrderDifference): Finding {
  const { id, line, product_id, status, expected, ledger, has_event } = row
  return {
    subject: line === null ? `order ${id}` : `order ${id}, line ${line}`,
    difference: `the order is ${status} and should stand at ${expected} in the ledger, which says ${ledger}`,
    cause:
      status === 'booked' || has_event
        ? 'stock movements are missing or duplicated'
        : `no event records that it became ${status}: ${CHANGED_OUTSIDE}`,
    remedy: `a correction of ${signed(expected - ledger)} in the ledger`,
    repair: (tx, at) => correctStock(tx, product_id, at),
    repairs: `stock of ${product_id}`,
  }
}

function describeProduct({ id, name, available, ledger }: ProductDifference, missing: number): Finding {
  const isExplained = available - ledger === missing
  return {
    subject: `product "${name}" (${id})`,
    difference: `available is ${available}, the ledger says ${ledger}`,
    cause: isExplained ? 'the ledger lacks movements of its orders' : CHANGED_OUTSIDE,
    remedy: `a correction of ${signed(available - ledger)} in the ledger: the stock on the shelf counts`,
    repair: (tx, at) => correctStock(tx, id, at),
    repairs: `stock of ${id}`,
  }
}

function describeShortage({ id, name, reserved, shelf }: Shortage): Finding {
  return {
    subject: `product "${name}" (${id})`,
    difference: `${reserved} pieces are reserved for orders, of which ${shelf} are on the shelf by the ledger`,
    cause: `more was sold than there was: ${CHANGED_OUTSIDE}`,
    remedy: 'somebody counts the shelf, and receives what is missing or cancels or refunds an order',
  }
}

function describeDebt({ id, name, owed, waiting }: Debt): Finding {
  return {
    subject: `product "${name}" (${id})`,
    difference: `${owed} pieces are owed to back orders, of which ${waiting} wait for pieces`,
    cause: `pieces left that were not there: ${CHANGED_OUTSIDE}`,
    remedy: 'somebody counts the shelf, and receives what is missing or cancels or refunds an order',
  }
}

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : String(pieces))

/** As `isOlderThanLedger`, but by movements that are summed anyway: whether one of them booked the line is not looked up for each again. */
const isOlder = sql`(moved.is_booked is not true and exists (select from stock_movements opening
  where opening.product_id = l.product_id and opening.reason = 'opening' and opening.created_at > o.created_at))`

const orderDifferences = (productId?: string) => sql`
    select * from (
      select o.id, l.product_id, o.status, l.position,
        case when exists (select from order_lines other where other.order_id = o.id and other.position <> l.position)
          then l.position + 1 end as line,
        case when o.status in ${oneOf(HOLDING)} or (o.status = 'refunded' and ${wasShipped})
          then -l.quantity else -l.shipped_quantity end + case when ${isOlder} then l.quantity else 0 end
          + coalesce(back.pieces, 0) as expected,
        coalesce(moved.pieces, 0)::int as ledger,
        ${hasEvent(sql`o.status`)} as has_event
      from orders o join order_lines l on l.order_id = o.id
      left join (select order_id, product_id, sum(change) as pieces, bool_or(reason = 'booked') as is_booked from stock_movements
        where ${only('product_id', productId)} group by order_id, product_id) moved
        on moved.order_id = o.id and moved.product_id = l.product_id
      left join ${restocked} back on back.order_id = o.id and back.position = l.position
      where l.product_id is not null and ${only('l.product_id', productId)}
    ) each_line where expected <> ledger order by id, position`

const productDifferences = (productId?: string) => sql`
    select p.id, p.name, p.available - p.back_ordered as available, coalesce(moved.pieces, 0)::int as ledger
    from products p
    left join (select product_id, sum(change) as pieces from stock_movements
      where ${only('product_id', productId)} group by product_id) moved
      on moved.product_id = p.id
    where p.available - p.back_ordered <> coalesce(moved.pieces, 0) and ${only('p.id', productId)}
    order by p.name`

/** How many pieces of each line came back and are on the shelf again. */
const restocked = sql`(select order_id, position, sum(restocked)::int as pieces from return_lines group by order_id, position)`

/**
 * On the shelf is what the ledger has without the bookings of orders, as far as they have not been shipped yet: these pieces are still there, but
 * for those that are to come for back orders.
 */
const shortages = sql`
    select p.id, p.name, held.reserved - p.back_ordered as reserved, (coalesce(ledger.pieces, 0) - held.moved)::int as shelf
    from (
      select l.product_id, sum(l.quantity - l.shipped_quantity)::int as reserved,
        (coalesce(sum(of_line.pieces), 0) + sum(l.shipped_quantity) - coalesce(sum(back.pieces), 0))::int as moved
      from orders o join order_lines l on l.order_id = o.id
      left join lateral (select sum(change) as pieces from stock_movements m
        where m.order_id = o.id and m.product_id = l.product_id) of_line on true
      left join ${restocked} back on back.order_id = o.id and back.position = l.position
      where o.status in ${oneOf(RESERVING)} and l.product_id is not null and not ${isOlderThanLedger}
      group by l.product_id) held
    join products p on p.id = held.product_id
    left join lateral (select sum(change) as pieces from stock_movements where product_id = p.id) ledger on true
    where held.reserved - p.back_ordered > coalesce(ledger.pieces, 0) - held.moved
    order by p.name`

/** Nobody waits but for pieces that were promised beyond the stock. */
const debts = sql`
    select p.id, p.name, p.back_ordered as owed, coalesce(sum(least(l.back_ordered, l.quantity - l.shipped_quantity)), 0)::int as waiting
    from products p left join (order_lines l join orders o on o.id = l.order_id and o.status in ${oneOf(RESERVING)})
      on l.product_id = p.id and l.back_ordered > 0
    where p.back_ordered > 0 group by p.id
    having p.back_ordered > coalesce(sum(least(l.back_ordered, l.quantity - l.shipped_quantity)), 0) order by p.name`

/**
 * Adds the missing lines to the ledger. Orders take or return the pieces that their state implies; `available` changes
 * with them, unless it already accounts for them. Any other difference on the shelf is treated as a count. Rows are
 * locked in the shop's usual order.
 */
async function correctStock(tx: Transaction, productId: string, at: Date): Promise<void> {
  const findOfOrders = async () => (await tx.execute<OrderDifference>(orderDifferences(productId))).rows
  const suspects = (await findOfOrders()).map(({ id }) => id)
  if (suspects.length > 0)
    await tx.select().from(orders).where(inArray(orders.id, suspects)).orderBy(orders.id).for('no key update')
  await tx.select().from(products).where(sql`${products.id} = ${productId}`).for('no key update')
  const ofOrders = await findOfOrders()
  const [ofProduct] = (await tx.execute<ProductDifference>(productDifferences(productId))).rows
  const missing = ofOrders.reduce((total, { expected, ledger }) => total + expected - ledger, 0)
  const surplus = ofProduct ? ofProduct.available - ofProduct.ledger : 0
  if (surplus !== missing) {
    const given = await tx
      .update(products)
      .set({ available: sql`${products.available} + ${missing}` })
      .where(
        sql`${products.id} = ${productId} and (${missing}::int >= 0 or ${products.available} + ${missing}::int >= 0)`,
      )
    // More has been sold than is in stock: somebody has to give up an order first.
    if (given.rowCount === 0) return
    if (surplus !== 0) await addCorrection(tx, { productId, orderId: null, change: surplus, at })
  }
  for (const { id: orderId, expected, ledger } of ofOrders) {
    const change = expected - ledger
    await addCorrection(tx, { productId, orderId, change, at })
    await recordOrderEvent(tx, orderId, 'corrected', {
      at,
      detail: `${signed(change)} pieces in the ledger of stock`,
    })
  }
}

async function addCorrection(tx: Transaction, line: Omit<LedgerLine, 'reason'>): Promise<void> {
  await recordMovement(tx, { ...line, reason: 'correction' })
}
