import type { Basket } from '#contract/basket.ts'
import type { DeliveryMethodId } from '#contract/delivery-methods.ts'
import type { SavedAddress } from '#contract/postal-addresses.ts'

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
}

/** The terms to begin with: the default addresses. */
export function startTerms(addresses: readonly SavedAddress[]): CheckoutTerms {
  const delivery = addresses.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? addresses[0]
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  return {
    deliveryId: delivery?._id ?? '',
    billingId: billing && billing._id !== delivery?._id ? billing._id : '',
    method: undefined,
    vatId: '',
    customerReference: '',
    note: '',
  }
}

/** The lines of a basket that are ordered now, as the checkout sends them. */
export function linesOf(basket: Basket) {
  return basket.lines
    .filter(({ saved, problem }) => !saved && problem === null)
    .map(({ product, quantity: availability, total: price }) => ({ product, availability, price }))
}
