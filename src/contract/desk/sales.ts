import { z } from 'zod'
import { entityId, inEuros } from '../common.ts'
import { salesSpans } from './sales-spans.ts'

export const salesQuery = z.object({
  days: z.enum(salesSpans, `must be one of ${salesSpans.join(', ')}`).default('30'),
})

/** What a span came to; amounts in euros. `net` is without VAT, at the rate within each order. */
const salesTotals = z.object({
  orders: z.int().meta({ description: 'paid, or put on account' }),
  gross: inEuros,
  net: inEuros,
  refunded: inEuros.meta({ description: 'sent back meanwhile, whenever it was paid' }),
})
export type SalesTotals = z.infer<typeof salesTotals>

/** A part of the span: an hour of today, a day, or a month of a year. */
const salesPart = z.object({
  from: z.iso
    .date()
    .or(z.iso.datetime({ local: true }))
    .meta({ description: "in the seller's time zone" }),
  orders: z.int(),
  gross: inEuros,
  net: inEuros,
})
export type SalesPart = z.infer<typeof salesPart>

/** A product, or one that is no longer there by the name that it had, and what was sold of it, in euros with VAT. */
const bestSeller = z.object({
  _id: entityId.nullable(),
  sku: z.string().nullable(),
  name: z.string(),
  pieces: z.int(),
  gross: inEuros,
})
export type BestSeller = z.infer<typeof bestSeller>

/** A product in stock of which nothing was sold for long; `value` of its stock at its price, in euros. */
const slowMover = z.object({
  _id: entityId,
  sku: z.string().nullable(),
  name: z.string(),
  available: z.int(),
  value: inEuros,
})
export type SlowMover = z.infer<typeof slowMover>

/** What a shop has sold in a span, beside the span before it. */
export const sales = z
  .object({
    days: z.int(),
    now: salesTotals,
    before: salesTotals.meta({ description: 'of as many days before, up to the same time of day' }),
    parts: z.array(salesPart),
    bestSellers: z.array(bestSeller),
    slowMovers: z.array(slowMover),
    stockValue: inEuros.meta({ description: 'of all that can be sold, at its prices' }),
  })
  .meta({ id: 'Sales' })
export type Sales = z.infer<typeof sales>
