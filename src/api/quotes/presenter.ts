import { dispatchFacts, readFacts } from '#contract/catalog/plain-facts.ts'
import { toEuros } from '#contract/money.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Quote, QuoteLine, QuoteSummary } from '#contract/quotes/quotes.ts'
import { splitVat } from '#contract/tax/tax.ts'
import { formatPostalAddress } from '#domain/address-forms/format.ts'
import type { Context } from '#domain/context.ts'
import { dayIn } from '#domain/days.ts'
import { countPieces, nameByFirst, nameLines } from '#domain/order-life/record.ts'
import type { ListedQuote } from '#domain/quotes/list.ts'
import type { QuotedLine, QuoteRow } from '#domain/quotes/read.ts'
import type { QuoteRecord } from '#domain/quotes/record.ts'
import { stateOf } from '#domain/quotes/validity.ts'

/** By what a quote is presented: what it is now, and where its days begin. */
type Now = Pick<Context, 'now' | 'billing'>

export function presentQuote(row: QuoteRow, now: Now): Quote {
  const { netCents, vatCents } = splitVat(row.totalCents, row.vatPercent)
  return {
    ...presentSummary(row, now),
    name: nameLines(row.lines),
    pieces: countPieces(row.lines),
    question: row.question,
    answer: row.answer,
    lines: row.lines.map(presentLine),
    goods: toEuros(row.goodsCents),
    delivery: toEuros(row.deliveryCents),
    relief: toEuros(row.reliefCents),
    net: toEuros(netCents),
    vat: toEuros(vatCents),
    vatPercent: row.vatPercent,
    taxTreatment: row.taxTreatment,
    deliveryMethod: row.deliveryMethod,
    deliveryAddress: row.deliveryAddress && presentAddress(row.deliveryAddress),
    billingAddress: row.billingAddress && presentAddress(row.billingAddress),
    vatId: row.vatId,
    customerReference: row.customerReference,
    note: row.note,
    version: row.version,
  }
}

export function presentListedQuote(row: ListedQuote, now: Now): QuoteSummary {
  const { firstName, lineCount, pieces } = row
  return { ...presentSummary(row, now), name: nameByFirst(firstName, lineCount), pieces }
}

function presentSummary(
  row: QuoteRecord & Pick<QuoteRow, 'userName' | 'userEmail'>,
  { now, billing }: Now,
): Omit<QuoteSummary, 'name' | 'pieces'> {
  const { validUntil } = row
  return {
    _id: row.id,
    number: row.number,
    status: stateOf(row, now()),
    total: toEuros(row.totalCents),
    isRequest: row.question !== '',
    userName: row.userName,
    userEmail: row.userEmail,
    createdAt: row.createdAt.toISOString(),
    offeredAt: row.offeredAt?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
    lastDay: validUntil && dayIn(billing.timeZone, validUntil),
    order: row.orderId,
  }
}

function presentLine(line: QuotedLine): QuoteLine {
  return {
    product: line.productId,
    sku: line.sku,
    name: line.name,
    img: line.image,
    availability: line.quantity,
    unitPrice: toEuros(line.unitPriceCents),
    price: toEuros(line.totalCents),
    wantedPrice: line.wantedUnitCents === null ? null : toEuros(line.wantedUnitCents),
    todayPrice: line.todayUnitCents === null ? null : toEuros(line.todayUnitCents),
    available: line.available,
    backOrder: line.backOrder,
    ...readFacts(dispatchFacts, line),
    ownNumber: line.ownNumber,
  }
}

function presentAddress(address: PostalAddress) {
  return { ...address, lines: formatPostalAddress(address) }
}
