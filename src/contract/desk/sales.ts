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
  refunded: inEuros.meta({
    description: 'sent back meanwhile, or taken off what is owed on account, whenever it was sold',
  }),
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
export const bestSeller = z
  .object({
    _id: entityId.nullable(),
    sku: z.string().nullable(),
    name: z.string(),
    pieces: z.int(),
    gross: inEuros,
  })
  .meta({ id: 'BestSeller' })
export type BestSeller = z.infer<typeof bestSeller>

/** A product in stock of which nothing was sold for 90 days; `value` of its stock at its price, in euros. */
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
  })
  .meta({ id: 'Sales' })
export type Sales = z.infer<typeof sales>

/** What is in stock, in euros at its prices, and what of it does not sell. */
export const stockValue = z
  .object({ value: inEuros, slowMovers: z.array(slowMover) })
  .meta({ id: 'StockValue' })
