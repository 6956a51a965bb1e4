import { createRoute } from '@hono/zod-openapi'
import { type NewCheckout, newCheckout } from '#contract/checkout.ts'
import { inserted } from '#contract/common.ts'
import { removeOrdered } from '#domain/basket/remove-ordered.ts'
import type { Actor } from '#domain/context.ts'
import { bookOrder } from '#domain/orders/book.ts'
import type { BookingInput } from '#domain/orders/booking.ts'
import { requireActor } from '#domain/policies.ts'
import { admitSignedIn } from './admit.ts'
import { identify, readOnce } from './guard.ts'
import { createRouter, json, jsonBody, problems } from './openapi.ts'

function toBooking({ email, name }: Actor, { lines, price, phone }: NewCheckout): BookingInput {
  return {
    email,
    userName: name,
    phone,
    lines: lines.map(({ product, availability, price: agreedCents }, index) => ({
      productId: product,
      quantity: availability,
      agreedCents,
      path: `lines.${index}.`,
    })),
    totalCents: price,
  }
}

const checkoutRoute = createRoute({
  method: 'post',
  path: '/checkout',
  tags: ['Orders'],
  summary: 'Place an order of one or more products: all of them, or none',
  middleware: [identify, admitSignedIn] as const,
  request: { body: jsonBody(newCheckout) },
  responses: { 201: json(inserted, 'The id of the order'), ...problems(401, 403, 409, 422) },
})

export const checkout = createRouter().openapi(checkoutRoute, async c => {
  const ctx = c.get('ctx')
  const body = c.req.valid('json')
  const booking = toBooking(requireActor(ctx.actor), body)
  const insertedId = await bookOrder(ctx, booking, readOnce(c, 'checkout', body))
  await removeOrdered(
    ctx,
    body.lines.map(({ product, availability }) => ({ productId: product, quantity: availability })),
  )
  return c.json({ acknowledged: true as const, insertedId }, 201, { location: `/order/${insertedId}` })
})
