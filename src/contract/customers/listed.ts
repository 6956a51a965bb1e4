import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { isInOrderOfChange, updatedSince } from '../changes.ts'
import { entityId, inEuros, integer, isoTime, text } from '../common.ts'
import { accountTerms } from '../on-account/on-account.ts'
import { customerStates } from './states.ts'

/** Which customers. */
export const customerFilter = z.object({
  q: text(100).optional(),
  state: z.enum(customerStates, `must be one of ${customerStates.join(', ')}`).optional(),
})

/** Filters of GET /customer. */
export const customerQuery = customerFilter
  .extend({
    updatedSince: updatedSince(
      'customers whose account, profile or addresses changed since, without q; what they bought is told by their orders',
    ),
    limit: integer(1, MAX_PAGE).optional().default(50),
    cursor: entityId.optional(),
  })
  .refine(...isInOrderOfChange)

/** A customer in the list of all, with what they have bought, in euros with VAT. */
export const listedCustomer = z
  .object({
    _id: entityId,
    email: z.string(),
    name: z.string(),
    company: z
      .string()
      .meta({ description: "of their address book; '' where there is none, like what follows" }),
    phone: z.string(),
    place: z.string(),
    country: z.string(),
    createdAt: isoTime,
    confirmed: z.boolean(),
    suspended: z.boolean(),
    terms: accountTerms.nullable(),
    orders: z.int().meta({ description: 'paid or put on account, and not cancelled since' }),
    revenue: inEuros,
    lastOrderAt: isoTime.nullable().meta({ description: 'when they last booked anything' }),
  })
  .meta({ id: 'ListedCustomer' })
export type ListedCustomer = z.infer<typeof listedCustomer>
