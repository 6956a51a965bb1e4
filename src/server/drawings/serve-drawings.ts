import type { Context as HonoContext } from 'hono'
import { problemResponse } from '#api/base/problem.ts'
import { type DrawingFormat, digestOf, drawnFacts } from '#contract/catalog/drawings.ts'
import { entityId } from '#contract/common.ts'
import { say } from '#contract/phrase.ts'
import { getProduct } from '#domain/catalog/list.ts'
import type { Context } from '#domain/context.ts'
import { DomainError } from '#domain/errors.ts'
import type { DrawingPress } from './drawing-press.ts'

const TYPES: Readonly<Record<DrawingFormat, string>> = { svg: 'image/svg+xml', dxf: 'image/vnd.dxf' }

/** Serves drawings by `drawingPath`. If the product has changed since, its drawing is that of today, and not to be kept. */
export function serveDrawings(context: () => Context, press: DrawingPress) {
  return async (c: HonoContext): Promise<Response> => {
    const [digest, format] = (c.req.param('file') ?? '').split('.')
    const product = await findDrawn(context(), c.req.param('id') ?? '')
    if (!product || (format !== 'svg' && format !== 'dxf')) return missing()
    const facts = drawnFacts(product)
    const drawing = await press.draw(facts, format)
    if (drawing === '') return missing()
    return new Response(drawing, {
      headers: {
        'content-type': `${TYPES[format]}; charset=utf-8`,
        // How drawings are made may change with the next version of the shop.
        'cache-control': digest === digestOf(facts) ? 'public, max-age=86400' : 'no-cache',
      },
    })
  }
}

const missing = () => problemResponse(404, { detail: say`There is no such drawing.` })

/** The product of this id; undefined if there is none. */
export async function findDrawn(ctx: Context, key: string) {
  if (!entityId.safeParse(key).success) return undefined
  try {
    return await getProduct(ctx, key)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
