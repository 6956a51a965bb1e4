import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { inEuros, integer, isoTime, optionalText } from '../common.ts'
import { saleKinds } from './sale-kinds.ts'

const day = z.iso.date('must be a date like 2026-03-31')

/** Which days a report is about, in the shop's time zone, the last one included. Without them, the month so far. */
export const periodQuery = z.object({ from: day.optional(), to: day.optional() })

const period = { from: z.string(), to: z.string() }

/** What papers say together: credit notes and replaced invoices count below zero. In euros. */
const amounts = { net: inEuros, vat: inEuros, gross: inEuros }

/** What was sold and what came in, on a day or in all. */
const takings = {
  /** How many invoices and credit notes. */
  papers: z.int(),
  /** Gross: invoices of orders paid by card, of those on account, and below zero credit notes, and discounts for prompt payment. */
  card: inEuros,
  account: inEuros,
  credited: inEuros,
  discounted: inEuros,
  ...amounts,
  /** Money: received by card and by transfer, and given back to cards and by transfer. */
  receivedByCard: inEuros,
  receivedByTransfer: inEuros,
  refundedToCard: inEuros,
  refundedByTransfer: inEuros,
}

export const takingsReport = z
  .object({
    ...period,
    /** The days on which something was booked, the first one first. */
    days: z.array(z.object({ day: z.string(), ...takings })),
    total: z.object(takings),
  })
  .meta({ id: 'TakingsReport' })
export type TakingsReport = z.infer<typeof takingsReport>

export const vatReport = z
  .object({
    ...period,
    rows: z.array(
      z.object({
        kind: z.enum(saleKinds),
        /** Whose VAT it is, or where an export or the goods of a reverse charge went: ISO 3166-1, XI for Northern Ireland. */
        country: z.string(),
        percent: z.number(),
        /** The quarter of the invoices that these credit notes and corrections are about, '2026-Q1', if that was before the period. */
        corrects: z.string().nullable(),
        papers: z.int(),
        ...amounts,
      }),
    ),
    total: z.object({ papers: z.int(), ...amounts }),
  })
  .meta({ id: 'VatReport' })
export type VatReport = z.infer<typeof vatReport>

/** Which papers: of some days, and by words. */
export const paperFilter = periodQuery.extend({
  q: optionalText(100).meta({
    description: "In the customer's name, or in full: the number of the paper or of its order",
  }),
})

export const paperQuery = paperFilter.extend({
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: integer(1, 2_147_483_647).optional(),
})

/** An invoice or a credit note. */
export const listedPaper = z
  .object({
    number: z.int(),
    issuedAt: isoTime,
    order: z.string(),
    orderNumber: z.string(),
    customer: z.string(),
    ...amounts,
    /** The invoice that it takes back: it is a credit note. */
    credits: z.int().nullable(),
    /** The invoice that it replaces. */
    corrects: z.int().nullable(),
    isReplaced: z.boolean(),
  })
  .meta({ id: 'ListedPaper' })
export type ListedPaper = z.infer<typeof listedPaper>
