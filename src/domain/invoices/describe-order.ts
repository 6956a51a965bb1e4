import {
  type ColumnsOf,
  type DispatchFacts,
  dispatchFacts,
  toPrinted,
} from '#contract/catalog/plain-facts.ts'
import { subtractCents } from '#contract/money.ts'
import { discountOf } from '#contract/on-account/discount.ts'
import { splitVat, type TaxTreatment } from '#contract/tax/tax.ts'
import type { InvoiceContent, InvoiceLine, PaperTax, Seller } from '#db/tables/invoice-content.ts'
import type { Billing } from '../context.ts'
import { noonOf } from '../days.ts'
import type { OrderLine, OrderRecord } from '../order-life/record.ts'

/** What a paper says of an order, as it was booked. What was paid, and how, is added by whoever knows. */
export function describeOrder(
  order: OrderRecord,
  lines: readonly OrderLine[],
  { billing, at }: { billing: Billing; at: Date },
): InvoiceContent {
  const { userName: name, userEmail: email, vatId, deliveryMethod, deliveryAddress, billingAddress } = order
  const percent = order.vatPercent ?? billing.vatPercent
  const country = (deliveryAddress ?? billingAddress)?.country ?? billing.seller.country
  return {
    seller: nameSeller(billing, order),
    customer: { name, email, ...(vatId !== null && { vatId }) },
    billingAddress,
    deliveryAddress,
    lines: lines.map(describeLine),
    delivery: deliveryMethod === null ? null : { method: deliveryMethod, cents: order.deliveryCents },
    reliefCents: order.reliefCents,
    tax: describeTax(order.taxTreatment, percent, country),
    ...splitVat(order.totalCents, percent),
    grossCents: order.totalCents,
    orderId: order.id,
    orderNumber: order.number,
    customerReference: order.customerReference,
    note: order.note,
    timeZone: billing.timeZone,
    issuedAt: at.toISOString(),
    orderedAt: order.createdAt.toISOString(),
    ...(order.dueAt && { dueAt: order.dueAt.toISOString() }),
    ...describeDiscount(order),
  }
}

function describeDiscount({
  discountPercent: percent,
  discountUntil,
  totalCents,
}: OrderRecord): Pick<InvoiceContent, 'discount'> {
  if (percent === null || discountUntil === null) return {}
  const payCents = subtractCents(totalCents, discountOf(totalCents, percent))
  return { discount: { percent, until: noonOf(discountUntil), payCents } }
}

/** The seller with the VAT number of the country whose VAT is charged. */
export function nameSeller(
  { seller }: Pick<Billing, 'seller'>,
  { sellerVatId }: { readonly sellerVatId: string | null },
): Seller {
  return sellerVatId === null ? seller : { ...seller, vatId: sellerVatId }
}

/** How a sale is taxed, as its paper says it. */
export function describeTax(treatment: TaxTreatment, percent: number, country: string): PaperTax {
  return { treatment, percent, country, ...(treatment === 'export' && { isImportDue: true }) }
}

type DescribedLine = Pick<
  OrderLine,
  'name' | 'ownNumber' | 'quantity' | 'unitPriceCents' | 'totalCents' | keyof ColumnsOf<DispatchFacts>
> & { readonly sku: string | null }

/** What a paper says of a line of an order or a quote. */
export function describeLine(line: DescribedLine): InvoiceLine {
  const { name, sku, ownNumber, quantity, unitPriceCents, totalCents } = line
  return {
    name,
    sku: sku ?? '',
    ownNumber,
    ...toPrinted(dispatchFacts, line),
    quantity,
    unitPriceCents,
    grossCents: totalCents,
  }
}
