import type { Context as HonoContext } from 'hono'
import { problemResponse } from '#api/base/problem.ts'
import { digestOf } from '#contract/catalog/drawings.ts'
import { say } from '#contract/phrase.ts'
import type { ProductRow } from '#domain/catalog/list.ts'
import type { Context } from '#domain/context.ts'
import { toNetwork } from '#domain/network.ts'
import { refuseCrowd } from '../drawings/queue.ts'
import { findDrawn } from '../drawings/serve-drawings.ts'
import type { DataSheetPress } from './data-sheet-press.ts'
import { describePrint, factsOfPrint, type Print } from './describe-print.ts'

const CROWDED = {
  ofVisitor: say`Your other data sheets are still being made.`,
  inAll: say`Many data sheets are being made just now. Please try again.`,
}

/**
 * Serves data sheets by `dataSheetPath`, or drawings by `printedDrawingPath`, as PDFs to be read in the browser. If the product has changed
 * since, what is answered is that of today, and not to be kept. 429 and 503 while too many are waited for.
 */
export function servePrints(
  print: Print,
  context: () => Context,
  press: DataSheetPress,
  { origin, addressOf }: { readonly origin: string; readonly addressOf: (c: HonoContext) => string },
) {
  return async (c: HonoContext): Promise<Response> => {
    const [digest, format] = (c.req.param('file') ?? '').split('.')
    const ctx = context()
    const product = await findDrawn(ctx, c.req.param('id') ?? '')
    if (!product || format !== 'pdf') return missing(print)
    const file = await press.print(describePrint(print, ctx, product, origin), toNetwork(addressOf(c)))
    if (typeof file === 'string') return refuseCrowd(file, CROWDED)
    if (file.length === 0) return missing(print)
    return new Response(file, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${nameOf(print, product)}"`,
        'cache-control':
          digest === digestOf(factsOfPrint(print, product)) ? 'public, max-age=86400' : 'no-cache',
      },
    })
  }
}

/** What it is saved as: 'PH-4017-M10X40-data-sheet.pdf'. */
function nameOf(print: Print, { sku, id }: Pick<ProductRow, 'sku' | 'id'>): string {
  return `${(sku ?? id).replaceAll('/', '-')}-${print}.pdf`
}

const MISSING = {
  'data-sheet': say`There is no such data sheet.`,
  drawing: say`There is no such drawing.`,
}
const missing = (print: Print) => problemResponse(404, { detail: MISSING[print] })
