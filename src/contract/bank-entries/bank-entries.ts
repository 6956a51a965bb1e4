import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { entityId, inEuros, integer, isoTime, positiveEuros, text, uploadedFile } from '../common.ts'
import { newSettlement } from '../on-account/on-account.ts'
import { bankEntryStates, certainties, MAX_STATEMENT_BYTES, STATEMENT_TOO_LARGE } from './states.ts'

/** The form of an upload: CAMT.053 in XML, or CSV. */
export const uploadedStatement = z.object({
  file: uploadedFile(MAX_STATEMENT_BYTES, STATEMENT_TOO_LARGE),
})

/** What became of a file: how many entries are new, how many were known, and how many are left out. */
export const keptStatement = z
  .object({
    kept: z.int(),
    known: z.int(),
    /** What went out, in other currencies, or is not booked yet. */
    leftOut: z.int(),
    /** The lines of a CSV file that have no day or no amount, the first ones. */
    unread: z.array(z.int()),
  })
  .meta({ id: 'KeptStatement' })
export type KeptStatement = z.infer<typeof keptStatement>

export const bankEntryQuery = z.object({
  state: z.enum(bankEntryStates, 'must be open, noted or set-aside').default('open'),
  limit: integer(1, MAX_PAGE).default(25),
  page: integer(1, 100_000).default(1),
})

/** A part of an entry that pays an order, or would. */
const share = {
  order: entityId,
  orderNumber: z.string(),
  customer: z.string(),
  amount: inEuros,
}

const proposal = z.object({
  certainty: z.enum(certainties),
  /** Why, in words: 'names invoice 12, comes to what is owed'. */
  reason: z.string(),
  payments: z.array(
    z.object({
      ...share,
      invoice: z.int().nullable(),
      owed: inEuros,
      acceptDiscount: z.boolean().meta({
        description:
          'whether it settles the order only if its discount is accepted after the last day for it',
      }),
    }),
  ),
})

/** Money that came in by a bank statement. */
const bankEntry = z
  .object({
    _id: entityId,
    bookedOn: z.string(),
    amount: inEuros,
    name: z.string(),
    iban: z.string(),
    remittance: z.string(),
    status: z.enum(bankEntryStates),
    /** What of it is noted for no order yet. */
    left: inEuros,
    noted: z.array(z.object(share)),
    decidedBy: z.string().nullable(),
    decidedAt: isoTime.nullable(),
    /** What it may pay, the surest first; without any, nobody knows it. */
    proposals: z.array(proposal),
  })
  .meta({ id: 'BankEntry' })
export type BankEntry = z.infer<typeof bankEntry>

export const bankEntryPage = z
  .object({
    entries: z.array(bankEntry),
    total: z.int(),
    /** How many open entries have a certain proposal; 0 in a list of others. */
    certain: z.int(),
  })
  .meta({ id: 'BankEntryPage' })

/** The owner's yes: which orders an entry pays, by their numbers, and how much of each. */
export const bankEntryPayments = z.object({
  payments: z
    .array(
      z.object({
        order: text(40),
        amount: positiveEuros,
        acceptDiscount: newSettlement.shape.acceptDiscount,
      }),
    )
    .min(1, 'must name an order')
    .max(20, 'must name at most 20 orders'),
})

/** The owner's yes to all certain ones: how many were noted. */
export const notedEntries = z.object({ noted: z.int() }).meta({ id: 'NotedBankEntries' })
