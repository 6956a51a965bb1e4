import { isCountry } from '#contract/countries.ts'
import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { findUnprintable } from '#contract/printable.ts'
import { shareCents } from '#contract/shares.ts'
import type { InvoiceContent, Seller } from '#db/tables/invoice-content.ts'
import { formatPostalAddress } from '../address-forms/format.ts'
import type { Paper, PaperKind, VatCategory } from '../paper.ts'
import { countryOfVatId } from '../tax/vat-id.ts'
import { vatCategoryOf } from './vat-category.ts'

/** Decides what a paper says: to whom it goes, each line's share of the net total, and why its rate of VAT applies. */
export function composePaper(
  kind: PaperKind,
  number: string,
  content: InvoiceContent,
  { validUntil }: { validUntil?: Date } = {},
): Paper {
  const { lines, delivery, netCents, billingAddress, deliveryAddress, customer } = content
  const grossCents = [...lines.map(line => line.grossCents), delivery?.cents ?? 0]
  const shares = shareCents(netCents, grossCents)
  const vatCategory = vatCategoryOf(content)
  const billTo = billingAddress ?? deliveryAddress
  return {
    ...content,
    kind,
    number,
    recipient: billTo ? formatPostalAddress(billTo) : nameRecipient(customer),
    deliverTo: isElsewhere(deliveryAddress, billTo) ? formatPostalAddress(deliveryAddress) : null,
    lines: lines.map((line, index) => ({ ...line, netCents: shares[index] ?? 0 })),
    delivery: delivery && {
      name: deliveryMethodNames[delivery.method],
      cents: delivery.cents,
      netCents: shares[lines.length] ?? 0,
    },
    vatCategory,
    isElectronic: isElectronic(content.seller, vatCategory),
    ...(validUntil && { validUntil: validUntil.toISOString() }),
  }
}

/** Somebody of whom no address is known. A name that papers cannot print is left out. */
export function nameRecipient({ name, email }: InvoiceContent['customer']): string[] {
  return [name, email].filter(line => findUnprintable(line) === undefined)
}

/** BR-9; BR-S-02, BR-Z-02, BR-IC-02 and BR-G-02; BR-CO-09; BR-CO-26, of a seller without a VAT ID by the email address. */
function isElectronic({ country, vatId, email }: Seller, { code }: VatCategory): boolean {
  return isCountry(country) && (code === 'O' ? email !== '' : isCountry(countryOfVatId(vatId)))
}

function isElsewhere(address: PostalAddress | null, other: PostalAddress | null): address is PostalAddress {
  return (
    address !== null &&
    (other === null || formatPostalAddress(address).join('\n') !== formatPostalAddress(other).join('\n'))
  )
}
