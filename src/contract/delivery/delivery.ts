import { z } from 'zod'
import { euros, inEuros, integer, isoTime } from '../common.ts'
import { COUNTRIES, isCountry } from '../countries.ts'
import { deliveryMethodIds, MAX_WEIGHT_STEPS, MAX_ZONES } from './methods.ts'

/** The most that one delivery can weigh, in grams: 10,000 tonnes. */
const MAX_GRAMS = 10_000_000_000
const MAX_DAYS = 60

/** The code of a country; small letters are accepted. */
export const country = z
  .string('must be the code of a country, like DE')
  .trim()
  .toUpperCase()
  .refine(isCountry, 'must be the code of a country, like DE')

export const deliveryMethodId = z.enum(deliveryMethodIds, `must be one of ${deliveryMethodIds.join(', ')}`)

/** What is to be delivered where; `goods` is what the goods cost, in euros. */
export const deliveryQuery = z.object({
  country,
  grams: integer(0, MAX_GRAMS).optional().default(0),
  goods: euros.optional().default(0),
})

/** A country that is delivered to. */
export const deliveryCountry = z
  .object({
    country: z.string(),
    note: z.string().meta({ description: 'which part of it, if not the whole; empty otherwise' }),
  })
  .meta({ id: 'DeliveryCountry' })
export type DeliveryCountry = z.infer<typeof deliveryCountry>

/** A way in which these goods could be delivered. */
export const deliveryOffer = z
  .object({
    method: deliveryMethodId,
    name: z.string(),
    price: inEuros.meta({ description: 'euros, including VAT' }),
    freeFrom: inEuros.nullable().meta({ description: 'goods for so many euros are delivered free' }),
    from: z.iso.date().meta({ description: 'the first day on which the goods are expected' }),
    to: z.iso.date().meta({ description: 'the last one' }),
  })
  .meta({ id: 'DeliveryOffer' })
export type DeliveryOffer = z.infer<typeof deliveryOffer>

/** `message` says why there is no offer; '' if there is one. */
export const deliveryOffers = z
  .object({
    country: z.string(),
    offers: z.array(deliveryOffer),
    message: z.string(),
    isFreeEverywhere: z.boolean().meta({
      description: 'whether the standard delivery costs nothing, whatever is ordered and wherever it goes',
    }),
  })
  .meta({ id: 'DeliveryOffers' })
export type DeliveryOffers = z.infer<typeof deliveryOffers>

/** When goods that are ordered now leave the works. */
export const dispatch = z
  .object({
    timeZone: z.string().meta({ description: 'of the works, by its IANA name' }),
    cutOffs: z
      .array(z.object({ orderBy: isoTime, leavesOn: z.iso.date() }))
      .meta({ description: 'the next days on which something leaves, and until when it must be ordered' }),
    sameDayBy: z.string().nullable().meta({
      description:
        'in a week without a holiday, what is ordered by then leaves the same working day; null: see withinDays',
    }),
    withinDays: z.int().meta({ description: 'in how many working days it leaves otherwise' }),
  })
  .meta({ id: 'Dispatch' })
export type Dispatch = z.infer<typeof dispatch>

/** How soon orders have left the works in the last 60 days. */
export const measuredDispatch = z
  .object({
    p90Minutes: z.number().nullable().meta({
      description: 'in so many minutes of opening hours nine of ten orders have left; null: none has',
    }),
    orders: z.int().meta({ description: 'how many that was measured of' }),
    minutes: z.int().meta({ description: 'what customers are promised by' }),
    isMeasured: z.boolean().meta({ description: 'false: there were too few, and a setting says it' }),
  })
  .meta({ id: 'MeasuredDispatch' })
export type MeasuredDispatch = z.infer<typeof measuredDispatch>

const price = euros.meta({ description: 'euros, including VAT' })

const weightStep = z.strictObject({
  upTo: integer(1, MAX_GRAMS).nullable().meta({ description: 'grams; null, in the last one: any weight' }),
  price,
})

/** Where a method delivers to, at the same prices and in the same time. */
const deliveryZone = z
  .strictObject({
    countries: z
      .array(country, 'must be a list of countries')
      .max(COUNTRIES.length, `must be at most ${COUNTRIES.length} countries`)
      .refine(codes => new Set(codes).size === codes.length, 'must name each country once')
      .meta({ description: 'their codes; none: the country of the seller' }),
    minDays: integer(0, MAX_DAYS).meta({ description: 'working days after the order' }),
    maxDays: integer(0, MAX_DAYS),
    steps: z
      .array(weightStep, 'must be a list of prices')
      .min(1, 'must have at least one price')
      .max(MAX_WEIGHT_STEPS, `must have at most ${MAX_WEIGHT_STEPS} prices`)
      .refine(areAscending, 'must go from light to heavy, with any weight only in the last one'),
  })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, {
    path: ['maxDays'],
    message: 'must not be before the first day',
  })

function areAscending(steps: readonly { readonly upTo: number | null }[]): boolean {
  const limits = steps.map(({ upTo }) => upTo ?? Infinity)
  return limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0))
}

/** A method as it is edited: as a whole. */
export const deliveryMethodEdit = z.strictObject({
  isOffered: z.boolean('must be true or false'),
  freeFrom: euros.nullable().meta({ description: 'goods for so many euros are delivered free; null: never' }),
  zones: z
    .array(deliveryZone, 'must be a list of zones')
    .min(1, 'must have at least one zone')
    .max(MAX_ZONES, `must have at most ${MAX_ZONES} zones`)
    .refine(haveNoCountryTwice, 'must name each country in one zone only'),
})

function haveNoCountryTwice(zones: readonly { readonly countries: readonly string[] }[]): boolean {
  const named = zones.flatMap(({ countries }) =>
    countries.length > 0 ? [...new Set(countries)] : ['the seller’s'],
  )
  return new Set(named).size === named.length
}

/** A method of delivery as admins manage it. */
export const deliveryMethod = z
  .object({
    method: deliveryMethodId,
    name: z.string(),
    version: z.int().meta({ description: 'raised by every edit; "1" with quotes is the ETag' }),
    isOffered: z.boolean(),
    freeFrom: inEuros.nullable(),
    zones: z.array(
      z.object({
        countries: z.array(z.string()),
        minDays: z.int(),
        maxDays: z.int(),
        steps: z.array(z.object({ upTo: z.int().nullable(), price: inEuros })),
      }),
    ),
  })
  .meta({ id: 'DeliveryMethod' })
export type DeliveryMethod = z.infer<typeof deliveryMethod>
