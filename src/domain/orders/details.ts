import { asc, eq } from 'drizzle-orm'
import type { DeliveryWindow } from '#contract/delivery/window.ts'
import { addCents, type Cents } from '#contract/money.ts'
import { splitVat, type VatSplit } from '#contract/tax/tax.ts'
import { refunds } from '#db/schema.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { Context } from '../context.ts'
import { expectDelivery } from '../delivery/expect.ts'
import { type ListedInvoice, listInvoices } from '../invoices/list.ts'
import { readTransfersBack, type TransferBack } from '../on-account/transfers-back.ts'
import { type LocatedLine, locateLines } from '../order-life/locate-lines.ts'
import { getOrder, type OrderRow } from '../order-life/read.ts'
import { readSupplements } from '../order-life/states.ts'
import { readReturnsOf } from '../returns/read.ts'
import type { OrderReturn } from '../returns/record.ts'
import type { Returnable } from '../returns/returnable.ts'
import { may } from '../rights.ts'
import { type Dispatched, readShipments, type Shipment, withOpenLots } from '../shipments/read.ts'
import { type CustomerEvent, readCustomerEvents } from './customer-events.ts'

/** An order with all that its customer may know of it. */
export interface OrderDetails extends VatSplit, Dispatched {
  readonly order: OrderRow
  /** Not that of somebody else, whom an admin looks after. */
  readonly isOwn: boolean
  /** The email address of the admin who booked it for the customer; undefined for the customer, who is not told a colleague's name. */
  readonly bookedBy: string | undefined
  readonly lines: readonly LocatedLine[]
  /** The rate of VAT within the total. */
  readonly percent: number
  /** The billing address as its country writes it; empty if none was given. */
  readonly billTo: readonly string[]
  readonly expected: DeliveryWindow | undefined
  /** Oldest first. */
  readonly returns: readonly OrderReturn[]
  readonly returnable: Returnable
  readonly timeline: readonly CustomerEvent[]
  /** Oldest first. */
  readonly refunds: readonly (typeof refunds.$inferSelect)[]
  /** What goes back by bank transfer, oldest first. */
  readonly transfersBack: readonly TransferBack[]
  /** Promised to the customer, and not sent yet. */
  readonly owedCents: Cents
  /** With those of what its dearer delivery cost, which no list has; the latest first. */
  readonly invoices: readonly ListedInvoice[]
}

/** One order of the actor (or any, for admins) with all about it that is for its customer's eyes; for anyone else it does not exist. */
export async function readOrderDetails(ctx: Context, id: string): Promise<OrderDetails> {
  const order = await getOrder(ctx, id)
  const isOwn = order.userId === ctx.actor?.id
  const given = await ctx.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.createdAt))
  const isOwed = ({ status }: (typeof given)[number]) => status === 'pending' || status === 'failed'
  const percent = order.vatPercent ?? ctx.billing.vatPercent
  const { billingAddress } = order
  const dispatched = await readShipments(ctx.db, order)
  const { shipments, toCome } = dispatched
  return {
    order,
    isOwn,
    bookedBy: isOwn ? undefined : (order.bookedBy ?? undefined),
    lines: await locateLines(ctx.db, order.lines),
    percent,
    ...splitVat(order.totalCents, percent),
    billTo: billingAddress ? formatPostalAddress(billingAddress) : [],
    expected: await expectDelivery(ctx, order, order.lines),
    ...dispatched,
    toCome: may.shipOrder(ctx.actor) ? await withOpenLots(ctx.db, id, toCome) : toCome,
    shipments: shipments.map(each => showShipment(ctx, each)),
    ...(await readReturnsOf(ctx, order, dispatched)),
    timeline: await readCustomerEvents(ctx.db, order, { refunds: given, shipments }),
    refunds: given,
    transfersBack: order.paymentMethod === 'account' ? await readTransfersBack(ctx.db, id) : [],
    owedCents: addCents(...given.filter(isOwed).map(({ amountCents }) => amountCents)),
    invoices: await listPapers(ctx, id),
  }
}

/** Who shipped it, and whether it can be undone, is for those who ship. */
export function showShipment({ actor, now }: Pick<Context, 'actor' | 'now'>, shipment: Shipment): Shipment {
  const { shippedBy, undoableUntil } = may.shipOrder(actor) ? shipment : {}
  const isUndoable = undoableUntil !== undefined && undoableUntil > now()
  return { ...shipment, shippedBy, undoableUntil: isUndoable ? undoableUntil : undefined }
}

async function listPapers({ db }: Context, id: string): Promise<ListedInvoice[]> {
  const supplements = await readSupplements(db, id)
  const papers = [id, ...supplements.map(each => each.id)].map(orderId => listInvoices(db, orderId))
  return (await Promise.all(papers)).flat().toSorted((one, other) => other.number - one.number)
}
