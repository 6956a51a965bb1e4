import { z } from 'zod'
import { parcel } from '../shipments/parcels.ts'
import { shippedAndToCome } from '../shipments/shipments.ts'
import { orderToPack } from './managed.ts'

/** An order as whoever packs it needs it: without its amounts, with shelf places and what has left. */
export const packing = z
  .object({
    order: orderToPack,
    own: z.boolean().meta({ description: 'whether whoever reads it ordered it' }),
    shelfPlaces: z
      .array(z.string())
      .meta({ description: 'of each line, in their order; empty: nobody has said so' }),
    ...shippedAndToCome,
    parcels: z
      .array(parcel)
      .meta({ description: 'all of the order, also those that are noted before they leave' }),
  })
  .meta({ id: 'Packing' })
export type Packing = z.infer<typeof packing>

/** What has left of an order and what is to come, with the order: all that shipping asks for. */
export type Dispatch = Omit<Packing, 'shelfPlaces' | 'own'>
