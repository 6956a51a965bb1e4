import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Quote } from '#contract/quotes/quotes.ts'
import { type CheckoutTerms, startTerms } from './checkout-terms.ts'

/** What the addresses of a quote are called among those of the address book. */
const QUOTED = { delivery: 'quoted-delivery', billing: 'quoted-billing' } as const

/** The addresses to choose from when a quote is ordered: those of the book, and before them those of the quote that are not in it. */
export function withQuotedAddresses(quote: Quote, book: readonly SavedAddress[]): SavedAddress[] {
  const { deliveryAddress, billingAddress, createdAt } = quote
  const facts = { isDefaultDelivery: false, isDefaultBilling: false, vatId: '', createdAt }
  const quoted = [
    ...(deliveryAddress
      ? [{ ...facts, ...deliveryAddress, vatId: quote.vatId ?? '', _id: QUOTED.delivery }]
      : []),
    ...(billingAddress ? [{ ...facts, ...billingAddress, _id: QUOTED.billing }] : []),
  ]
  const others = quoted.filter(
    (address, index) =>
      !book.some(other => isSame(other, address)) &&
      !quoted.slice(0, index).some(other => isSame(other, address)),
  )
  return [...others, ...book]
}

/** The terms of a quote, as the checkout begins with them; `addresses` are those to choose from. */
export function startQuotedTerms(quote: Quote, addresses: readonly SavedAddress[]): CheckoutTerms {
  const { deliveryAddress, billingAddress, deliveryMethod, vatId, customerReference, note } = quote
  const usual = startTerms(addresses)
  const said = { ...usual, customerReference, note }
  if (!deliveryAddress) return said
  const idOf = (wanted: Pick<SavedAddress, 'lines' | 'phone'>) =>
    addresses.find(each => isSame(each, wanted))?._id ?? ''
  const deliveryId = idOf(deliveryAddress)
  const billingId = billingAddress ? idOf(billingAddress) : ''
  return {
    ...said,
    deliveryId,
    billingId: billingId === deliveryId ? '' : billingId,
    method: deliveryMethod ?? undefined,
    vatId: vatId ?? '',
  }
}

function isSame(
  one: Pick<SavedAddress, 'lines' | 'phone'>,
  other: Pick<SavedAddress, 'lines' | 'phone'>,
): boolean {
  return one.lines.join('\n') === other.lines.join('\n') && one.phone === other.phone
}
