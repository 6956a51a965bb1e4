import { createRoute } from '@hono/zod-openapi'
import {
  type CheckoutEstimate,
  type CheckoutQuestion,
  checkoutEstimate,
  checkoutQuestion,
  type NewCheckout,
  newCheckout,
} from '#contract/checkout/checkout.ts'
import { inserted } from '#contract/common.ts'
import { toEuros } from '#contract/money.ts'
import { type CheckoutInput, checkOut } from '#domain/checkout/check-out.ts'
import { type CheckoutPlan, type CheckoutWish, planCheckout } from '#domain/prices/plan.ts'
import { admitSignedIn } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentOffer } from '../delivery/delivery.ts'

export function toCheckout({ lines, price, ...terms }: NewCheckout): CheckoutInput {
  return {
    ...terms,
    lines: lines.map(({ product, availability, price: agreedCents, backOrder }, index) => ({
      productId: product,
      quantity: availability,
      agreedCents,
      backOrder,
      path: `lines.${index}.`,
    })),
    totalCents: price,
  }
}

export function toWish({ lines, ...wish }: CheckoutQuestion): Omit<CheckoutWish, 'customer'> {
  const wanted = lines.map(({ product, availability }) => ({ productId: product, quantity: availability }))
  return { ...wish, lines: wanted }
}

/** A plan as it is answered, in euros. */
export function presentPlan(plan: CheckoutPlan): CheckoutEstimate {
  return {
    goods: toEuros(plan.goodsCents),
    delivery: toEuros(plan.deliveryCents),
    relief: toEuros(plan.reliefCents),
    total: toEuros(plan.totalCents),
    net: toEuros(plan.netCents),
    vat: toEuros(plan.vatCents),
    vatPercent: plan.percent,
    taxTreatment: plan.treatment,
    registeredTo: plan.vatCheck?.name ?? '',
    vatIdDoubt: plan.doubt,
    deliveryMethod: plan.delivery.method,
    offers: plan.offers.map(presentOffer),
  }
}

const checkoutRoute = createRoute({
  method: 'post',
  path: '/checkout',
  tags: ['Orders'],
  summary: 'Place an order of one or more products: all of them, or none',
  middleware: [identify, admitSignedIn] as const,
  request: { body: jsonBody(newCheckout) },
  responses: { 201: json(inserted, 'The id of the order'), ...problems(401, 403, 409, 422, 429) },
})

const estimateRoute = createRoute({
  method: 'post',
  path: '/checkout/estimate',
  tags: ['Orders'],
  summary: 'Estimate what an order would cost, with delivery and VAT; nothing is booked',
  middleware: [identify] as const,
  request: { body: jsonBody(checkoutQuestion) },
  responses: {
    200: json(checkoutEstimate, 'The costs at this moment, and how it can be delivered'),
    ...problems(401, 422, 429),
  },
})

export const checkout = createRouter()
  .openapi(checkoutRoute, async c => {
    const body = c.req.valid('json')
    const insertedId = await checkOut(c.get('ctx'), toCheckout(body), readOnce(c, 'checkout', body))
    return c.json({ acknowledged: true as const, insertedId }, 201, { location: `/order/${insertedId}` })
  })
  .openapi(estimateRoute, async c => {
    const ctx = c.get('ctx')
    const wish = { ...toWish(c.req.valid('json')), customer: ctx.actor }
    return c.json(presentPlan(await planCheckout(ctx, wish)), 200)
  })
