import { isDeepStrictEqual } from 'node:util'
import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { checkPostalAddress } from '../address-forms/check.ts'
import type { OrderRecord } from '../order-life/record.ts'

/** Why it can no longer be changed: it was taxed by where it goes, as a whole. */
export const PART_HAS_LEFT = say`A part of this order has left: where the rest goes can no longer be changed`

/** Where an order is to go, and what else is to be different. What is left out stays as it is. */
export interface DeliveryWish {
  readonly deliveryAddress: PostalAddress
  readonly billingAddress?: PostalAddress | undefined
  readonly deliveryMethod?: DeliveryMethodId | undefined
  /** '' takes it off. */
  readonly vatId?: string | undefined
  readonly customerReference?: string | undefined
  readonly note?: string | undefined
  /** The new total that the customer agrees to, in cents; without it, only what changes no price is granted. */
  readonly agreedCents?: Cents | undefined
}

/** What of a wish can be granted as it is: the addresses, as their countries write them, and the words. */
type WishedDelivery = Pick<
  OrderRecord,
  'deliveryAddress' | 'billingAddress' | 'customerReference' | 'note'
> & { readonly deliveryAddress: PostalAddress }

/** What becomes of an order with an invoice: where it goes, and how that is taxed. */
export type InvoicedDelivery = WishedDelivery &
  Pick<OrderRecord, 'deliveryMethod' | 'taxTreatment' | 'vatPercent' | 'sellerVatId'>

/**
 * The addresses and words of a wish. An order goes on being billed where it was, or where it is delivered if that was the same. Rejects
 * (invalid) addresses that their country does not write so.
 */
export function readDeliveryWish(order: OrderRecord, wish: DeliveryWish): WishedDelivery {
  const deliveryAddress = checkPostalAddress(wish.deliveryAddress, 'deliveryAddress')
  const { customerReference = order.customerReference, note = order.note } = wish
  const billingAddress = wish.billingAddress
    ? checkPostalAddress(wish.billingAddress, 'billingAddress')
    : (findOtherBilling(order) ?? deliveryAddress)
  return { deliveryAddress, billingAddress, customerReference, note }
}

/** Where the order is billed, if that is not where it is delivered. */
function findOtherBilling({ billingAddress, deliveryAddress }: OrderRecord): PostalAddress | undefined {
  return billingAddress && !isDeepStrictEqual(billingAddress, deliveryAddress) ? billingAddress : undefined
}
