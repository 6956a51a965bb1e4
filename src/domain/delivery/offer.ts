import { COUNTRIES, sayCountry } from '#contract/countries.ts'
import { type DeliveryMethodId, deliveryMethodNames } from '#contract/delivery/methods.ts'
import type { DeliveryWindow } from '#contract/delivery/window.ts'
import type { Cents } from '#contract/money.ts'
import { type Phrase, phraseOf, say } from '#contract/phrase.ts'
import type { DeliveryZone } from '#db/tables/delivery.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { invalid } from '../errors.ts'
import type { Place } from '../tax/areas.ts'
import { explainUnregistered } from '../tax/registrations.ts'
import { sellerOf } from '../tax/seller.ts'
import { type DeliveryMethodRow, readMethods } from './methods.ts'
import { costOf, zoneOf } from './rates.ts'
import { windowOf } from './working-days.ts'

/** Goods on their way to a place: their weight, and what they cost, gross. */
interface Consignment extends Place {
  readonly grams: number
  readonly goodsCents: Cents
  /** The day (YYYY-MM-DD) by which the last of them leave the works; undefined: what is in stock, at once. */
  readonly leavesBy?: string | undefined
}

/** A way in which a consignment can be delivered. */
export interface DeliveryOffer extends DeliveryWindow {
  readonly method: DeliveryMethodId
  /** Gross. */
  readonly cents: Cents
  /** Goods for so much, gross, are delivered free; null: never. */
  readonly freeFromCents: Cents | null
}

type DeliveryContext = Pick<Context, 'db' | 'billing' | 'now'>

/** The ways in which a consignment can be delivered, the standard one first. None: `explainNoDelivery` says why. `methods` are those that there are, if they have been read. */
export async function offerDelivery(
  ctx: DeliveryContext,
  consignment: Consignment,
  methods?: readonly DeliveryMethodRow[],
): Promise<DeliveryOffer[]> {
  if (explainUnregistered(consignment, sellerOf(ctx)) !== undefined) return []
  const known = methods ?? (await readMethods(ctx.db))
  return known.flatMap(method => offerBy(ctx, method, consignment) ?? [])
}

/** The offer that the customer has chosen. Rejected (invalid) if it is not among those that there are for the country. */
export function chooseDelivery(
  offers: readonly DeliveryOffer[],
  method: DeliveryMethodId,
  country: string,
): DeliveryOffer {
  const chosen = offers.find(offer => offer.method === method)
  if (chosen) return chosen
  const name = phraseOf(deliveryMethodNames[method])
  throw invalid('deliveryMethod', say`${name} is not offered for these goods to ${sayCountry(country)}`)
}

/** Why there is no offer, as a sentence that names the country. */
export async function explainNoDelivery(ctx: DeliveryContext, consignment: Consignment): Promise<Phrase> {
  const unregistered = explainUnregistered(consignment, sellerOf(ctx))
  if (unregistered !== undefined) return unregistered
  const { country, grams } = consignment
  const methods = await readMethods(ctx.db)
  const isServed = methods.some(method => method.isOffered && zoneIn(ctx, method, country) !== undefined)
  return isServed
    ? say`${{ count: Math.round(grams / 100) / 10 }} kg is more than we can deliver to ${sayCountry(country)}: please ask us`
    : say`We do not deliver to ${sayCountry(country)}`
}

/** The countries that something is delivered to, and which part of one if not the whole. */
export async function listCountries(
  ctx: DeliveryContext,
): Promise<{ readonly country: string; readonly note: string }[]> {
  const methods = (await readMethods(ctx.db)).filter(({ isOffered }) => isOffered)
  const isRefused = (place: Place) => explainUnregistered(place, sellerOf(ctx)) !== undefined
  return COUNTRIES.filter(country => methods.some(method => zoneIn(ctx, method, country))).flatMap(
    country => {
      if (!isRefused({ country })) return { country, note: '' }
      return isRefused({ country, postcode: IN_NORTHERN_IRELAND })
        ? []
        : { country, note: 'Northern Ireland only' }
    },
  )
}

/** Of Belfast. */
const IN_NORTHERN_IRELAND = 'BT1 5GS'

/** Whether the standard way, the first that delivers to a country, is free to each, at any weight. */
export async function isFreeEverywhere(ctx: Pick<Context, 'db'>): Promise<boolean> {
  const methods = (await readMethods(ctx.db)).filter(({ id, isOffered }) => isOffered && id !== 'pick-up')
  const standard = new Map<string, DeliveryZone>()
  for (const zone of methods.flatMap(({ zones }) => zones))
    for (const country of zone.countries) if (!standard.has(country)) standard.set(country, zone)
  return [...standard.values()].every(
    ({ steps }) => steps.every(({ cents }) => cents === 0) && steps.at(-1)?.upToGrams === null,
  )
}

function offerBy(
  ctx: DeliveryContext,
  method: DeliveryMethodRow,
  { country, grams, goodsCents, leavesBy }: Consignment,
): DeliveryOffer | undefined {
  const { id, isOffered, freeFromCents } = method
  const zone = isOffered ? zoneIn(ctx, method, country) : undefined
  if (!zone) return undefined
  const cents = costOf(zone, grams)
  if (cents === undefined) return undefined
  const isFree = freeFromCents !== null && goodsCents >= freeFromCents
  const today = dayIn(ctx.billing.timeZone, ctx.now())
  return {
    method: id,
    cents: isFree ? 0 : cents,
    freeFromCents,
    ...windowOf(zone, leavesBy ?? today, ctx.billing.works),
  }
}

function zoneIn({ billing }: DeliveryContext, method: DeliveryMethodRow, country: string) {
  return zoneOf(method, country, billing.seller.country)
}
