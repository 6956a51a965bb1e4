import { createRoute } from '@hono/zod-openapi'
import { type VatCheck, vatCheck, vatCheckInput } from '#contract/vat-ids.ts'
import { may } from '#domain/policies.ts'
import { checkVatId } from '#domain/tax/check-vat-id.ts'
import { admit } from './admit.ts'
import { identify } from './guard.ts'
import { createRouter, json, jsonBody, problems } from './openapi.ts'

const checkRoute = createRoute({
  method: 'post',
  path: '/vat-check',
  tags: ['Delivery'],
  summary: 'Check a VAT ID: its form, its country and, in the European Union, by VIES',
  middleware: [identify, admit(may.checkVatId)] as const,
  request: { body: jsonBody(vatCheckInput) },
  responses: { 200: json(vatCheck, 'A VAT ID that can be relied on'), ...problems(401, 422, 429) },
})

export const vatIds = createRouter().openapi(checkRoute, async c => {
  const { vatId: typed, ...place } = c.req.valid('json')
  const { vatId, status, check } = await checkVatId(c.get('ctx'), typed, place)
  const body: VatCheck = {
    vatId,
    status,
    name: check?.name ?? '',
    address: check?.address ?? '',
    checkedAt: check?.answeredAt?.toISOString() ?? null,
  }
  return c.json(body, 200)
})
