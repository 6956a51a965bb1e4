import { z } from 'zod'
import { checkoutQuestion } from '../checkout/checkout.ts'
import { absentable, euros, keptText } from '../common.ts'
import { deliveryMethodId } from '../delivery/delivery.ts'
import { postalAddressInput } from '../postal-addresses/postal-addresses.ts'
import { printed } from '../printable.ts'

/** Where an order goes. What is left out stays as it is; without a billing address of its own, an order is billed to where it goes. */
export const orderDelivery = z.object({
  deliveryAddress: postalAddressInput,
  billingAddress: absentable(postalAddressInput),
  deliveryMethod: absentable(deliveryMethodId),
  vatId: keptText(30),
  customerReference: printed(keptText(100)),
  note: printed(keptText(500)),
  /** The new total in euros; needed if it changes, and told by the 409 without it. */
  agreed: absentable(euros),
})

/** What is asked about the delivery of an unpaid order before it is changed. */
export const deliveryQuestion = checkoutQuestion.omit({ lines: true }).extend({ vatId: keptText(30) })
export type DeliveryQuestion = z.output<typeof deliveryQuestion>
