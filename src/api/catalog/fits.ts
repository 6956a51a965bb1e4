import { createRoute, z } from '@hono/zod-openapi'
import { alternative, fitting, type PartInShort } from '#contract/catalog/fits.ts'
import { entityId } from '#contract/common.ts'
import { toEuros } from '#contract/money.ts'
import { findAlike } from '#domain/catalog/alike.ts'
import { type FoundAlternative, findAlternatives } from '#domain/catalog/alternatives.ts'
import type { PartRow } from '#domain/catalog/find-wanted.ts'
import { findFits } from '#domain/catalog/fits.ts'
import { unitPriceOf } from '#domain/catalog/packs.ts'
import { cacheAnswer } from '../base/cache-answer.ts'
import { anonymous } from '../base/guard.ts'
import { ofCatalogue } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

/** No parameters. */
const noQuery = z.object({})
const params = z.object({ id: entityId })

function presentPart(row: PartRow): PartInShort {
  return {
    _id: row.id,
    name: row.name,
    sku: row.sku,
    size: row.size,
    category: row.category,
    family: row.familyId,
    // Of the minimum order, which is shown beside it: a tier may begin there.
    price: toEuros(unitPriceOf(row, row.minQuantity)),
    available: row.available,
    backOrderDays: row.backOrderDays,
    min: row.minQuantity,
    image: row.image,
  }
}

const fitsRoute = createRoute({
  method: 'get',
  path: '/service/{id}/fits',
  tags: ['Catalogue'],
  summary: 'List what fits a product by the standards: nut, washer, spanner, tap, drills; shaft and circlips',
  middleware: [cacheAnswer(noQuery), anonymous, ofCatalogue] as const,
  request: { params },
  responses: { 200: json(z.array(fitting), 'Each role once'), ...problems(404) },
})

const alternativesRoute = createRoute({
  method: 'get',
  path: '/service/{id}/alternatives',
  tags: ['Catalogue'],
  summary:
    'List what is in stock in the place of a product: other grades, equivalent standards, the nearest sizes',
  middleware: [cacheAnswer(noQuery), anonymous, ofCatalogue] as const,
  request: { params },
  responses: { 200: json(z.array(alternative), 'The most alike first'), ...problems(404) },
})

const alikeRoute = createRoute({
  method: 'get',
  path: '/service/{id}/alike',
  tags: ['Catalogue'],
  summary:
    'List what is in stock of the shape and size of a product and costs less or is stronger, with what differs',
  middleware: [cacheAnswer(noQuery), anonymous, ofCatalogue] as const,
  request: { params },
  responses: { 200: json(z.array(alternative), 'The cheaper ones first'), ...problems(404) },
})

const presentFound = ({ product, ...rest }: FoundAlternative) => ({ ...rest, product: presentPart(product) })

export const fits = createRouter()
  .openapi(fitsRoute, async c => {
    const found = await findFits(c.get('ctx'), c.req.valid('param').id)
    return c.json(
      found.map(({ product, ...fit }) => ({ ...fit, product: product && presentPart(product) })),
      200,
    )
  })
  .openapi(alternativesRoute, async c => {
    const found = await findAlternatives(c.get('ctx'), c.req.valid('param').id)
    return c.json(found.map(presentFound), 200)
  })
  .openapi(alikeRoute, async c => {
    const found = await findAlike(c.get('ctx'), c.req.valid('param').id)
    return c.json(found.map(presentFound), 200)
  })
