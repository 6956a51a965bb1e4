import { dispatchFacts, readFacts } from '#contract/catalog/plain-facts.ts'
import { toEuros } from '#contract/money.ts'
import type { OrderToPack, StaffOrder } from '#contract/orders/managed.ts'
import type { Order, OrderLine } from '#contract/orders/orders.ts'
import { formatPostalAddress } from '#domain/address-forms/format.ts'
import type { Context } from '#domain/context.ts'
import { offerDiscount } from '#domain/on-account/discount.ts'
import { isAddressNeeded } from '#domain/order-life/address-needed.ts'
import { transferredOf } from '#domain/order-life/owed.ts'
import type { OrderRow } from '#domain/order-life/read.ts'
import { countPieces, isPartlyShipped, nameLines } from '#domain/order-life/record.ts'
import { may } from '#domain/rights.ts'

/** An order of one line has the fields that orders had when they were of one product; the rest are additions. */
export function presentOrder(row: OrderRow): Order {
  return {
    ...presentToPack(row),
    unitPrice: toEuros(row.lines[0]?.unitPriceCents ?? 0),
    price: toEuros(row.totalCents),
    transactionId: row.transactionId,
    refunded: toEuros(row.refundedCents),
    received: toEuros(row.paymentMethod === 'account' ? transferredOf(row) : 0),
    discounted: toEuros(row.discountCents),
    discount: presentDiscount(row),
    lines: row.lines.map(presentLine),
    goods: toEuros(row.goodsCents),
    delivery: toEuros(row.deliveryCents),
    relief: toEuros(row.reliefCents),
    due: toEuros(row.due?.cents ?? 0),
  }
}

function presentDiscount(row: OrderRow): Order['discount'] {
  const offered = offerDiscount(row)
  return offered ? { percent: offered.percent, until: offered.until, pay: toEuros(offered.payCents) } : null
}

/** An order without its amounts. */
export function presentToPack(row: OrderRow): OrderToPack {
  const [first] = row.lines
  return {
    _id: row.id,
    userName: row.userName,
    userEmail: row.userEmail,
    email: row.userEmail,
    orderName: nameLines(row.lines),
    orderDescription: first?.description ?? '',
    product: first?.productId ?? null,
    img: first?.image ?? '',
    minQuantity: first?.minQuantity ?? 0,
    availability: countPieces(row.lines),
    phone: row.phone,
    status: row.status,
    partlyShipped: isPartlyShipped(row),
    paid:
      row.status === 'refunded' ||
      (row.paidAt !== null && (row.status === 'paid' || row.status === 'shipped')),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    number: row.number,
    lines: row.lines.map(presentPieces),
    deliveryMethod: row.deliveryMethod,
    deliveryAddress: row.deliveryAddress,
    deliveryLines: row.deliveryAddress && formatPostalAddress(row.deliveryAddress),
    billingAddress: row.billingAddress,
    vatId: row.vatId,
    vatCheck: row.vatCheck && presentVatCheck(row.vatCheck),
    taxTreatment: row.taxTreatment,
    vatPercent: row.vatPercent,
    customerReference: row.customerReference,
    note: row.note,
    paymentMethod: row.paymentMethod,
    dueAt: row.dueAt?.toISOString() ?? null,
    addressNeeded: isAddressNeeded(row),
    dueOrder: row.due?.orderId ?? null,
    supplementOf: row.supplementOf,
  }
}

/** The order for a member of staff: without its amounts, unless they may read it. */
export function presentForStaff({ actor }: Context, row: OrderRow): StaffOrder {
  return may.readOrder(actor, row) ? presentOrder(row) : presentToPack(row)
}

function presentVatCheck({
  status,
  name,
  consultationNumber,
  answeredAt,
}: NonNullable<OrderRow['vatCheck']>): Order['vatCheck'] {
  return { status, name, consultationNumber, answeredAt: answeredAt?.toISOString() ?? null }
}

type Line = OrderRow['lines'][number]

export function presentLine(line: Line): OrderLine {
  return {
    ...presentPieces(line),
    unitPrice: toEuros(line.unitPriceCents),
    price: toEuros(line.totalCents),
  }
}

/** A line without its amounts. */
function presentPieces(line: Line): OrderToPack['lines'][number] {
  return {
    product: line.productId,
    sku: line.sku,
    name: line.name,
    img: line.image,
    minQuantity: line.minQuantity,
    availability: line.quantity,
    ...readFacts(dispatchFacts, line),
    backOrder: line.leavesBy === null ? null : { pieces: line.backOrdered, leavesBy: line.leavesBy },
    ownNumber: line.ownNumber,
  }
}
