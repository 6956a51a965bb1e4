import { createRoute, z } from '@hono/zod-openapi'
import {
  type Basket,
  type BasketLine,
  basket,
  basketLineChange,
  type NewBasketLine,
  newBasketLines,
} from '#contract/basket/basket.ts'
import type { PriceTier } from '#contract/catalog/catalog.ts'
import { entityId } from '#contract/common.ts'
import { toEuros } from '#contract/money.ts'
import { acceptPrices } from '#domain/basket/accept-prices.ts'
import { addToBasket } from '#domain/basket/add.ts'
import { type AskedLine, previewBasket } from '#domain/basket/preview.ts'
import type { PricedBasket, PricedLine } from '#domain/basket/price.ts'
import { readBasket } from '#domain/basket/read.ts'
import { removeFromBasket } from '#domain/basket/remove.ts'
import { setBasketLine } from '#domain/basket/set.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { anonymous, identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

export function presentBasket({
  totalCents,
  pieces,
  weightGrams,
  unweighed,
  ...priced
}: PricedBasket): Basket {
  return {
    lines: priced.lines.map(presentLine),
    total: toEuros(totalCents),
    pieces,
    weight: weightGrams,
    unweighed,
    unknown: [...priced.unknown],
  }
}

function presentLine(line: PricedLine): BasketLine {
  const { product, tier, nextTier } = line
  return {
    product: product.id,
    name: product.name,
    sku: product.sku,
    size: product.size,
    category: product.category,
    family: product.familyId,
    img: product.image,
    quantity: line.quantity,
    unitPrice: toEuros(line.unitPriceCents),
    usualPrice: toEuros(product.priceCents),
    was: line.wasCents === null ? null : toEuros(line.wasCents),
    tier: tier && showTier(tier),
    nextTier: nextTier && {
      ...showTier(nextTier),
      quantity: nextTier.quantity,
      total: toEuros(nextTier.totalCents),
    },
    total: toEuros(line.totalCents),
    min: product.minQuantity,
    step: product.packStep,
    available: product.available,
    backOrderDays: product.backOrderDays,
    backOrder: line.backOrder,
    weight: line.weightGrams,
    problem: line.problem && { kind: line.problem.kind, suggested: line.problem.suggested },
    saved: line.isSaved,
  }
}

function showTier({ from, priceCents }: NonNullable<PricedLine['tier']>): PriceTier {
  return { from, price: toEuros(priceCents) }
}

/** A line that is asked for, as the domain names it. */
export function toAsked({ product, quantity, seenPrice, saved }: NewBasketLine): AskedLine {
  return { key: product, quantity, seenUnitPriceCents: seenPrice ?? null, isSaved: saved ?? false }
}

const tags = ['Basket']
const params = z.object({ id: entityId })

const readRoute = createRoute({
  method: 'get',
  path: '/basket',
  tags,
  summary: 'Get your basket with the prices and the stock of this moment',
  middleware: [identify, admit(may.keepBasket)] as const,
  responses: { 200: json(basket, 'The basket'), ...problems(401) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/basket',
  tags,
  summary: 'Put lines into your basket, all or none; what is in it already adds up',
  middleware: [identify, admit(may.keepBasket)] as const,
  request: { body: jsonBody(newBasketLines) },
  responses: { 200: json(basket, 'The basket'), ...problems(401, 422) },
})

const setRoute = createRoute({
  method: 'put',
  path: '/basket/{id}',
  tags,
  summary: 'Set the quantity of a product in your basket, or save it for later',
  middleware: [identify, admit(may.keepBasket)] as const,
  request: { params, body: jsonBody(basketLineChange) },
  responses: { 200: json(basket, 'The basket'), ...problems(401, 404, 422) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/basket/{id}',
  tags,
  summary: 'Take a product out of your basket',
  middleware: [identify, admit(may.keepBasket)] as const,
  request: { params },
  responses: { 200: json(basket, 'The basket'), ...problems(401, 404) },
})

const acceptRoute = createRoute({
  method: 'post',
  path: '/basket/seen',
  tags,
  summary: 'Accept the present prices of your basket: changes up to now are no longer marked',
  middleware: [identify, admit(may.keepBasket)] as const,
  responses: { 200: json(basket, 'The basket'), ...problems(401) },
})

const previewRoute = createRoute({
  method: 'post',
  path: '/basket/preview',
  tags,
  summary: 'Price lines by id or SKU, without keeping them',
  middleware: [anonymous] as const,
  request: { body: jsonBody(newBasketLines) },
  responses: { 200: json(basket, 'What a basket of these lines would be'), ...problems(422) },
})

export const baskets = createRouter()
  .openapi(readRoute, async c => c.json(presentBasket(await readBasket(c.get('ctx'))), 200))
  .openapi(addRoute, async c => {
    const body = c.req.valid('json')
    const added = await addToBasket(c.get('ctx'), body.lines.map(toAsked), readOnce(c, 'basket', body))
    return c.json(presentBasket(added), 200)
  })
  .openapi(acceptRoute, async c => c.json(presentBasket(await acceptPrices(c.get('ctx'))), 200))
  .openapi(previewRoute, async c => {
    const { lines } = c.req.valid('json')
    return c.json(presentBasket(await previewBasket(c.get('ctx'), lines.map(toAsked))), 200, {
      'cache-control': 'no-store',
    })
  })
  .openapi(setRoute, async c => {
    const { saved: isSaved, ...change } = c.req.valid('json')
    const { id } = c.req.valid('param')
    return c.json(presentBasket(await setBasketLine(c.get('ctx'), id, { ...change, isSaved })), 200)
  })
  .openapi(removeRoute, async c =>
    c.json(presentBasket(await removeFromBasket(c.get('ctx'), c.req.valid('param').id)), 200),
  )
