import { z } from 'zod'
import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
import { MAX_LINES } from '../checkout/checkout.ts'
import { acknowledged, entityId, integer, isoTime } from '../common.ts'
import { openLot, shippedLot } from '../lots/lots.ts'
import { NO_NUMBER, newParcel, parcel, parcelsOfOrder, trackingNumber } from './parcels.ts'

const pieces = integer(0, MAX_QUANTITY)
const place = { description: 'its place in the order, from 0' }
/** More lots than somebody packs one line from. */
const MAX_LOTS = 50

/** Pieces of lots that a line is packed from; 0: none of that one. */
const packedLots = z
  .array(z.strictObject({ lot: entityId, pieces }), 'must be a list of lots')
  .max(MAX_LOTS, `must have at most ${MAX_LOTS} lots`)

/** What leaves of an order, and in which parcels. */
export const newShipment = parcelsOfOrder.partial().extend({
  lines: z
    .array(
      z.strictObject({
        line: integer(0, MAX_LINES - 1).meta(place),
        pieces,
        lots: packedLots.optional().meta({
          description:
            'of which lots the pieces are, those beyond them of none; without it, of the oldest lots that have some left',
        }),
      }),
      'must be a list of lines',
    )
    .min(1, 'must have at least one line')
    .max(MAX_LINES, `must have at most ${MAX_LINES} lines`)
    .optional()
    .meta({ description: 'without them all that is left of the order' }),
  shipped: integer(0, MAX_LINES * MAX_QUANTITY).meta({
    description:
      'how many pieces of the order had left when it was read; if others have since, nothing is shipped',
  }),
})

/** The same as it is typed: how many pieces of each line that is left, and a parcel, which may be noted later. */
export const shipmentForm = z.object({
  lines: z.array(z.object({ pieces, lots: z.array(z.object({ pieces })).optional() })),
  parcels: z.array(
    newParcel.extend({
      number: z.string().refine(typed => !typed.trim() || trackingNumber.safeParse(typed).success, NO_NUMBER),
    }),
  ),
})

export type ShipmentForm = z.input<typeof shipmentForm>

/** What has left of a line, or is still to come. */
export const shippedLine = z.object({
  line: z.int().meta(place),
  name: z.string(),
  sku: z.string().nullable(),
  pieces: z.int(),
})

/** What left of an order at one time. */
export const shipment = z
  .object({
    _id: entityId.nullable().meta({ description: 'null: shipped by a version that knew whole orders alone' }),
    shippedAt: isoTime.nullable().meta({ description: 'null: before that was recorded' }),
    shippedBy: z
      .string()
      .nullable()
      .meta({ description: 'the email address of the admin who shipped it, for admins; null for customers' }),
    undoableUntil: isoTime
      .nullable()
      .meta({ description: 'until when it can be undone, and its mail waits; null once it cannot' }),
    lines: z.array(
      shippedLine.extend({
        lots: z.array(shippedLot).meta({ description: 'of which lots they are; none where nobody said so' }),
      }),
    ),
    parcels: z.array(parcel),
  })
  .meta({ id: 'Shipment' })
export type Shipment = z.infer<typeof shipment>

/** What has left of an order, oldest first, and what will. */
export const shippedAndToCome = {
  shipments: z.array(shipment),
  toCome: z
    .array(
      shippedLine.extend({
        awaited: z.int().meta({
          description:
            'how many of these pieces were sold beyond the stock and have not come, for those who ship',
        }),
        openLots: z
          .array(openLot)
          .meta({ description: 'from which lots it can be taken, the oldest first, for those who ship' }),
      }),
    )
    .meta({ description: 'what is left of an order that is paid or on account; none of any other' }),
}

/** What was shipped. */
export const shipped = acknowledged.extend({ insertedId: entityId })
