import { createRoute, z } from '@hono/zod-openapi'
import { entityId } from '#contract/common.ts'
import { toEuros } from '#contract/money.ts'
import { type OrderDetails, orderDetails as shownDetails } from '#contract/orders/details.ts'
import { type OrderDetails as Details, readOrderDetails } from '#domain/orders/details.ts'
import { may } from '#domain/rights.ts'
import { admitSignedIn } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { presentLine, presentOrder } from '../orders/presenter.ts'
import { presentReturns } from '../returns/presenter.ts'
import { presentDispatched } from '../shipments/presenter.ts'

function presentDetails(
  {
    order,
    lines,
    expected,
    shipments,
    toCome,
    parcels,
    returns,
    returnable,
    timeline,
    refunds,
    transfersBack,
    invoices,
    ...rest
  }: Details,
  isForAdmin: boolean,
): OrderDetails {
  return {
    order: presentOrder(order),
    isOwn: rest.isOwn,
    isBookedByShop: order.bookedBy !== null,
    bookedBy: rest.bookedBy ?? null,
    lines: lines.map(({ category, familyId: family, ...line }) => ({
      ...presentLine(line),
      category,
      family,
    })),
    net: toEuros(rest.netCents),
    vat: toEuros(rest.vatCents),
    vatPercent: rest.percent,
    billTo: [...rest.billTo],
    expected: expected ?? null,
    ...presentDispatched({ shipments, toCome, parcels }),
    ...presentReturns({ returns, returnable }, { isForAdmin, seesPhotos: isForAdmin || rest.isOwn }),
    timeline: timeline.map(({ at, kind, detail, isByShop }) => ({
      at: at.toISOString(),
      kind,
      detail,
      byShop: isByShop,
    })),
    refunds: refunds.map(({ amountCents, reason, status, note, createdAt }) => ({
      amount: toEuros(amountCents),
      reason,
      status,
      note,
      createdAt: createdAt.toISOString(),
    })),
    transfersBack: transfersBack.map(({ amountCents, reason, createdAt, sentOn }) => ({
      amount: toEuros(amountCents),
      reason,
      createdAt: createdAt.toISOString(),
      sentOn,
    })),
    owed: toEuros(rest.owedCents),
    invoices: invoices.map(({ orderId, createdAt, grossCents, remainsCents, ...invoice }) => ({
      ...invoice,
      order: orderId,
      amount: toEuros(grossCents),
      remains: toEuros(remainsCents),
      createdAt: createdAt.toISOString(),
    })),
  }
}

const detailsRoute = createRoute({
  method: 'get',
  path: '/order/{id}/details',
  tags: ['Orders'],
  summary: 'Get one of your own orders with its timeline, refunds and invoices',
  middleware: [identify, admitSignedIn] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: json(shownDetails, 'The order and all about it'), ...problems(401, 404) },
})

export const orderDetails = createRouter().openapi(detailsRoute, async c => {
  const ctx = c.get('ctx')
  const details = await readOrderDetails(ctx, c.req.valid('param').id)
  return c.json(presentDetails(details, may.manageReturns(ctx.actor)), 200)
})
