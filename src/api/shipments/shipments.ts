import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { staffOrder } from '#contract/orders/managed.ts'
import { firstLabel } from '#contract/packing/packing.ts'
import { parcelsOfOrder } from '#contract/shipments/parcels.ts'
import { newShipment, shipped } from '#contract/shipments/shipments.ts'
import { getOrder } from '#domain/order-life/read.ts'
import { readLabelOfShipment } from '#domain/packing/address-labels.ts'
import { readSlipOfShipment } from '#domain/packing/packing-slips.ts'
import { may } from '#domain/rights.ts'
import { declareCompliance } from '#domain/shipments/declare-compliance.ts'
import { noteParcelsOfShipment } from '#domain/shipments/note-parcels.ts'
import { readCertificateOfOrder } from '#domain/shipments/read-certificate.ts'
import { shipPart } from '#domain/shipments/ship.ts'
import { undoShipment } from '#domain/shipments/undo.ts'
import { admit, admitSignedIn } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentForStaff } from '../orders/presenter.ts'
import { pdf, sendPaper } from '../papers/papers.ts'

const params = z.object({ id: entityId, shipment: entityId })
const paper = { 200: { description: 'The file', content: pdf }, ...problems(401, 403, 404, 409, 422, 429) }

const shipRoute = createRoute({
  method: 'post',
  path: '/order/{id}/shipments',
  tags: ['Orders'],
  summary:
    'Ship a part of an order, or all that is left, in these parcels; 409 if others have left than `shipped` says (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { params: z.object({ id: entityId }), body: jsonBody(newShipment) },
  responses: {
    201: json(shipped, 'The id of the shipment; its mail waits until it can no longer be undone'),
    ...problems(401, 403, 404, 409, 422),
  },
})

const undoRoute = createRoute({
  method: 'delete',
  path: '/order/{id}/shipments/{shipment}',
  tags: ['Orders'],
  summary: 'Undo a shipment before the mail about it has left; its parcels are forgotten (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { params },
  responses: {
    200: json(
      acknowledged.extend({ order: staffOrder }),
      'The order, of which these pieces are to be shipped again',
    ),
    ...problems(401, 403, 404, 409),
  },
})

const parcelsRoute = createRoute({
  method: 'put',
  path: '/order/{id}/shipments/{shipment}/parcels',
  tags: ['Orders'],
  summary: 'Note all parcels of a shipment, in the place of those noted before (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { params, body: jsonBody(parcelsOfOrder) },
  responses: { 200: json(acknowledged, 'They are noted'), ...problems(401, 403, 404, 409, 422) },
})

/** As `line` in the shipments of an order: from 0. */
const linePlace = z
  .string()
  .regex(/^\d{1,4}$/, 'is no place of a line')
  .transform(Number)

const slipRoute = createRoute({
  method: 'get',
  path: '/order/{id}/shipments/{shipment}/packing-slip',
  tags: ['Orders'],
  summary: 'Get the packing slip of a shipment, with what is still to come, as a PDF (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { params },
  responses: paper,
})

const labelRoute = createRoute({
  method: 'get',
  path: '/order/{id}/shipments/{shipment}/address-label',
  tags: ['Orders'],
  summary:
    'Get the address labels of a shipment, one for each of its parcels, as a PDF like that of GET /order/address-labels (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { params, query: z.object({ first: firstLabel.shape.first.optional().default(1) }) },
  responses: paper,
})

const certificateRoute = createRoute({
  method: 'get',
  path: '/order/{id}/lots/{lot}/certificate',
  tags: ['Orders'],
  summary: 'Get the inspection certificate of a lot of which one of your own orders has pieces, as a PDF',
  middleware: [identify, admitSignedIn] as const,
  request: { params: z.object({ id: entityId, lot: entityId }) },
  responses: { 200: { description: 'The certificate', content: pdf }, ...problems(401, 404, 422, 503) },
})

const complianceRoute = createRoute({
  method: 'get',
  path: '/order/{id}/lines/{line}/declaration-2.1',
  tags: ['Orders'],
  summary:
    'Get the declaration of compliance with the order (EN 10204, type 2.1) for the pieces of a line of one of your own orders that have been shipped, as a PDF',
  middleware: [identify, admitSignedIn] as const,
  request: { params: z.object({ id: entityId, line: linePlace }) },
  responses: { 200: { description: 'The declaration', content: pdf }, ...problems(401, 404, 409, 422, 429) },
})

export const shipments = createRouter()
  .openapi(complianceRoute, async c => {
    const { id: orderId, line } = c.req.valid('param')
    return sendPaper(c, await declareCompliance(c.get('ctx'), { orderId, line }))
  })
  .openapi(certificateRoute, async c => {
    const { id: orderId, lot: lotId } = c.req.valid('param')
    return sendPaper(c, await readCertificateOfOrder(c.get('ctx'), { orderId, lotId }))
  })
  .openapi(shipRoute, async c => {
    const wish = { orderId: c.req.valid('param').id, ...c.req.valid('json') }
    const insertedId = await shipPart(c.get('ctx'), wish, readOnce(c, 'shipment', wish))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(undoRoute, async c => {
    const ctx = c.get('ctx')
    const { id: orderId, shipment: shipmentId } = c.req.valid('param')
    await undoShipment(ctx, { orderId, shipmentId })
    const row = await getOrder(ctx, orderId, may.shipOrder)
    return c.json({ acknowledged: true as const, order: presentForStaff(ctx, row) }, 200)
  })
  .openapi(parcelsRoute, async c => {
    const { id: orderId, shipment: shipmentId } = c.req.valid('param')
    await noteParcelsOfShipment(c.get('ctx'), { orderId, shipmentId }, c.req.valid('json').parcels)
    return c.json({ acknowledged: true as const }, 200)
  })
  .openapi(slipRoute, async c => {
    const { id: orderId, shipment: shipmentId } = c.req.valid('param')
    return sendPaper(c, await readSlipOfShipment(c.get('ctx'), { orderId, shipmentId }))
  })
  .openapi(labelRoute, async c => {
    const { id: orderId, shipment: shipmentId } = c.req.valid('param')
    const { first } = c.req.valid('query')
    return sendPaper(c, await readLabelOfShipment(c.get('ctx'), { orderId, shipmentId, first }))
  })
