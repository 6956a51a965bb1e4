import { type CsvCell, toCsv } from '#contract/csv.ts'
import { type Cents, multiplyCents, toEuros, writeEuros } from '#contract/money.ts'
import type { ListedPurchaseOrder, PurchaseOrder } from '#contract/purchasing/purchase-orders.ts'
import {
  type PurchaseOrder as Found,
  type ListedPurchaseOrder as FoundListed,
  totalOf,
} from '#domain/purchasing/purchase-orders.ts'

const inEurosOrNone = (amount: Cents | null) => (amount === null ? null : toEuros(amount))
const written = (amount: Cents | null) => (amount === null ? null : writeEuros(toEuros(amount)))

export function presentPurchaseOrder(found: Found): PurchaseOrder {
  const { id, number, state, supplierId, supplierName, supplierEmail, supplierAddress } = found
  return {
    _id: id,
    number,
    state,
    supplier: { _id: supplierId, name: supplierName, email: supplierEmail, address: supplierAddress },
    expectedOn: found.expectedOn,
    note: found.note,
    version: found.version,
    createdAt: found.createdAt.toISOString(),
    createdBy: found.createdBy,
    sentAt: found.sentAt?.toISOString() ?? null,
    endedAt: found.endedAt?.toISOString() ?? null,
    total: inEurosOrNone(totalOf(found.lines)),
    lines: found.lines.map(line => ({
      product: line.productId,
      name: line.name,
      sku: line.sku,
      number: line.number,
      shelfPlace: line.shelfPlace,
      pieces: line.quantity,
      received: line.received,
      price: inEurosOrNone(line.priceCents),
    })),
  }
}

export function presentListed(found: FoundListed): ListedPurchaseOrder {
  const { id, supplierId, supplierName, totalCents, isLate } = found
  return {
    _id: id,
    number: found.number,
    state: found.state,
    supplier: { _id: supplierId, name: supplierName },
    expectedOn: found.expectedOn,
    createdAt: found.createdAt.toISOString(),
    sentAt: found.sentAt?.toISOString() ?? null,
    total: inEurosOrNone(totalCents),
    lines: found.lines,
    pieces: found.pieces,
    received: found.received,
    late: isLate,
  }
}

const columns = ['order', 'position', 'number', 'sku', 'name', 'pieces', 'price', 'net', 'received'] as const

/** An order as a table for the supplier's program: amounts in euros without VAT, empty where no price is agreed. */
export function writePurchaseTable({ number: order, lines }: Found): string {
  const rows = lines.map(({ number, sku, name, quantity, priceCents, received }, at): CsvCell[] => [
    order,
    at + 1,
    number,
    sku,
    name,
    quantity,
    written(priceCents),
    written(priceCents === null ? null : multiplyCents(priceCents, quantity)),
    received,
  ])
  return toCsv([columns, ...rows])
}
