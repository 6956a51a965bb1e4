import { z } from 'zod'
import { email, isoTime, text } from '../common.ts'
import { expectedWindow, lineAddress } from '../orders/details.ts'
import { orderLine } from '../orders/orders.ts'
import { trackedStates } from '../orders/states.ts'
import { parcel } from '../shipments/parcels.ts'
import { shipment, shippedLine } from '../shipments/shipments.ts'

/** The token of a mailed link. */
export const trackingToken = z.object({ token: z.string('must be a token').max(200, 'must be a token') })

/** Which order a link is wanted to: both have to be those of the order. */
export const trackingRequest = z.object({
  number: text(40).transform(number => number.toUpperCase()),
  email,
})

/** An order as a mailed link shows it: how far it has come, without who ordered it, where it goes and what it cost. */
export const trackedOrder = z
  .object({
    number: z.string(),
    state: z.enum(trackedStates),
    createdAt: isoTime,
    lines: z.array(
      orderLine
        .pick({ product: true, sku: true, name: true, img: true, availability: true })
        .extend(lineAddress),
    ),
    delivery: z.string().meta({ description: "'Parcel'; '' if that is not chosen yet" }),
    expected: expectedWindow.nullable(),
    shipments: z.array(
      shipment.pick({ shippedAt: true, parcels: true }).extend({ lines: z.array(shippedLine) }),
    ),
    toCome: z.array(shippedLine),
    parcels: z.array(parcel),
  })
  .meta({ id: 'TrackedOrder' })
export type TrackedOrder = z.infer<typeof trackedOrder>
