import { z } from 'zod'
import { carrierIds, carrierNames } from './carriers.ts'

/** The most parcels of one order. */
export const MAX_PARCELS = 50
/** The most lines of a list of parcels, and its characters. */
export const MAX_LISTED_PARCELS = 500
const MAX_LIST = 100_000

export const NO_NUMBER = 'must have 4 to 40 letters, digits and dashes'
export const NO_CARRIER = `must be one of ${Object.values(carrierNames).join(', ')}`

/** As labels have it: spaces are for people's eyes. */
export const trackingNumber = z
  .string('must be the number on the label')
  .transform(typed => typed.replaceAll(/\s/g, '').toUpperCase())
  .refine(number => /^[A-Z0-9-]{4,40}$/.test(number), NO_NUMBER)

export const newParcel = z.strictObject({ carrier: z.enum(carrierIds, NO_CARRIER), number: trackingNumber })

/** All parcels of an order, in the place of those noted before. */
export const parcelsOfOrder = z.strictObject({
  parcels: z.array(newParcel, 'must be a list of parcels').max(MAX_PARCELS, `must be at most ${MAX_PARCELS}`),
})

/** A parcel as people see it. */
export const parcel = z
  .object({
    carrier: z.enum(carrierIds),
    number: z.string(),
    page: z.url().nullable().meta({ description: 'where its carrier tells how far it has come' }),
  })
  .meta({ id: 'Parcel' })
export type Parcel = z.infer<typeof parcel>

/** Parcels of many orders, as carriers' programs export them: CSV whose first line names the columns order, carrier and number. */
export const parcelList = z.strictObject({
  list: z
    .string('must be text')
    .trim()
    .min(1, 'must not be blank')
    .max(MAX_LIST, `must have at most ${MAX_LIST} characters`),
})

/** What became of each line. */
export const listedParcels = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      order: z.string().meta({ description: 'the number of the order, as it was written' }),
      isNoted: z.boolean().meta({ description: 'and its order shipped, now or before' }),
      reason: z.string().nullable().meta({ description: 'why not, or why its order is not shipped' }),
    }),
  ),
})
export type ListedParcels = z.infer<typeof listedParcels>
