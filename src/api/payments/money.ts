import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged } from '#contract/common.ts'
import { order } from '#contract/orders/orders.ts'
import {
  comparisonQuery,
  moneyComparison,
  moneyOrdersQuery,
  moneyReport,
  orderMoney,
  orderParams,
  reconciliation,
  refundSettlement,
  webhookEvent,
} from '#contract/payments/payments.ts'
import { readReminders } from '#domain/on-account/reminders.ts'
import { readTransfersBack } from '#domain/on-account/transfers-back.ts'
import { getOrder } from '#domain/order-life/read.ts'
import { reconcileNow } from '#domain/payments/reconcile.ts'
import {
  compareMoney,
  listOrdersByState,
  listPendingEvents,
  listReview,
  readOrderMoney,
} from '#domain/payments/report.ts'
import { sumMoney } from '#domain/payments/sum-money.ts'
import { replayEvent } from '#domain/payments/webhooks.ts'
import { retryRefund, settleRefund } from '#domain/refunds/handle-failed.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentOrder } from '../orders/presenter.ts'
import {
  presentComparison,
  presentDispute,
  presentEvent,
  presentOrderMoney,
  presentRefund,
  presentTotals,
} from './money-presenters.ts'

const tags = ['Money']

const DAY_MS = 24 * 60 * 60 * 1000

const reportRoute = createRoute({
  method: 'get',
  path: '/money',
  tags,
  summary: 'Get the totals of payments and refunds of 90 days, and pending webhooks (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  responses: { 200: json(moneyReport, 'The totals'), ...problems(401, 403) },
})

const comparisonRoute = createRoute({
  method: 'get',
  path: '/money/comparison',
  tags,
  summary: 'Compare the card service with the orders without changing anything (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: comparisonQuery },
  responses: { 200: json(moneyComparison, 'The differences'), ...problems(401, 403, 422, 503) },
})

const reconcileRoute = createRoute({
  method: 'post',
  path: '/money/reconcile',
  tags,
  summary: 'Reconcile the card service with the orders now (staff)',
  middleware: [identify, admit(may.reconcileMoney)] as const,
  request: { query: comparisonQuery },
  responses: { 200: json(reconciliation, 'What was found'), ...problems(401, 403, 422, 503) },
})

const ordersRoute = createRoute({
  method: 'get',
  path: '/money/orders',
  tags,
  summary: 'List all orders by status, newest first, in pages (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: moneyOrdersQuery },
  responses: {
    200: json(
      z.object({ orders: z.array(order), total: z.int() }),
      'A page of orders, and how many there are',
    ),
    ...problems(401, 403, 422),
  },
})

const orderRoute = createRoute({
  method: 'get',
  path: '/money/orders/{id}',
  tags,
  summary: 'Get an order with its payments, refunds and timeline (staff)',
  middleware: [identify, admit(may.readOrderMoney)] as const,
  request: { params: orderParams },
  responses: { 200: json(orderMoney, 'The order'), ...problems(401, 403, 404) },
})

const replayRoute = createRoute({
  method: 'post',
  path: '/money/events/{id}/replay',
  tags,
  summary: 'Process a webhook again, now (staff)',
  middleware: [identify, admit(may.replayEvent)] as const,
  request: { params: orderParams },
  responses: { 200: json(webhookEvent, 'The webhook after processing'), ...problems(401, 403, 404) },
})

const retryRoute = createRoute({
  method: 'post',
  path: '/money/refunds/{id}/retry',
  tags,
  summary: 'Retry a failed refund to the card (staff)',
  middleware: [identify, admit(may.refundOrder)] as const,
  request: { params: orderParams },
  responses: {
    200: json(acknowledged.extend({ order }), 'The updated order'),
    ...problems(401, 403, 404, 409),
  },
})

const settleRoute = createRoute({
  method: 'post',
  path: '/money/refunds/{id}/settle',
  tags,
  summary: 'Record how a failed refund was sent another way (staff)',
  middleware: [identify, admit(may.refundOrder)] as const,
  request: { params: orderParams, body: jsonBody(refundSettlement) },
  responses: {
    200: json(acknowledged.extend({ order }), 'The updated order'),
    ...problems(401, 403, 404, 409, 422),
  },
})

export const money = createRouter()
  .openapi(reportRoute, async c => {
    const ctx = c.get('ctx')
    const [totals, waiting, { refunds, disputes }] = await Promise.all([
      sumMoney(ctx),
      listPendingEvents(ctx),
      listReview(ctx),
    ])
    const review = { refunds: refunds.map(presentRefund), disputes: disputes.map(presentDispute) }
    return c.json({ totals: presentTotals(totals), waiting: waiting.map(presentEvent), review }, 200)
  })
  .openapi(comparisonRoute, async c => {
    const comparison = await compareMoney(c.get('ctx'), c.req.valid('query').days)
    return c.json(presentComparison(comparison), 200)
  })
  .openapi(reconcileRoute, async c => {
    const ctx = c.get('ctx')
    const since = new Date(ctx.now().getTime() - c.req.valid('query').days * DAY_MS)
    return c.json(await reconcileNow(ctx, since), 200)
  })
  .openapi(ordersRoute, async c => {
    const { status, limit, page } = c.req.valid('query')
    const { rows, total } = await listOrdersByState(c.get('ctx'), { status, limit, page })
    return c.json({ orders: rows.map(presentOrder), total }, 200)
  })
  .openapi(orderRoute, async c => {
    const ctx = c.get('ctx')
    const found = await readOrderMoney(ctx, c.req.valid('param').id)
    const isOnAccount = found.order.paymentMethod === 'account'
    const transfersBack = isOnAccount ? await readTransfersBack(ctx.db, found.order.id) : []
    const reminders = isOnAccount ? await readReminders(ctx, found.order) : undefined
    return c.json(presentOrderMoney(found, { transfersBack, reminders }), 200)
  })
  .openapi(replayRoute, async c => {
    const event = await replayEvent(c.get('ctx'), c.req.valid('param').id)
    return c.json(presentEvent(event), 200)
  })
  .openapi(retryRoute, async c => {
    const ctx = c.get('ctx')
    const orderId = await retryRefund(ctx, c.req.valid('param').id)
    const row = await getOrder(ctx, orderId)
    return c.json({ acknowledged: true as const, order: presentOrder(row) }, 200)
  })
  .openapi(settleRoute, async c => {
    const ctx = c.get('ctx')
    const orderId = await settleRefund(ctx, c.req.valid('param').id, c.req.valid('json').note)
    const row = await getOrder(ctx, orderId)
    return c.json({ acknowledged: true as const, order: presentOrder(row) }, 200)
  })
