import { z } from 'zod'
import { personNameIfFit } from '../accounts/person-name.ts'
import { agreedBackOrder, backOrder } from '../catalog/back-orders.ts'
import { answeredShapesOf } from '../catalog/fact-shapes.ts'
import { dispatchFacts } from '../catalog/plain-facts.ts'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { paymentMethods } from '../checkout/checkout.ts'
import {
  absentable,
  email,
  entityId,
  euros,
  inEuros,
  integer,
  isoTime,
  optionalText,
  phone,
  positiveEuros,
  queriedEmail,
  text,
} from '../common.ts'
import { deliveryMethodId } from '../delivery/delivery.ts'
import { postalAddress } from '../postal-addresses/postal-addresses.ts'
import { printed } from '../printable.ts'
import { taxTreatments, vatCheckStatuses } from '../tax/tax.ts'
import { orderStatuses } from './states.ts'

/**
 * The order form, with the names it sends: `availability` is the quantity chosen, `price` the total in euros. If
 * `userName` is left out, or is not a name that a mail may contain (person-name.ts), the account's name is used instead.
 */
export const newOrder = z.object({
  userName: personNameIfFit,
  userEmail: email,
  orderName: text(120),
  orderDescription: optionalText(4000),
  minQuantity: absentable(integer(0, MAX_QUANTITY)),
  availability: integer(1, MAX_QUANTITY),
  price: euros,
  phone,
  product: absentable(entityId),
  backOrder: agreedBackOrder.meta({
    description: 'what the customer agrees to wait for; without it, all pieces must be available',
  }),
})
export type NewOrder = z.output<typeof newOrder>

/** What was booked of one product. `price` is what the line comes to, `unitPrice` the price per piece, both in euros. */
export const orderLine = z
  .object({
    product: entityId.nullable(),
    sku: z.string().nullable(),
    name: z.string(),
    img: z.string(),
    minQuantity: z.int(),
    availability: z.int(),
    unitPrice: inEuros,
    price: inEuros,
    ...answeredShapesOf(dispatchFacts),
    backOrder,
    /** The customer's own number of this part. */
    ownNumber: z.string(),
  })
  .meta({ id: 'OrderLine' })
export type OrderLine = z.infer<typeof orderLine>

/**
 * An order as its owner sees it. `price` is the total and `unitPrice` the price per piece, both in euros; `availability` is
 * the number of pieces. Of an order of several lines, `product`, `img`, `orderDescription`, `minQuantity` and `unitPrice`
 * are those of its first line.
 */
export const order = z
  .object({
    _id: entityId,
    userName: z.string(),
    userEmail: z.string(),
    email: z.string(),
    orderName: z.string(),
    orderDescription: z.string(),
    product: entityId.nullable(),
    img: z.string(),
    minQuantity: z.int(),
    availability: z.int(),
    unitPrice: inEuros,
    price: inEuros,
    phone: z.string(),
    status: z.enum(orderStatuses),
    partlyShipped: z
      .boolean()
      .meta({ description: 'whether a part has left, and the rest is still to be shipped' }),
    /** Whether there is nothing to pay any more, even if it was refunded. An order on account can be shipped before it is paid. */
    paid: z.boolean(),
    transactionId: z.string().nullable(),
    /** What of the payment was refunded, or will be, or of an order on account is no longer owed, in euros. */
    refunded: inEuros,
    /** What bank transfers have paid of an order on account, in euros. */
    received: inEuros,
    /** The discount for prompt payment that was taken off such an order, in euros. */
    discounted: inEuros,
    /** The discount that it still offers: who pays `pay` until that day owes no more. Null: none. */
    discount: z.object({ percent: z.number(), until: z.iso.date(), pay: inEuros }).nullable(),
    createdAt: isoTime,
    expiresAt: isoTime,
    /** What people call it: 'PH-2026-000123'. */
    number: z.string(),
    lines: z.array(orderLine),
    /** In euros: `goods` and `delivery` less `relief`, VAT that is not charged, are the total. */
    goods: inEuros,
    delivery: inEuros,
    relief: inEuros,
    deliveryMethod: deliveryMethodId.nullable(),
    deliveryAddress: postalAddress.nullable(),
    deliveryLines: z.array(z.string()).nullable().meta({ description: 'that address as it is written' }),
    billingAddress: postalAddress.nullable(),
    vatId: z.string().nullable(),
    /** What the register answered about the VAT ID: the name it is registered to, and the number that proves that it was asked. */
    vatCheck: z
      .object({
        status: z.enum(vatCheckStatuses),
        name: z.string(),
        consultationNumber: z.string().nullable(),
        answeredAt: isoTime.nullable(),
      })
      .nullable(),
    taxTreatment: z.enum(taxTreatments),
    /** The rate of VAT within the total; null: the seller's own. */
    vatPercent: z.number().nullable(),
    /** The customer's own number of the order. */
    customerReference: z.string(),
    note: z.string(),
    paymentMethod: z.enum(paymentMethods),
    dueAt: isoTime.nullable(),
    /** Whether it waits to be told where to go: it is paid, and has no address. */
    addressNeeded: z.boolean(),
    /** What is to be paid before it is shipped, in euros: its place costs more than was paid. `dueOrder` is the order to pay it by. */
    due: inEuros,
    dueOrder: entityId.nullable(),
    /** The order whose dearer delivery this one pays for; null for orders of goods. */
    supplementOf: entityId.nullable(),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>

export const orderQuery = z.object({ email: queriedEmail.optional() })

/** What the browser reports after the card payment; it is verified with the card service. */
export const orderPayment = z.object({ order: entityId, transactionId: text(255) })

/** A refund of an order's payment by an admin; the customer reads the reason, on the credit note too. */
export const newRefund = z.object({ amount: positiveEuros, reason: printed(text(500)) })
