import type { DeliveryMethodId } from '#contract/delivery-methods.ts'
import type { PaymentMethod } from '#contract/payment-method.ts'
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
  readonly payment: PaymentMethod
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
    payment: 'card',
  }
}
