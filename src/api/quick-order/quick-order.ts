import { createRoute } from '@hono/zod-openapi'
import { fitQuantity } from '#contract/basket/terms.ts'
import { showTiers } from '#contract/catalog/price-tiers.ts'
import { toEuros } from '#contract/money.ts'
import {
  pastedList,
  type QuickLine,
  type QuickOrder,
  type QuickPart,
  quickOrder,
} from '#contract/quick-order/quick-order.ts'
import { type Calendar, findLeavingDay } from '#domain/delivery/back-orders.ts'
import { splitPaste } from '#domain/list-reading/split-paste.ts'
import { countList, type QuickOrderList, readQuickOrder } from '#domain/quick-order/read.ts'
import { countFirst, identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

export function presentQuickOrder(calendar: Calendar, list: QuickOrderList): QuickOrder {
  return { lines: list.lines.map(line => presentLine(calendar, list, line)), leftOut: [...list.leftOut] }
}

function presentLine(
  calendar: Calendar,
  list: QuickOrderList,
  line: QuickOrderList['lines'][number],
): QuickLine {
  const { match, quantity } = line
  const parts = line.candidates.flatMap(({ productId, reason }) => {
    const product = list.products.get(productId)
    if (!product) return []
    const terms = { min: product.minQuantity, step: product.packStep }
    const part: QuickPart = {
      _id: product.id,
      name: product.name,
      sku: product.sku,
      size: product.size,
      category: product.category,
      family: product.familyId,
      img: product.image,
      price: toEuros(product.priceCents),
      tiers: showTiers(product.priceTiers),
      ...terms,
      available: product.available,
      backOrderDays: product.backOrderDays,
      leavesBy: findLeavingDay(calendar, product.backOrderDays) ?? null,
      archived: product.archivedAt !== null,
      quantity: fitQuantity(quantity, terms),
      ownNumber: list.ownNumbers.get(product.id) ?? null,
      reason,
    }
    return part
  })
  const [part = null] = match === null ? [] : parts
  return {
    lines: [...line.lines],
    text: line.text,
    ownNumber: line.ownNumber,
    quantities: [...line.quantities],
    quantity,
    match: part && match,
    part,
    candidates: match === null ? parts : [],
    understood: [...line.understood],
    unknownSku: line.unknownSku,
  }
}

const readRoute = createRoute({
  method: 'post',
  path: '/quick-order',
  tags: ['Basket'],
  summary: 'Read a pasted list of parts, one on a line with its quantity, and find what each line means',
  middleware: [identify, countFirst(countList)] as const,
  request: { body: jsonBody(pastedList) },
  responses: { 200: json(quickOrder, 'What the lines mean'), ...problems(422, 429) },
})

export const quickOrders = createRouter().openapi(readRoute, async c => {
  const ctx = c.get('ctx')
  const rows = splitPaste(c.req.valid('json').text)
  const list = await readQuickOrder(ctx, rows, { field: 'text', customer: ctx.actor })
  return c.json(presentQuickOrder(ctx, list), 200)
})
