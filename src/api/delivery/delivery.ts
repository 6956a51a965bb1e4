import { createRoute, z } from '@hono/zod-openapi'
import {
  type DeliveryMethod,
  type DeliveryOffers,
  deliveryCountry,
  deliveryMethod,
  deliveryMethodEdit,
  deliveryMethodId,
  deliveryOffers,
  deliveryQuery,
  dispatch,
  measuredDispatch,
} from '#contract/delivery/delivery.ts'
import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import { type Cents, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import { measureDispatch, readDispatch } from '#domain/delivery/dispatch.ts'
import { editMethod, type MethodEdit } from '#domain/delivery/edit.ts'
import { type DeliveryMethodRow, listMethods } from '#domain/delivery/methods.ts'
import {
  type DeliveryOffer,
  explainNoDelivery,
  isFreeEverywhere,
  listCountries,
  offerDelivery,
} from '#domain/delivery/offer.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { anonymous, identify } from '../base/guard.ts'
import { wordFor } from '../base/language.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { ifMatch, readVersion, tagVersion } from '../caching/etag.ts'

function presentMethod({ id, version, isOffered, freeFromCents, zones }: DeliveryMethodRow): DeliveryMethod {
  return {
    method: id,
    name: deliveryMethodNames[id],
    version,
    isOffered,
    freeFrom: presentLimit(freeFromCents),
    zones: zones.map(({ countries, minDays, maxDays, steps }) => ({
      countries: [...countries],
      minDays,
      maxDays,
      steps: steps.map(({ upToGrams, cents }) => ({ upTo: upToGrams, price: toEuros(cents) })),
    })),
  }
}

function presentLimit(freeFromCents: Cents | null): number | null {
  return freeFromCents === null ? null : toEuros(freeFromCents)
}

export function presentOffer({ method, cents, freeFromCents, from, to }: DeliveryOffer) {
  return {
    method,
    name: deliveryMethodNames[method],
    price: toEuros(cents),
    freeFrom: presentLimit(freeFromCents),
    from,
    to,
  }
}

function toEdit({ isOffered, freeFrom, zones }: z.output<typeof deliveryMethodEdit>): MethodEdit {
  return {
    isOffered,
    freeFromCents: freeFrom,
    zones: zones.map(({ steps, ...zone }) => ({
      ...zone,
      steps: steps.map(({ upTo, price }) => ({ upToGrams: upTo, cents: price })),
    })),
  }
}

const offersRoute = createRoute({
  method: 'get',
  path: '/delivery',
  tags: ['Delivery'],
  summary:
    'List the ways in which goods can be delivered to a country, what each costs and how long it takes',
  middleware: [anonymous] as const,
  request: { query: deliveryQuery },
  responses: { 200: json(deliveryOffers, 'The offers, the standard one first'), ...problems(422) },
})

const countriesRoute = createRoute({
  method: 'get',
  path: '/delivery/countries',
  tags: ['Delivery'],
  summary: 'List the countries that are delivered to',
  middleware: [anonymous] as const,
  responses: { 200: json(z.array(deliveryCountry), 'By their codes') },
})

const listRoute = createRoute({
  method: 'get',
  path: '/delivery/methods',
  tags: ['Delivery'],
  summary: 'List the methods of delivery with their prices (admins)',
  middleware: [identify, admit(may.manageDelivery)] as const,
  responses: { 200: json(z.array(deliveryMethod), 'All methods'), ...problems(401, 403) },
})

const editRoute = createRoute({
  method: 'put',
  path: '/delivery/methods/{id}',
  tags: ['Delivery'],
  summary: 'Edit a method of delivery; If-Match carries the version that was edited (admins)',
  middleware: [identify, admit(may.manageDelivery)] as const,
  request: {
    params: z.object({ id: deliveryMethodId }),
    headers: ifMatch('the version of the method in quotes'),
    body: jsonBody(deliveryMethodEdit),
  },
  responses: {
    200: json(deliveryMethod, 'The method as it is now, with its new ETag'),
    ...problems(401, 403, 404, 412, 422, 428),
  },
})

const dispatchRoute = createRoute({
  method: 'get',
  path: '/delivery/dispatch',
  tags: ['Delivery'],
  summary: 'When goods that are ordered now leave the works, by its opening hours',
  middleware: [anonymous] as const,
  responses: { 200: json(dispatch, 'The next days on which something leaves') },
})

const measureRoute = createRoute({
  method: 'get',
  path: '/delivery/dispatch/measured',
  tags: ['Delivery'],
  summary: 'How soon orders left the works in the last 60 days, and what customers are promised by (owners)',
  middleware: [identify, admit(may.manageSettings)] as const,
  responses: { 200: json(measuredDispatch, 'In minutes of opening hours'), ...problems(401, 403) },
})

export const delivery = createRouter()
  .openapi(dispatchRoute, async c => {
    const { cutOffs, ...told } = readDispatch(c.get('ctx'))
    const shown = cutOffs.map(({ orderBy, leavesOn }) => ({ orderBy: orderBy.toISOString(), leavesOn }))
    return c.json({ ...told, cutOffs: shown }, 200, { 'cache-control': 'no-cache' })
  })
  .openapi(measureRoute, async c => c.json(await measureDispatch(c.get('ctx')), 200))
  .openapi(offersRoute, async c => {
    const { country, grams, goods } = c.req.valid('query')
    const ctx = c.get('ctx')
    const consignment = { country, grams, goodsCents: goods }
    const offers = await offerDelivery(ctx, consignment)
    const body: DeliveryOffers = {
      country,
      offers: offers.map(presentOffer),
      message: offers.length > 0 ? '' : wordFor(c, say`${await explainNoDelivery(ctx, consignment)}.`),
      isFreeEverywhere: await isFreeEverywhere(ctx),
    }
    return c.json(body, 200)
  })
  .openapi(countriesRoute, async c => c.json(await listCountries(c.get('ctx')), 200))
  .openapi(listRoute, async c => c.json((await listMethods(c.get('ctx'))).map(presentMethod), 200))
  .openapi(editRoute, async c => {
    const row = await editMethod(c.get('ctx'), {
      id: c.req.valid('param').id,
      version: readVersion(c.req.valid('header')['if-match']),
      edit: toEdit(c.req.valid('json')),
    })
    return c.json(presentMethod(row), 200, { etag: tagVersion(row) })
  })
