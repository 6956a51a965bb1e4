import type { Context as HonoContext } from 'hono'
import { problemResponse } from '#api/base/problem.ts'
import { digestOf, drawnFacts } from '#contract/catalog/drawings.ts'
import { isModelFormat, type ModelFormat } from '#contract/catalog/models.ts'
import { say } from '#contract/phrase.ts'
import type { Context } from '#domain/context.ts'
import { toNetwork } from '#domain/network.ts'
import { consumeAttempt, type RateLimit } from '#domain/rate-limits.ts'
import { refuseCrowd } from '../drawings/queue.ts'
import { findDrawn } from '../drawings/serve-drawings.ts'
import type { ModelPress } from './model-press.ts'

const TYPES: Readonly<Record<ModelFormat, string>> = {
  stl: 'model/stl',
  step: 'model/step',
  glb: 'model/gltf-binary',
}
/** From one network, also of models that are kept: stated in docs/SECURITY-POLICY.md. */
const LIMIT: RateLimit = { max: 60, windowMs: 60_000 }
const CROWDED = {
  ofVisitor: say`Your other models are still being made.`,
  inAll: say`Many models are being made just now. Please try again.`,
}

/**
 * Serves models by `modelPath`. If the product has changed since, its model is that of today, and not to be kept. 429 above the limit
 * of a network, 503 while too many models are waited for.
 */
export function serveModels(
  context: () => Context,
  press: ModelPress,
  addressOf: (c: HonoContext) => string,
) {
  return async (c: HonoContext): Promise<Response> => {
    const [digest, format] = (c.req.param('file') ?? '').split('.')
    const ctx = context()
    const product = await findDrawn(ctx, c.req.param('id') ?? '')
    if (!product || !isModelFormat(format)) return missing()
    const network = toNetwork(addressOf(c))
    const wait = await consumeAttempt(ctx.db, `shop:models:${network}`, LIMIT)
    if (wait !== undefined) return tooMany(wait)
    const facts = drawnFacts(product)
    const model = await press.model(facts, format, network)
    if (typeof model === 'string') return refuseCrowd(model, CROWDED)
    if (model.length === 0) return missing(UNMADE)
    return new Response(model, {
      headers: {
        'content-type': TYPES[format],
        'cache-control': digest === digestOf(facts) ? 'public, max-age=86400' : 'no-cache',
      },
    })
  }
}

const missing = (detail = say`There is no such model.`) => problemResponse(404, { detail })
/** Long springs and chains, and dimensions that do not fit each other. */
const UNMADE = say`No such file can be made of this part: its form is too fine, or its dimensions do not fit each other.`

function tooMany(seconds: number): Response {
  const detail = say`Many models were asked for. Please wait ${seconds} seconds and try again.`
  return problemResponse(429, { detail }, { 'retry-after': String(seconds) })
}
