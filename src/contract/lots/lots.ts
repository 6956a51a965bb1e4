import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { isInOrderOfChange, updatedSince } from '../changes.ts'
import { entityId, integer, isoTime, text, uploadedFile } from '../common.ts'
import { CERTIFICATE_TOO_LARGE, MAX_CERTIFICATE_BYTES } from '../pdf-limits.ts'

/** A lot as a line of an order names it. */
const namedLot = { _id: entityId, number: z.string() }

/** Pieces of a lot that left. */
export const shippedLot = z.object({
  ...namedLot,
  pieces: z.int(),
  hasCertificate: z.boolean().meta({ description: 'whether GET /order/{id}/lots/{lot}/certificate has one' }),
})
export type ShippedLot = z.infer<typeof shippedLot>

/** A lot from which pieces can be taken. */
export const openLot = z.object({ ...namedLot, remaining: z.int() })

/** What was received of a lot, what became of it, and what it is of. */
export const lot = z
  .object({
    ...namedLot,
    product: entityId,
    name: z.string(),
    sku: z.string().nullable(),
    receivedAt: isoTime.meta({ description: 'when the first pieces came' }),
    receivedBy: z.string(),
    received: z.int().meta({ description: 'pieces that came in, corrections counted' }),
    scrapped: z.int(),
    shipped: z.int(),
    remaining: z.int(),
    certifiedAt: isoTime
      .nullable()
      .meta({ description: 'when its certificate was added; null: it has none' }),
    certifiedBy: z.string().nullable(),
  })
  .meta({ id: 'Lot' })
export type Lot = z.infer<typeof lot>

/** Which lots: by a part of their number, or the SKU of what they are of; those of one product; those of which pieces are left. */
export const lotQuery = z
  .object({
    q: text(100).optional(),
    product: entityId.optional(),
    state: z.enum(['open'], 'must be open').optional(),
    updatedSince: updatedSince('lots that changed since, without q'),
    limit: integer(1, MAX_PAGE).optional().default(50),
    cursor: entityId.optional(),
  })
  .refine(...isInOrderOfChange)

/** The multipart form of a certificate. */
export const newCertificate = z.object({
  certificate: uploadedFile(MAX_CERTIFICATE_BYTES, CERTIFICATE_TOO_LARGE),
})
