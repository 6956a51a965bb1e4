import { z } from 'zod'
import { agreedBackOrder, backOrder } from '../catalog/back-orders.ts'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { answeredShapesOf } from '../catalog/fact-shapes.ts'
import { dispatchFacts } from '../catalog/plain-facts.ts'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { updatedSince } from '../changes.ts'
import { checkoutQuestion, checkoutTerms, linesOf, MAX_LINES, requireAddress } from '../checkout/checkout.ts'
import {
  absentable,
  entityId,
  inEuros,
  integer,
  isoTime,
  optionalText,
  positiveEuros,
  queriedEmail,
  text,
} from '../common.ts'
import { deliveryMethodId } from '../delivery/delivery.ts'
import { postalAddress } from '../postal-addresses/postal-addresses.ts'
import { printed } from '../printable.ts'
import { taxTreatments } from '../tax/tax.ts'
import { MAX_VALID_DAYS, quoteStatuses, VALID_DAYS } from './states.ts'

/** One product that a quote is wanted for, with the names of an order: `availability` is the quantity. */
const wantedLine = z.object({
  product: entityId,
  availability: integer(1, MAX_QUANTITY),
  wantedPrice: absentable(positiveEuros).meta({ description: 'what a piece should cost, in euros' }),
})

/**
 * What a quote is wanted for. With a `question` it is a request for a better price, which the shop answers; without, today's prices are
 * offered at once. Without an address it goes to the person's default one; who has none gets a quote of the goods alone.
 */
export const newQuote = requireAddress(
  checkoutTerms
    .omit({ price: true, phone: true, paymentMethod: true })
    .extend({ lines: linesOf(wantedLine), question: optionalText(2000) }),
)

/** The prices that answer a request: one for each line, in the order of its lines. */
export const quotePrices = z.object({
  prices: z
    .array(positiveEuros, 'must be a list of prices')
    .min(1, 'must have at least one price')
    .max(MAX_LINES, `must have at most ${MAX_LINES} prices`),
  answer: printed(optionalText(2000)),
  days: integer(1, MAX_VALID_DAYS).optional().default(VALID_DAYS),
})

/** Why a request is declined; its customer reads it. */
export const quoteRefusal = z.object({ reason: text(2000) })

/**
 * How a quote is ordered. `price` is the total that the customer saw. Without an address, it is delivered, taxed and billed as quoted, and
 * a reference or a note that is sent replaces that of the quote.
 */
export const quoteOrder = requireAddress(
  checkoutTerms.extend({
    backOrders: absentable(
      z
        .array(agreedBackOrder, 'must be a list of back orders')
        .max(MAX_LINES, `must have at most ${MAX_LINES} lines`),
    ).meta({
      description: 'what the customer agrees to wait for, of each line in their order; null: nothing',
    }),
  }),
)

/** What is asked about ordering a quote: where it goes and how. */
export const quoteQuestion = checkoutQuestion.omit({ lines: true })

const quotedAddress = postalAddress.extend({
  lines: z
    .array(z.string())
    .meta({ description: "As it is written in its country, the country's name last" }),
})

/** A line of a quote, with what its product costs today; amounts in euros, weights in grams. */
const quoteLine = z
  .object({
    product: entityId.nullable().meta({ description: 'null once the product is removed' }),
    sku: z.string().nullable(),
    name: z.string(),
    img: z.string(),
    availability: z.int(),
    unitPrice: inEuros,
    price: inEuros,
    wantedPrice: inEuros.nullable().meta({ description: 'what the customer would like to pay for a piece' }),
    todayPrice: inEuros
      .nullable()
      .meta({ description: 'what a piece costs today without a quote; null: it is no longer made' }),
    available: z.int().meta({ description: 'pieces that are in stock now' }),
    backOrder,
    ...answeredShapesOf(dispatchFacts),
    ownNumber: z.string().meta({ description: "the customer's own part number" }),
  })
  .meta({ id: 'QuoteLine' })
export type QuoteLine = z.infer<typeof quoteLine>

const summary = z.object({
  _id: entityId,
  number: z.string(),
  status: z.enum(quoteStatuses),
  name: z.string().meta({ description: "'Hex Bolt M10 x 40 and 4 more'" }),
  pieces: z.int(),
  total: inEuros.meta({ description: 'goods and delivery less the relief' }),
  isRequest: z.boolean().meta({ description: 'whether the customer asked for a better price' }),
  userName: z.string(),
  userEmail: z.string(),
  createdAt: isoTime,
  offeredAt: isoTime.nullable(),
  validUntil: isoTime.nullable().meta({ description: 'the last moment at which it can be ordered' }),
  lastDay: z.iso.date().nullable().meta({ description: 'the day of that moment where the seller is' }),
  order: entityId.nullable().meta({ description: 'what it was ordered as' }),
})

/** A quote in a list. */
export const quoteSummary = summary.meta({ id: 'QuoteSummary' })
export type QuoteSummary = z.infer<typeof quoteSummary>

/** A quote, or the request for one: as long as it is only requested, at the prices of the day on which it was. */
export const quote = summary
  .extend({
    question: z.string(),
    answer: z.string().meta({ description: 'what the shop wrote with its prices, or why it declined' }),
    lines: z.array(quoteLine),
    goods: inEuros,
    delivery: inEuros,
    relief: inEuros,
    net: inEuros,
    vat: inEuros,
    vatPercent: z.number(),
    taxTreatment: z.enum(taxTreatments),
    deliveryMethod: deliveryMethodId.nullable(),
    deliveryAddress: quotedAddress.nullable().meta({ description: 'null: of the goods alone' }),
    billingAddress: quotedAddress.nullable(),
    vatId: z.string().nullable(),
    customerReference: z.string(),
    note: z.string(),
    version: z.int().meta({ description: 'raised by every change; an answer names the one it saw' }),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof quote>

/** GET /quote: one's own, newest first. */
export const quoteQuery = z.object({
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})

/** GET /quote/managed: everybody's. */
export const managedQuoteQuery = quoteQuery.extend({
  updatedSince: updatedSince('quotes that changed since'),
  status: z.enum(quoteStatuses, `must be one of ${quoteStatuses.join(', ')}`).optional(),
  customer: queriedEmail.optional().meta({ description: 'the address of the account whose they are' }),
})
