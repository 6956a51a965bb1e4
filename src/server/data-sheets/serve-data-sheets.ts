import type { Context as HonoContext } from 'hono'
import { problemResponse } from '#api/base/problem.ts'
import { partPath } from '#contract/catalog/addresses.ts'
import { dataSheetFacts } from '#contract/catalog/data-sheets.ts'
import { digestOf, drawnFacts } from '#contract/catalog/drawings.ts'
import { dispatchFacts, readFacts } from '#contract/catalog/plain-facts.ts'
import { say } from '#contract/phrase.ts'
import type { ProductRow } from '#domain/catalog/list.ts'
import type { Context } from '#domain/context.ts'
import { dayIn, noonOf } from '#domain/days.ts'
import { toNetwork } from '#domain/network.ts'
import { refuseCrowd } from '../drawings/queue.ts'
import { findDrawn } from '../drawings/serve-drawings.ts'
import { composeDataSheet } from './compose-data-sheet.ts'
import type { DataSheetPress } from './data-sheet-press.ts'

const CROWDED = {
  ofVisitor: say`Your other data sheets are still being made.`,
  inAll: say`Many data sheets are being made just now. Please try again.`,
}

/**
 * Serves data sheets by `dataSheetPath`, to be read in the browser. If the product has changed since, its data sheet is that of today,
 * and not to be kept. 429 and 503 while too many are waited for.
 */
export function serveDataSheets(
  context: () => Context,
  press: DataSheetPress,
  { origin, addressOf }: { readonly origin: string; readonly addressOf: (c: HonoContext) => string },
) {
  return async (c: HonoContext): Promise<Response> => {
    const [digest, format] = (c.req.param('file') ?? '').split('.')
    const ctx = context()
    const product = await findDrawn(ctx, c.req.param('id') ?? '')
    if (!product || format !== 'pdf') return missing()
    const facts = dataSheetFacts({
      ...product,
      ...readFacts(dispatchFacts, product),
      min: product.minQuantity,
      step: product.packStep,
    })
    const { seller, timeZone } = ctx.billing
    const sheet = {
      ...composeDataSheet(facts),
      seller,
      timeZone,
      madeAt: noonOf(dayIn(timeZone, ctx.now())),
      address: origin + partPath({ ...product, _id: product.id, family: product.familyId }),
    }
    const file = await press.print({ sheet, facts: drawnFacts(product) }, toNetwork(addressOf(c)))
    if (typeof file === 'string') return refuseCrowd(file, CROWDED)
    if (file.length === 0) return missing()
    return new Response(file, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${nameOf(product)}"`,
        'cache-control': digest === digestOf(facts) ? 'public, max-age=86400' : 'no-cache',
      },
    })
  }
}

/** What it is saved as: 'PH-4017-M10X40-data-sheet.pdf'. */
function nameOf({ sku, id }: Pick<ProductRow, 'sku' | 'id'>): string {
  return `${(sku ?? id).replaceAll('/', '-')}-data-sheet.pdf`
}

const missing = () => problemResponse(404, { detail: say`There is no such data sheet.` })
