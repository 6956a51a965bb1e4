import { asc, eq } from 'drizzle-orm'
import { formatCents } from '#contract/money.ts'
import { type CustomerEventKind, customerEventKinds } from '#contract/orders/states.ts'
import type { Database } from '#db/client.ts'
import { orderEvents, type refunds } from '#db/schema.ts'
import { countPieces, type OrderLine, type OrderRecord } from '../order-life/record.ts'
import type { Shipment } from '../shipments/read.ts'

/** Something that happened to an order, for its customer's eyes. */
export interface CustomerEvent {
  readonly at: Date
  readonly kind: CustomerEventKind
  readonly detail: string
  /** Whether the shop did it for them. */
  readonly isByShop: boolean
}

const TOLD_IN_FULL: ReadonlySet<string> = new Set(['vat-id-confirmed', 'account-credited'])
const isShipping: ReadonlySet<CustomerEventKind> = new Set(['shipped', 'part-shipped'])

type RefundRow = typeof refunds.$inferSelect

/**
 * What the customer is told of an order's timeline, oldest first. Attempts, calls to the card service, disputes and corrections of the books
 * are the shop's own affair, and so are the details of what is shown, but for the VAT that can be given back, and what is no longer owed. What
 * was shipped is told as the shipments have it: those that were undone were nobody's news.
 */
export async function readCustomerEvents(
  db: Pick<Database, 'select'>,
  order: Pick<OrderRecord, 'id' | 'createdAt' | 'paymentMethod' | 'bookedBy'> & {
    readonly lines: readonly OrderLine[]
  },
  { refunds: refundRows, shipments }: { refunds: readonly RefundRow[]; shipments: readonly Shipment[] },
): Promise<CustomerEvent[]> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id))
  const told = rows.flatMap(({ kind, detail, isByShop, createdAt: at }) => {
    const known = customerEventKinds.find(each => each === kind)
    // Of an order on account the note of its payment says so, whether or not it has been shipped before.
    const isSaidTwice = known === 'paid' && order.paymentMethod === 'account'
    const said = TOLD_IN_FULL.has(kind) ? detail : ''
    return known && !isShipping.has(known) && !isSaidTwice
      ? [{ at, kind: known, detail: said, isByShop }]
      : []
  })
  const refunded = refundRows.map(({ createdAt: at, amountCents, reason }) => ({
    at,
    kind: 'refund' as const,
    detail: `${formatCents(amountCents)}: ${reason}`,
    isByShop: true,
  }))
  const isAll = countPieces(shipments.flatMap(({ lines }) => lines)) === countPieces(order.lines)
  const shipped = shipments.flatMap(({ at }, place) => {
    const kind: CustomerEventKind = isAll && place === shipments.length - 1 ? 'shipped' : 'part-shipped'
    return at ? [{ at, kind, detail: '', isByShop: false }] : []
  })
  const isByShop = order.bookedBy !== null
  const booked = { at: order.createdAt, kind: 'booked' as const, detail: '', isByShop }
  const all = [booked, ...told, ...shipped, ...refunded]
  return all.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
