import type { Context as HonoContext } from 'hono'
import { problemResponse } from '#api/base/problem.ts'
import { digestOf, drawnFacts } from '#contract/catalog/drawings.ts'
import { isModelFormat, type ModelFormat } from '#contract/catalog/models.ts'
import { say } from '#contract/phrase.ts'
import type { Context } from '#domain/context.ts'
import { findDrawn } from '../drawings/serve-drawings.ts'
import type { ModelPress } from './model-press.ts'

const TYPES: Readonly<Record<ModelFormat, string>> = { stl: 'model/stl', step: 'model/step' }

/** Serves models by `modelPath`. If the product has changed since, its model is that of today, and not to be kept. */
export function serveModels(context: () => Context, press: ModelPress) {
  return async (c: HonoContext): Promise<Response> => {
    const [digest, format] = (c.req.param('file') ?? '').split('.')
    const product = await findDrawn(context(), c.req.param('id') ?? '')
    if (!product || !isModelFormat(format)) return missing()
    const facts = drawnFacts(product)
    const model = await press.model(facts, format)
    if (model.length === 0) return missing()
    return new Response(model, {
      headers: {
        'content-type': TYPES[format],
        'cache-control': digest === digestOf(facts) ? 'public, max-age=86400' : 'no-cache',
      },
    })
  }
}

const missing = () => problemResponse(404, { detail: say`There is no such model.` })
