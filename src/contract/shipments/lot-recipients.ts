import { z } from 'zod'
import { pageQuery } from '../catalog/stock.ts'
import { entityId, isoTime } from '../common.ts'
import { parcel } from './parcels.ts'

/** A page of those who got pieces of a lot. */
export const lotRecipientQuery = pageQuery

/** Whose order has pieces of a lot, and in which parcels they left. */
export const lotRecipient = z
  .object({
    order: entityId,
    orderNumber: z.string(),
    userName: z.string(),
    userEmail: z.string(),
    company: z.string().meta({ description: "where it went; '' if that is none" }),
    phone: z.string(),
    pieces: z.int(),
    shippedAt: isoTime,
    parcels: z.array(parcel),
  })
  .meta({ id: 'LotRecipient' })
export type LotRecipient = z.infer<typeof lotRecipient>
