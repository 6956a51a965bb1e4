import {
  type DispatchFacts,
  dispatchFacts,
  type PrintedFacts,
  toPrinted,
} from '#contract/catalog/plain-facts.ts'
import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import type { DeliveryWindow } from '#contract/delivery/window.ts'
import type { Cents } from '#contract/money.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { TaxTreatment } from '#contract/tax/tax.ts'

/** Who sells, as on every paper. */
export interface Seller {
  readonly name: string
  /** From the street to the town: 'Foundry Lane 14', '10115 Example City'. */
  readonly address: readonly string[]
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string
  /** Of the country whose VAT is charged, if the seller is registered there, or else its own one; '' if the seller has none. */
  readonly vatId: string
  readonly email: string
  /** '' if it is not given. */
  readonly phone: string
  /** The account for credit transfers; '' if there are none. */
  readonly iban: string
  /** What stands at the foot of invoices, credit notes, quotes and confirmations; papers from before there was any have none. */
  readonly footer?: readonly string[]
}

/** A line of an invoice. What a product does not have is '', or, if it is a number, null. */
export interface InvoiceLine extends PrintedFacts<DispatchFacts> {
  readonly name: string
  readonly sku: string
  /** The customer's own part number. */
  readonly ownNumber: string
  readonly quantity: number
  readonly unitPriceCents: Cents
  readonly grossCents: Cents
}

/** When the goods were supplied (ISO 8601, UTC), or, if that is still to come, when they are expected; null: not known. */
export type Supply = { readonly at: string } | { readonly expected: DeliveryWindow | null }

/** How a sale is taxed, as papers say it. */
export interface PaperTax {
  readonly treatment: TaxTreatment
  readonly percent: number
  /** Where the goods go, or else where they are billed. */
  readonly country: string
  /** Of an export: that the customer pays import VAT and customs duties is said. Papers from before this was stored do not say it. */
  readonly isImportDue?: boolean
}

/**
 * What an invoice or a credit note says. Prices are list prices, which include the seller's own VAT. `reliefCents` is what of them is not
 * charged: what is to be paid, `grossCents`, is lines and delivery less the relief, and the sum of `netCents` and `vatCents`.
 */
export interface InvoiceContent {
  readonly seller: Seller
  readonly customer: { readonly name: string; readonly email: string; readonly vatId?: string }
  /** Null if the customer gave none. */
  readonly billingAddress: PostalAddress | null
  readonly deliveryAddress: PostalAddress | null
  readonly lines: readonly InvoiceLine[]
  /** Null: no method was chosen. */
  readonly delivery: { readonly method: DeliveryMethodId; readonly cents: Cents } | null
  readonly reliefCents: Cents
  readonly tax: PaperTax
  readonly netCents: Cents
  readonly vatCents: Cents
  readonly grossCents: Cents
  readonly orderId: string
  /** As people say it: 'PH-2026-000123'; '' for orders from before they had one. */
  readonly orderNumber: string
  /** The customer's own number of the order, and what else is to be printed on it. */
  readonly customerReference: string
  readonly note: string
  /** The time zone of its dates, by its IANA name. */
  readonly timeZone: string
  /** These are ISO 8601, UTC. */
  readonly issuedAt: string
  readonly orderedAt: string
  /** Of a credit note: when the amount was sent back. */
  readonly paidAt?: string
  readonly dueAt?: string
  /** The discount for who pays until a day (ISO 8601, noon in UTC), and what that leaves to pay. */
  readonly discount?: { readonly percent: number; readonly until: string; readonly payCents: Cents }
  /** As known when it was made. Papers from before this was stored have none. */
  readonly supply?: Supply
  /** The payment at the card service. */
  readonly transactionId?: string
  /** The number of the invoice that this one replaces. */
  readonly corrects?: number
  /** The number of the invoice that this one, a credit note, takes back, in full or in part. */
  readonly credits?: number
  /** Of a credit note of a part: what is left of the invoice after it and those before. */
  readonly remainsCents?: Cents
  /** Of a credit note of a part: what of it goes back by bank transfer. */
  readonly sentBackCents?: Cents
}

/** How invoices were stored while an order had one line. */
interface OneLineContent
  extends Pick<
    InvoiceContent,
    'customer' | 'netCents' | 'vatCents' | 'grossCents' | 'orderId' | 'orderedAt'
  > {
  readonly seller: Pick<Seller, 'name' | 'address' | 'vatId'>
  readonly line: Pick<InvoiceLine, 'name' | 'quantity' | 'unitPriceCents' | 'grossCents'>
  readonly lines?: never
  readonly vatPercent: number
  /** The time zone of its dates; those from before this was configurable are dated in UTC. */
  readonly timeZone?: string
  readonly paidAt: string
  readonly transactionId: string
}

/** An invoice's contents as stored, now or in earlier versions. */
export type StoredInvoiceContent = InvoiceContent | OneLineContent

/** The contents of an invoice in today's shape, whenever it was stored. Without loss: what was not stored then is empty. */
export function liftInvoiceContent(stored: StoredInvoiceContent): InvoiceContent {
  const blank = toPrinted(dispatchFacts)
  // Lines from before a fact was kept have none.
  if (stored.lines !== undefined)
    return { ...stored, lines: stored.lines.map(line => ({ ...blank, ...line })) }
  const { seller, line, vatPercent, timeZone = 'UTC', ...same } = stored
  const country = seller.vatId.slice(0, 2)
  return {
    ...same,
    seller: { ...seller, country, email: '', phone: '', iban: '' },
    billingAddress: null,
    deliveryAddress: null,
    lines: [{ ...line, sku: '', ownNumber: '', ...blank }],
    delivery: null,
    reliefCents: 0,
    tax: { treatment: 'taxed', percent: vatPercent, country },
    orderNumber: '',
    customerReference: '',
    note: '',
    timeZone,
    issuedAt: stored.paidAt,
  }
}
