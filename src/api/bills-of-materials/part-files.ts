import { createRoute, z } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { newBasketLines } from '#contract/basket/basket.ts'
import { MAX_PACKED_LINES } from '#contract/basket/terms.ts'
import { entityId } from '#contract/common.ts'
import { toCsv } from '#contract/csv.ts'
import { previewBasket } from '#domain/basket/preview.ts'
import type { PricedBasket } from '#domain/basket/price.ts'
import { readBasket } from '#domain/basket/read.ts'
import { type Bill, composeBill } from '#domain/bills-of-materials/compose.ts'
import { admitPacking, type MakePartFile, packFiles } from '#domain/bills-of-materials/pack-files.ts'
import type { Context } from '#domain/context.ts'
import { may } from '#domain/rights.ts'
import { readShoppingList } from '#domain/shopping-lists/read.ts'
import { admit, admitListOwner } from '../base/admit.ts'
import type { Env } from '../base/environment.ts'
import { fileHeaders } from '../base/file-headers.ts'
import { anonymous, identify } from '../base/guard.ts'
import { createRouter, jsonBody, problems } from '../base/openapi.ts'
import { streamParts } from '../base/stream.ts'
import { type ZippedFile, zipFiles } from '../base/zip.ts'
import { toAsked } from '../basket/basket.ts'
import { presentBill } from './present-bill.ts'

const zipFile = {
  description: 'The file, as it is made; contents.csv in it names what a part has none of',
  content: { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } },
}
const WHAT = `STEP, STL, drawing and data sheet of each part and their bill of materials, in one ZIP file; at most ${MAX_PACKED_LINES} lines`

const basketRoute = createRoute({
  method: 'get',
  path: '/basket/files.zip',
  tags: ['Basket'],
  summary: `Get the files of your basket: ${WHAT}`,
  middleware: [identify, admit(may.keepBasket)] as const,
  responses: { 200: zipFile, ...problems(401, 422, 429) },
})

const visitorRoute = createRoute({
  method: 'post',
  path: '/basket/files.zip',
  tags: ['Basket'],
  summary: `Get the files of lines by id or SKU, without keeping them: ${WHAT}`,
  middleware: [anonymous] as const,
  request: { body: jsonBody(newBasketLines) },
  responses: { 200: zipFile, ...problems(422, 429) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/shopping-list/{id}/files.zip',
  tags: ['Lists'],
  summary: `Get the files of one of your own lists: ${WHAT}`,
  middleware: [identify, admitListOwner] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: zipFile, ...problems(401, 404, 422, 429) },
})

export const partFiles = createRouter()
  .openapi(basketRoute, async c => sendFiles(c, await readBasket(c.get('ctx'))))
  .openapi(visitorRoute, async c =>
    sendFiles(c, await previewBasket(c.get('ctx'), c.req.valid('json').lines.map(toAsked))),
  )
  .openapi(listRoute, async c => {
    const { priced } = await readShoppingList(c.get('ctx'), c.req.valid('param').id)
    return sendFiles(c, priced)
  })

async function sendFiles(c: HonoContext<Env>, priced: PricedBasket) {
  const ctx = c.get('ctx')
  const bill = await composeBill(ctx, priced)
  await admitPacking(ctx, bill)
  const { reportFault, makePartFile } = c.get('services')
  const parts = zipFiles(filesOf(ctx, bill, makePartFile))
  return c.body(
    streamParts(parts, error => reportFault(error, c.req.raw)),
    200,
    fileHeaders('parts.zip', 'application/zip'),
  )
}

async function* filesOf(ctx: Context, bill: Bill, make: MakePartFile): AsyncGenerator<ZippedFile, undefined> {
  const modifiedAt = ctx.now()
  const { name, columns, rows } = presentBill(bill)
  yield { name: `${name}.csv`, bytes: toCsv([columns, ...rows]), modifiedAt }
  for await (const file of packFiles(ctx, bill, make)) yield { ...file, modifiedAt }
}
