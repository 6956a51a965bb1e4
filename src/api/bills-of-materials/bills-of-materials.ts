import { createRoute, z } from '@hono/zod-openapi'
import { newBasketLines } from '#contract/basket/basket.ts'
import { exportQuery } from '#contract/catalog/product-table.ts'
import { entityId } from '#contract/common.ts'
import { previewBasket } from '#domain/basket/preview.ts'
import { readBasket } from '#domain/basket/read.ts'
import { composeBill } from '#domain/bills-of-materials/compose.ts'
import { may } from '#domain/rights.ts'
import { readShoppingList } from '#domain/shopping-lists/read.ts'
import { admit, admitListOwner } from '../base/admit.ts'
import { anonymous, identify } from '../base/guard.ts'
import { createRouter, jsonBody, problems } from '../base/openapi.ts'
import { toAsked } from '../basket/basket.ts'
import { sendTable, tableFile } from '../tables/send-table.ts'
import { presentBill } from './present-bill.ts'

const params = z.object({ id: entityId })

const basketRoute = createRoute({
  method: 'get',
  path: '/basket/bom',
  tags: ['Basket'],
  summary:
    'Get your basket as a bill of materials, CSV or a workbook: masses, customs codes, origins, net prices and stock of each line',
  middleware: [identify, admit(may.keepBasket)] as const,
  request: { query: exportQuery },
  responses: { 200: tableFile, ...problems(401, 422) },
})

const visitorRoute = createRoute({
  method: 'post',
  path: '/basket/bom',
  tags: ['Basket'],
  summary: 'Get lines by id or SKU as a bill of materials, without keeping them',
  middleware: [anonymous] as const,
  request: { query: exportQuery, body: jsonBody(newBasketLines) },
  responses: { 200: tableFile, ...problems(422) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/shopping-list/{id}/bom',
  tags: ['Lists'],
  summary: 'Get one of your own lists as a bill of materials, CSV or a workbook',
  middleware: [identify, admitListOwner] as const,
  request: { params, query: exportQuery },
  responses: { 200: tableFile, ...problems(401, 404, 422) },
})

export const billsOfMaterials = createRouter()
  .openapi(basketRoute, async c => {
    const ctx = c.get('ctx')
    const bill = await composeBill(ctx, await readBasket(ctx))
    return sendTable(c, presentBill(bill), c.req.valid('query').format)
  })
  .openapi(visitorRoute, async c => {
    const ctx = c.get('ctx')
    const priced = await previewBasket(ctx, c.req.valid('json').lines.map(toAsked))
    return sendTable(c, presentBill(await composeBill(ctx, priced)), c.req.valid('query').format)
  })
  .openapi(listRoute, async c => {
    const ctx = c.get('ctx')
    const { priced } = await readShoppingList(ctx, c.req.valid('param').id)
    return sendTable(c, presentBill(await composeBill(ctx, priced)), c.req.valid('query').format)
  })
