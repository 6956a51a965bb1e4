import type { Cents } from '#contract/money.ts'
import type { InvoiceContent, InvoiceLine, Seller } from '#db/tables/invoice-content.ts'
import type { Logo } from './logo.ts'

/** Who sells, as papers are headed when they are printed: the logo is not what a paper says, and not kept with it. */
export interface SellerOnPaper extends Seller {
  readonly logo?: Logo | undefined
}

/** A paper as a file, to be saved under its name. */
export interface PaperFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export type PaperKind = 'confirmation' | 'invoice' | 'quote'

/** Why a rate applies, by the codes of EN 16931. */
export interface VatCategory {
  /** UNTDID 5305, the subset of EN 16931. */
  readonly code: 'S' | 'Z' | 'O' | 'K' | 'G'
  /** Why no VAT is charged, as papers say it; '' where it is. */
  readonly reason: string
  /** The same by its code; '' where there is none. https://ec.europa.eu/digital-building-blocks/sites/spaces/DIGITAL/pages/467108974/Registry+of+supporting+artefacts+to+implement+EN16931 */
  readonly reasonCode: string
}

/** A line with its share of the net total. */
export interface PaperLine extends InvoiceLine {
  readonly netCents: Cents
}

/** An invoice, an order confirmation or a quote with everything it says decided: it only has to be drawn. */
export interface Paper extends Omit<InvoiceContent, 'seller' | 'lines' | 'delivery'> {
  readonly seller: SellerOnPaper
  readonly kind: PaperKind
  readonly number: string
  /** The customer as on an envelope. */
  readonly recipient: readonly string[]
  /** Where the goods go, if that is elsewhere. */
  readonly deliverTo: readonly string[] | null
  readonly lines: readonly PaperLine[]
  readonly delivery: { readonly name: string; readonly cents: Cents; readonly netCents: Cents } | null
  readonly vatCategory: VatCategory
  /** Whether it says what EN 16931 asks for: invoices from before do not, nor do those with VAT of a seller without a VAT ID. */
  readonly isElectronic: boolean
  /** Until when a quote's prices hold, ISO 8601. */
  readonly validUntil?: string
}
