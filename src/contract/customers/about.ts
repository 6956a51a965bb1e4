import { z } from 'zod'
import { entityId, inEuros, isoTime } from '../common.ts'
import { note } from '../notes.ts'

/** One of their lists in short; `lines` is how many it has. */
const listInShort = z.object({ _id: entityId, name: z.string(), lines: z.int(), createdAt: isoTime })

/** What there is of a customer, how much of each, and what colleagues noted. */
export const aboutCustomer = z
  .object({
    since: isoTime,
    confirmed: z.boolean(),
    orders: z.int().meta({ description: 'all that were booked, whatever became of them' }),
    bought: z.int().meta({ description: 'paid or put on account, and not cancelled since' }),
    revenue: inEuros.meta({ description: 'what these cost, with VAT' }),
    lastOrderAt: isoTime.nullable(),
    lastOwnOrderAt: isoTime
      .nullable()
      .meta({ description: 'when they last booked themselves, and so accepted the terms' }),
    quotes: z.int(),
    returns: z.int(),
    messages: z.int(),
    stockWatches: z.int().meta({ description: 'products of whose return they want to be told by mail' }),
    lists: z.array(listInShort).meta({ description: 'by their names' }),
    notes: z.array(note).meta({ description: 'for colleagues alone, oldest first' }),
  })
  .meta({ id: 'AboutCustomer' })
export type AboutCustomer = z.infer<typeof aboutCustomer>

/** A line of a customer's list, in the quantity that they usually order. */
export const listedPart = z
  .object({ product: entityId, name: z.string(), sku: z.string().nullable(), quantity: z.int() })
  .meta({ id: 'ListedPart' })
export type ListedPart = z.infer<typeof listedPart>
