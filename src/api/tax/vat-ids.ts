import { createRoute } from '@hono/zod-openapi'
import { type VatCheck, vatCheck, vatCheckInput } from '#contract/tax/vat-ids.ts'
import { may } from '#domain/rights.ts'
import { checkVatId } from '#domain/tax/check-vat-id.ts'
import { placeOfSupply, sellerOf } from '#domain/tax/seller.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const checkRoute = createRoute({
  method: 'post',
  path: '/vat-check',
  tags: ['Delivery'],
  summary:
    'Check a VAT ID: its form, its country and, in the European Union, by VIES; whether VAT is charged despite it, the estimate says',
  middleware: [identify, admit(may.checkVatId)] as const,
  request: { body: jsonBody(vatCheckInput) },
  responses: {
    200: json(vatCheck, 'Its form is right, and no register says that there is none such'),
    ...problems(401, 422, 429),
  },
})

export const vatIds = createRouter().openapi(checkRoute, async c => {
  const { vatId: typed, deliveryMethod = null, ...address } = c.req.valid('json')
  const ctx = c.get('ctx')
  const place = placeOfSupply(address, deliveryMethod, sellerOf(ctx))
  const { vatId, status, check } = await checkVatId(ctx, typed, { place, customer: ctx.actor })
  const body: VatCheck = {
    vatId,
    status,
    name: check?.name ?? '',
    address: check?.address ?? '',
    checkedAt: check?.answeredAt?.toISOString() ?? null,
  }
  return c.json(body, 200)
})
