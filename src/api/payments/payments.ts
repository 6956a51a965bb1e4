import { createRoute } from '@hono/zod-openapi'
import { intent, newIntent } from '#contract/payments/payments.ts'
import { openIntent } from '#domain/payments/open.ts'
import { admitSignedIn } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const intentRoute = createRoute({
  method: 'post',
  path: '/create-payment-intent',
  tags: ['Orders'],
  summary: 'Create the payment intent for an unpaid order; repeated calls return the same one',
  middleware: [identify, admitSignedIn] as const,
  request: { body: jsonBody(newIntent) },
  responses: {
    200: json(intent, 'What the browser needs to confirm the payment'),
    ...problems(401, 403, 404, 409, 422, 429),
  },
})

export const payments = createRouter().openapi(intentRoute, async c => {
  const ctx = c.get('ctx')
  const { price, order } = c.req.valid('json')
  const askedFrom = readPaymentPage(c.req.header('referer'), c.get('services').origins)
  const { clientSecret } = await openIntent(ctx, { totalCents: price, orderId: order, askedFrom })
  return c.json({ clientSecret, publishableKey: ctx.cards.publishableKey }, 200)
})

/**
 * The order whose payment page a call came from; undefined if it came from another page or does not say. Older clients' routers take
 * capitals for small letters.
 */
function readPaymentPage(referer: string | undefined, origins: readonly string[]): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const { origin, pathname } = new URL(referer)
  if (!origins.includes(origin)) return undefined
  return /^\/dashboard\/payment\/([\w-]{1,64})\/?$/i.exec(pathname)?.[1]
}
