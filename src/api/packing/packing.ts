import { createRoute, z } from '@hono/zod-openapi'
import { entityId } from '#contract/common.ts'
import { packing as packed } from '#contract/orders/packing.ts'
import { printedLabels, printedOrders } from '#contract/packing/packing.ts'
import { readAddressLabels } from '#domain/packing/address-labels.ts'
import { readPackingSlips } from '#domain/packing/packing-slips.ts'
import { readPickList } from '#domain/packing/pick-list.ts'
import { readOrderToPack } from '#domain/packing/read-order.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { presentToPack } from '../orders/presenter.ts'
import { pdf, sendPaper } from '../papers/papers.ts'
import { presentDispatched } from '../shipments/presenter.ts'

const responses = {
  200: { description: 'The file', content: pdf },
  ...problems(401, 403, 404, 409, 422, 429),
}

const readRoute = createRoute({
  method: 'get',
  path: '/order/{id}/packing',
  tags: ['Orders'],
  summary: 'Get an order with its shelf places and shipments, without its amounts (warehouse)',
  middleware: [identify, admit(may.packOrder)] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: json(packed, 'The order'), ...problems(401, 403, 404) },
})

const pickListRoute = createRoute({
  method: 'get',
  path: '/order/pick-list',
  tags: ['Orders'],
  summary:
    'Get what orders that are to be sent need from the shelves, as a PDF; none if one of them is not, with the reason (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { query: printedOrders },
  responses,
})

const slipsRoute = createRoute({
  method: 'get',
  path: '/order/packing-slips',
  tags: ['Orders'],
  summary:
    'Get the packing slips of orders, to be sent or sent already, as one PDF; none if one of them is not, with the reason (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { query: printedOrders },
  responses,
})

const labelsRoute = createRoute({
  method: 'get',
  path: '/order/address-labels',
  tags: ['Orders'],
  summary:
    'Get labels of 70 x 37 mm with the addresses of orders, 24 on a sheet, beginning at the one that `first` says, as a PDF; none if one has no address, with the reason (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { query: printedLabels },
  responses,
})

export const packing = createRouter()
  .openapi(readRoute, async c => {
    const { order, own, lines, ...dispatched } = await readOrderToPack(c.get('ctx'), c.req.valid('param').id)
    const shelfPlaces = lines.map(({ shelfPlace }) => shelfPlace)
    return c.json({ order: presentToPack(order), own, shelfPlaces, ...presentDispatched(dispatched) }, 200)
  })
  .openapi(pickListRoute, async c => sendPaper(c, await readPickList(c.get('ctx'), c.req.valid('query').ids)))
  .openapi(slipsRoute, async c =>
    sendPaper(c, await readPackingSlips(c.get('ctx'), c.req.valid('query').ids)),
  )
  .openapi(labelsRoute, async c => sendPaper(c, await readAddressLabels(c.get('ctx'), c.req.valid('query'))))
