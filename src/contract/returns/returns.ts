import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { updatedSince } from '../changes.ts'
import { MAX_LINES } from '../checkout/checkout.ts'
import {
  absentable,
  entityId,
  euros,
  inEuros,
  integer,
  isoTime,
  optionalText,
  positiveEuros,
  queriedEmail,
  text,
} from '../common.ts'
import { printed } from '../printable.ts'
import { returnPhoto } from './photos.ts'
import { managedReturnStates, returnReasons, returnStates } from './states.ts'

/** The most characters of what is written about a return. */
export const MAX_WORDS = 2000

const line = integer(0, MAX_LINES - 1).meta({ description: 'its place in the order, from 0' })
const pieces = integer(0, MAX_QUANTITY)

/** Lines of an order, at most as many as it may have. */
const listOf = <Shape extends z.ZodType>(each: Shape) =>
  z.array(each, 'must be a list of lines').max(MAX_LINES, `must have at most ${MAX_LINES} lines`)

const atLeastOne = <Shape extends z.ZodType>(each: Shape) =>
  listOf(each).min(1, 'must have at least one line')

/** What a customer wants to send back, and why. */
export const newReturn = z.strictObject({
  lines: atLeastOne(z.strictObject({ line, pieces })),
  reason: z.enum(returnReasons, `must be one of ${returnReasons.join(', ')}`),
  words: optionalText(MAX_WORDS),
})

/** What the shop writes when it agrees: where to send it, and how. Stands on the slip too. */
export const returnAgreement = z.strictObject({ words: printed(optionalText(MAX_WORDS)) })

/** Why the shop declines a return, or closes it without giving money back. */
export const returnRefusal = z.strictObject({ words: text(MAX_WORDS, 'must say why') })

/** What of a return has come, and what becomes of it. */
export const returnArrival = z.strictObject({
  lines: atLeastOne(
    z.strictObject({
      line,
      restocked: pieces.meta({ description: 'pieces that can be sold again' }),
      scrapped: pieces.meta({ description: 'pieces that cannot' }),
    }),
  ),
})

/**
 * What is given back of an order by line. For pieces it is their share of what was paid, unless `amount` says less; without pieces, so much of
 * the line's price.
 */
export const newLineRefund = z.strictObject({
  lines: listOf(z.strictObject({ line, pieces, amount: absentable(positiveEuros) })),
  delivery: z.boolean('must be true or false').meta({ description: 'what is left of its delivery too' }),
  reason: printed(text(500)).meta({ description: 'the customer reads it, on the credit note too' }),
  return: absentable(entityId).meta({ description: 'the return that it is for' }),
  refunded: euros.meta({
    description:
      'what of the order had been refunded when it was read, in euros; if that has changed since, nothing is given back',
  }),
})

/** Pieces of a line of an order. */
const piecesOfLine = z.object({
  line: z.int().meta({ description: 'its place in the order, from 0' }),
  name: z.string(),
  sku: z.string().nullable(),
  pieces: z.int(),
})

/** What a customer sends back of an order, or wants to. */
const orderReturn = z
  .object({
    _id: entityId,
    number: z.string().meta({ description: "'PH-2026-000123-R1'" }),
    state: z.enum(returnStates),
    reason: z.enum(returnReasons),
    words: z.string(),
    byShop: z.boolean().meta({ description: 'whether the shop asked for the customer' }),
    answer: z.string().meta({ description: 'what the shop wrote when it agreed, declined or closed it' }),
    askedAt: isoTime,
    answeredAt: isoTime.nullable(),
    arrivedAt: isoTime.nullable(),
    lines: z.array(
      piecesOfLine.extend({
        arrived: z.int(),
        scrapped: z
          .int()
          .nullable()
          .meta({ description: 'of those that arrived, for admins; null for customers' }),
      }),
    ),
    photos: z.array(returnPhoto),
    refunded: inEuros.meta({ description: 'what was given back for it' }),
  })
  .meta({ id: 'Return' })
export type OrderReturn = z.infer<typeof orderReturn>

/** What came back of an order, and what may. */
export const returnsOfOrder = {
  returns: z.array(orderReturn).meta({ description: 'oldest first' }),
  returnable: z.object({
    until: z.iso
      .date()
      .nullable()
      .meta({ description: 'the last day on which its customer can ask; null: not all has left yet' }),
    lines: z.array(piecesOfLine).meta({ description: 'what whoever reads it may ask to send back now' }),
  }),
}

/** How much can still be given back of an order by line; for admins. */
export const refundableLines = z.object({
  lines: z.array(
    piecesOfLine.extend({
      pieces: z.int().meta({ description: 'pieces that have left, and for which nothing was given back' }),
      left: inEuros.meta({ description: 'what of its price was not given back by line' }),
      ordered: z.int(),
      share: inEuros.meta({ description: 'what was paid for all that was ordered' }),
      credited: z.int().meta({ description: 'pieces for which money was given back' }),
    }),
  ),
  delivery: inEuros.meta({ description: 'what of its delivery was not given back by line' }),
})
export type RefundableLines = z.infer<typeof refundableLines>

/** A return in the shop's list. */
export const managedReturn = orderReturn
  .pick({ _id: true, number: true, state: true, reason: true, askedAt: true, arrivedAt: true })
  .extend({
    order: entityId,
    name: z.string().meta({ description: "'Hex Bolt M10 x 40 and 4 more'" }),
    pieces: z.int(),
    userName: z.string(),
    userEmail: z.string(),
  })
  .meta({ id: 'ManagedReturn' })
export type ManagedReturn = z.infer<typeof managedReturn>

/** A return on its way, as whoever unpacks it needs it: without amounts, and nothing of its customer but the name. */
export const expectedReturn = orderReturn
  .pick({ _id: true, number: true })
  .extend({ order: entityId, userName: z.string(), agreedAt: isoTime, lines: z.array(piecesOfLine) })
  .meta({ id: 'ExpectedReturn' })
export type ExpectedReturn = z.infer<typeof expectedReturn>

/** GET /return/expected: oldest first. */
export const expectedReturnQuery = z.object({
  q: text(100).optional().meta({ description: 'how its number or that of its order begins' }),
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})

/** GET /return: everybody's, newest first; those that wait, oldest first. */
export const managedReturnQuery = z.object({
  state: z.enum(managedReturnStates, `must be one of ${managedReturnStates.join(', ')}`).optional(),
  customer: queriedEmail.optional().meta({ description: 'the address of the account whose they are' }),
  updatedSince: updatedSince('returns that changed since'),
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})
