import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { isInOrderOfChange, updatedSince } from '../changes.ts'
import { email, entityId, integer, isOneLine, isoTime, optionalText, text } from '../common.ts'
import { printed } from '../printable.ts'
import { MAX_LEAD_DAYS } from './states.ts'

/** A supplier as it is typed, as a whole. */
export const newSupplier = z.strictObject({
  name: printed(text(120).refine(isOneLine, 'must be one line')),
  email: optionalText(254).refine(
    value => value === '' || email.safeParse(value).success,
    'must be an email address, or empty',
  ),
  address: printed(optionalText(300)).meta({ description: 'as on an envelope, line by line' }),
  leadDays: integer(0, MAX_LEAD_DAYS).meta({ description: 'how many days its goods usually take' }),
  notes: optionalText(2000).meta({ description: 'for colleagues alone' }),
})

/** An edit, which also says whether nothing is ordered there any more. */
export const supplierEdit = newSupplier.extend({
  archived: z.boolean('must be true or false').optional().default(false),
})

export const supplier = z
  .object({
    _id: entityId,
    name: z.string(),
    email: z.string(),
    address: z.string(),
    leadDays: z.int(),
    notes: z.string(),
    archivedAt: isoTime.nullable(),
    createdAt: isoTime,
    version: z.int().meta({ description: 'for If-Match' }),
    sizes: z.int().meta({ description: 'how many sizes it supplies' }),
    openOrders: z.int().meta({ description: 'orders to it of which goods are still to come' }),
  })
  .meta({ id: 'Supplier' })
export type Supplier = z.infer<typeof supplier>

/** Which suppliers: by a part of the name; those that nothing is ordered from any more. */
export const supplierQuery = z
  .object({
    q: optionalText(100),
    state: z.enum(['archived'], 'must be archived').optional(),
    updatedSince: updatedSince('suppliers that changed since, archived ones too, without q'),
    limit: integer(1, MAX_PAGE).optional().default(50),
    cursor: entityId.optional(),
  })
  .refine(...isInOrderOfChange)
