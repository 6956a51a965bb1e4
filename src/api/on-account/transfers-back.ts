import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { toEuros } from '#contract/money.ts'
import { newTransferBack, type TransferBack } from '#contract/on-account/transfers-back.ts'
import { type TransferBack as FoundTransfer, noteTransferBack } from '#domain/on-account/transfers-back.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const noteRoute = createRoute({
  method: 'post',
  path: '/money/transfers-back/{id}',
  tags: ['Money'],
  summary:
    'Note that what a customer is to get back of an order on account was sent by bank transfer (staff)',
  middleware: [identify, admit(may.refundOrder)] as const,
  request: { params: z.object({ id: entityId }), body: jsonBody(newTransferBack) },
  responses: { 200: json(acknowledged, 'The customer is told'), ...problems(401, 403, 404, 409, 422) },
})

export const transfersBack = createRouter().openapi(noteRoute, async c => {
  await noteTransferBack(c.get('ctx'), { id: c.req.valid('param').id, ...c.req.valid('json') })
  return c.json({ acknowledged: true as const }, 200)
})

/** What goes back by bank transfer, as it is shown. */
export function presentTransferBack(found: FoundTransfer): TransferBack {
  const { id: _id, amountCents, reason, createdAt, iban, sentOn, reference, notedBy } = found
  return {
    _id,
    amount: toEuros(amountCents),
    reason,
    createdAt: createdAt.toISOString(),
    iban,
    sentOn,
    reference,
    notedBy,
  }
}
