import { sql } from 'drizzle-orm'
import type { SaleKind } from '#contract/bookkeeping/sale-kinds.ts'
import type { Cents } from '#contract/money.ts'
import { invoices, orders } from '#db/schema.ts'
import type { Account } from '../context.ts'

/** An amount on two accounts: on one the debit, on the other the credit. */
export interface Booking {
  /** YYYY-MM-DD. */
  readonly day: string
  /** More than 0. */
  readonly amountCents: Cents
  readonly debit: Account
  readonly credit: Account
  /** The number of the invoice or credit note, or of the order of a payment without one. */
  readonly document: string
  readonly text: string
  /** What a paper says of its VAT; undefined of a payment. */
  readonly vat?: BookedVat
}

interface BookedVat {
  readonly kind: SaleKind
  readonly country: string
  readonly percent: number
  /** Below zero of what is taken back. */
  readonly netCents: Cents
  readonly vatCents: Cents
  /** '' without one. */
  readonly customerVatId: string
}

/** The document of a payment: the first invoice of its order, or the order's number. */
const documentOf = sql<string>`coalesce((select min(i.number)::text from ${invoices} i where i.order_id = ${orders.id}), ${orders.number})`
/** What a booking says of its order. */
export const ofOrder = { document: documentOf, number: orders.number, customer: orders.userName }

export interface OfOrder {
  readonly document: string
  readonly number: string
  readonly customer: string
}

/** The text of a payment's booking. */
export const describePayment = (what: string, { number, customer }: OfOrder) =>
  `${what}, ${number}, ${customer}`
