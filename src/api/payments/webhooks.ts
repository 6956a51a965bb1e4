import { bodyLimit } from 'hono/body-limit'
import { say } from '#contract/phrase.ts'
import { receiveEvent } from '#domain/payments/webhooks.ts'
import { WrongSignature } from '#domain/ports.ts'
import { anonymous } from '../base/guard.ts'
import { createRouter } from '../base/openapi.ts'
import { problemResponse } from '../base/problem.ts'

const MAX_EVENT_BYTES = 512 * 1024

const limitEvent = bodyLimit({
  maxSize: MAX_EVENT_BYTES,
  onError: () => problemResponse(413, { detail: say`Events from the card service are never this large.` }),
})

/**
 * The endpoint for the card service's notifications. They come from no page of the shop, and the signature covers the raw
 * body: neither the origin check nor JSON parsing may come first. Events are stored, acknowledged, and processed later.
 */
export const webhooks = createRouter()
webhooks.post('/webhooks/stripe', limitEvent, anonymous, async c => {
  const ctx = c.get('ctx')
  const rawBody = await c.req.text()
  try {
    const event = await ctx.cards.readEvent(rawBody, c.req.header('stripe-signature') ?? '')
    if (event) await receiveEvent(ctx, event)
  } catch (error) {
    if (error instanceof WrongSignature)
      return problemResponse(400, { detail: say`The signature is not from the card service.` })
    throw error
  }
  return c.json({ received: true }, 200)
})
