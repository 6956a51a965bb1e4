import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'

/** What the customer has chosen so far. */
export interface CheckoutTerms {
  /** The id of an address of the book; '' until there is one. */
  readonly deliveryId: string
  /** The same; '' bills the delivery address. */
  readonly billingId: string
  /** Undefined: the standard one. */
  readonly method: DeliveryMethodId | undefined
  readonly vatId: string
  readonly customerReference: string
  readonly note: string
  readonly payment: PaymentMethod
}

/** The terms to begin with: the default addresses, and the VAT ID with which was last ordered there. */
export function startTerms(addresses: readonly SavedAddress[]): CheckoutTerms {
  const delivery = addresses.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? addresses[0]
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  return {
    deliveryId: delivery?._id ?? '',
    billingId: billing && billing._id !== delivery?._id ? billing._id : '',
    method: undefined,
    vatId: delivery?.vatId ?? '',
    customerReference: '',
    note: '',
    payment: 'card',
  }
}

/** The VAT ID once another address is chosen: one kept with the address before makes room for that of the next, one that was typed stays. */
export function followVatId(
  typed: string,
  before: SavedAddress | undefined,
  next: SavedAddress | undefined,
): string {
  const isKept = typed.trim() === (before?.vatId ?? '')
  return isKept ? (next?.vatId ?? '') : typed.trim()
}
