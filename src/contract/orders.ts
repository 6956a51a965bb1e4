import { z } from 'zod'
import { MAX_QUANTITY } from './catalog.ts'
import {
  absentable,
  email,
  entityId,
  integer,
  isoTime,
  optionalText,
  phone,
  queriedEmail,
  text,
} from './common.ts'
import { euros, positiveEuros } from './money.ts'
import { orderStatuses } from './order-status.ts'
import { personNameIfFit } from './person-name.ts'

/** What may be ordered and paid from an account whose address nobody has confirmed, in cents. */
export const MAX_UNCONFIRMED_CENTS = 100_000
/** What somebody is told who wants more. */
export const CONFIRM_FIRST =
  'Orders above €1,000 can only be paid with a confirmed email address. Please open the link we emailed you, then try again.'

/**
 * The order form, in the words it sends: `availability` is the quantity chosen, `price` the total in euros. Where `userName` is
 * left out, or is no name that a mail may carry (person-name.ts), the order goes by the account's name instead.
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
})
export type NewOrder = z.output<typeof newOrder>

/** An order as its owner reads it. `price` is the total, `unitPrice` the price of a piece, both in euros. */
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
    unitPrice: z.number(),
    price: z.number(),
    phone: z.string(),
    status: z.enum(orderStatuses),
    paid: z.boolean(),
    transactionId: z.string().nullable(),
    createdAt: isoTime,
    expiresAt: isoTime,
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>

export const orderQuery = z.object({ email: queriedEmail.optional() })

/** What the browser reports after the card payment; the card service itself is asked before it is believed. */
export const orderPayment = z.object({ order: entityId, transactionId: text(255) })
export type OrderPayment = z.output<typeof orderPayment>

/** What an admin sends back of an order's payment; the customer reads the reason. */
export const newRefund = z.object({ amount: positiveEuros, reason: text(500) })
export type NewRefund = z.output<typeof newRefund>
