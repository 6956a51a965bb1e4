import { z } from 'zod'
import { MAX_PAGE, product } from '../catalog/catalog.ts'
import { acknowledged, entityId, inEuros, inserted, integer, isoTime } from '../common.ts'
import { order } from '../orders/orders.ts'
import { shipment } from '../shipments/shipments.ts'
import { webhookKinds, webhookStates } from './kinds.ts'

const kind = z.enum(webhookKinds, `must be one of ${webhookKinds.join(', ')}`)
const url = z
  .string('must be an address')
  .trim()
  .max(500, 'must have at most 500 characters')
  .refine(value => URL.canParse(value), 'must be an address like https://erp.example.com/parts-hub')
const kinds = z
  .array(kind)
  .min(1, 'must name at least one')
  .transform(values => webhookKinds.filter(each => values.includes(each)))

/** An address that is told of what happens. */
export const newWebhookEndpoint = z.strictObject({ url, kinds })

/** What changes of one; what is left out stays. */
export const webhookEndpointEdit = z.strictObject({
  url: url.optional(),
  kinds: kinds.optional(),
  on: z.boolean('must be true or false').optional(),
})

/** An address that is told, without its secret. */
export const webhookEndpoint = z
  .object({
    _id: entityId,
    url: z.string(),
    kinds: z.array(kind),
    createdAt: isoTime,
    on: z.boolean(),
    offSince: isoTime.nullable(),
    offReason: z.string().nullable().meta({ description: 'why the shop itself has switched it off' }),
    lastSentAt: isoTime.nullable(),
    previousSecretUntil: isoTime.nullable().meta({ description: 'until then its last secret signs too' }),
  })
  .meta({ id: 'WebhookEndpoint' })
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>

const secret = z.string().meta({ description: 'whsec_… of Standard Webhooks; shown this once' })

export const addedWebhookEndpoint = inserted.extend({ secret })
export const renewedWebhookSecret = acknowledged.extend({ secret })

/** What an endpoint was told, or will be. */
export const webhookMessage = z
  .object({
    _id: entityId.meta({ description: 'the webhook-id it is sent with' }),
    kind,
    subject: entityId.meta({ description: 'the id of the order, shipment, product or refund' }),
    order: entityId.nullable().meta({ description: 'of a shipment or refund' }),
    endpoint: entityId,
    url: z.string(),
    state: z.enum(webhookStates),
    createdAt: isoTime,
    attempts: z.int(),
    lastAttemptAt: isoTime.nullable(),
    nextAttemptAt: isoTime.nullable().meta({ description: 'null if it is sent or given up' }),
    lastStatus: z.int().nullable(),
    lastAnswer: z.string().nullable().meta({ description: 'how the answer begins, or why none came' }),
  })
  .meta({ id: 'WebhookMessage' })
export type WebhookMessage = z.infer<typeof webhookMessage>

/** GET /webhook-message: newest first. */
export const webhookMessageQuery = z.object({
  state: z.enum(webhookStates, `must be one of ${webhookStates.join(', ')}`).optional(),
  endpoint: entityId.optional(),
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})

export const webhookReplay = z.strictObject({
  ids: z.array(entityId).min(1, 'must name at least one').max(MAX_PAGE, `must be at most ${MAX_PAGE}`),
})
export const replayedWebhooks = acknowledged.extend({ replayed: z.int() })

/** The body of a webhook: what happened, and what it is about as it is when this is sent. */
export const webhookBody = z
  .object({
    id: entityId.meta({ description: 'the same at each attempt, as in webhook-id' }),
    type: kind,
    timestamp: isoTime.meta({ description: 'when it happened' }),
    data: z.object({
      id: entityId.meta({ description: 'of the order, shipment, product or refund' }),
      order: order.optional().meta({ description: 'as GET /order/{id} answers, of all but stock' }),
      shipment: shipment.nullable().optional().meta({ description: 'of shipments; null once it is undone' }),
      refund: z.object({ amount: inEuros, reason: z.string() }).optional(),
      product: product.optional().meta({ description: 'as GET /service answers, of stock' }),
    }),
  })
  .meta({ id: 'WebhookBody' })
export type WebhookBody = z.infer<typeof webhookBody>
