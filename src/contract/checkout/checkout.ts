import { z } from 'zod'
import { agreedBackOrder } from '../catalog/back-orders.ts'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { absentable, entityId, euros, inEuros, integer, optionalText, phone } from '../common.ts'
import { country, deliveryMethodId, deliveryOffer } from '../delivery/delivery.ts'
import { postalAddressInput } from '../postal-addresses/postal-addresses.ts'
import { printed } from '../printable.ts'
import { taxTreatments, vatIdDoubts } from '../tax/tax.ts'

/** How an order is paid: by card at once, or on account, by an invoice with a date. */
export const paymentMethods = ['card', 'account'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How many lines an order may have. */
export const MAX_LINES = 500

/** One product of a checkout, with the names of an order: `availability` is the quantity, `price` what the line comes to. */
const wantedLine = z.object({
  product: entityId,
  availability: integer(1, MAX_QUANTITY),
  /** What the customer saw; without it, only the total is compared. */
  price: absentable(euros),
  /** What the customer agrees to wait for; without it, all pieces must be available. */
  backOrder: agreedBackOrder,
})

/** The lines of an order or a quote. */
export function linesOf<Line extends z.ZodType>(line: Line) {
  return z
    .array(line, 'must be a list of lines')
    .min(1, 'must have at least one line')
    .max(MAX_LINES, `must have at most ${MAX_LINES} lines`)
}

/**
 * Where an order goes, how, and what stands on its papers. `price` is the total that the customer saw, in euros. Without an address it is
 * delivered free, and the address is asked for with the payment; without a billing address, the delivery address is billed.
 */
export const checkoutTerms = z.object({
  price: euros,
  phone,
  deliveryAddress: absentable(postalAddressInput),
  billingAddress: absentable(postalAddressInput),
  deliveryMethod: absentable(deliveryMethodId),
  vatId: optionalText(30),
  customerReference: printed(optionalText(100)),
  note: printed(optionalText(500)),
  paymentMethod: absentable(z.enum(paymentMethods, 'must be card or account')),
})

interface AddressedTerms {
  readonly deliveryAddress?: unknown
  readonly deliveryMethod?: string | undefined
  readonly vatId: string
}

/** A method of delivery and a VAT ID can only be given together with an address. */
export function requireAddress<Terms extends z.ZodType<AddressedTerms>>(terms: Terms) {
  const path = ['deliveryAddress']
  return terms
    .refine(
      ({ deliveryAddress, deliveryMethod }) => deliveryMethod === undefined || deliveryAddress !== undefined,
      { path, message: 'must be given with a method of delivery' },
    )
    .refine(({ deliveryAddress, vatId }) => vatId === '' || deliveryAddress !== undefined, {
      path,
      message: 'must be given with a VAT ID',
    })
}

/** An order of one or more products, each once. */
export const newCheckout = requireAddress(checkoutTerms.extend({ lines: linesOf(wantedLine) }))
export type NewCheckout = z.output<typeof newCheckout>

/** What is asked about an order before it is placed: where it goes and how, as far as that is known. */
export const checkoutQuestion = z.object({
  lines: z
    .array(wantedLine.pick({ product: true, availability: true }))
    .min(1)
    .max(MAX_LINES),
  country,
  postcode: optionalText(20),
  deliveryMethod: absentable(deliveryMethodId),
  vatId: optionalText(30),
})
export type CheckoutQuestion = z.output<typeof checkoutQuestion>

/** What an order would cost, in euros, and the ways in which it can be delivered. */
export const checkoutEstimate = z
  .object({
    goods: inEuros,
    delivery: inEuros,
    relief: inEuros.meta({ description: 'VAT within these prices that is not charged' }),
    total: inEuros.meta({ description: 'goods and delivery less the relief' }),
    net: inEuros,
    vat: inEuros,
    vatPercent: z.number(),
    taxTreatment: z.enum(taxTreatments),
    registeredTo: z
      .string()
      .meta({ description: 'the name of the VAT ID in its register; empty if it is not told' }),
    vatIdDoubt: z.enum(vatIdDoubts).nullable().meta({ description: 'why VAT is charged despite the VAT ID' }),
    deliveryMethod: deliveryMethodId,
    offers: z.array(deliveryOffer),
  })
  .meta({ id: 'CheckoutEstimate' })
export type CheckoutEstimate = z.infer<typeof checkoutEstimate>
