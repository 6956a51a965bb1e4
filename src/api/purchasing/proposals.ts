import { createRoute, z } from '@hono/zod-openapi'
import { toEuros } from '#contract/money.ts'
import { type Proposal, proposal, proposalOrder, proposalOrdered } from '#contract/purchasing/proposals.ts'
import { MAX_PROPOSALS } from '#contract/purchasing/states.ts'
import { orderProposed } from '#domain/purchasing/draft.ts'
import { type Proposal as FoundProposal, listProposals } from '#domain/purchasing/proposals.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const tags = ['Purchasing']

function presentProposal({ productId, supplier, priceCents, ...rest }: FoundProposal): Proposal {
  return {
    product: productId,
    supplier: supplier && { _id: supplier.id, name: supplier.name },
    price: priceCents === null ? null : toEuros(priceCents),
    ...rest,
  }
}

const listRoute = createRoute({
  method: 'get',
  path: '/purchase-proposal',
  tags,
  summary: `List what should be bought: products of which fewer are available and on order than their reorder point, or than what sells until more could come; by supplier, at most ${MAX_PROPOSALS} (buyers)`,
  middleware: [identify, admit(may.buy)] as const,
  responses: { 200: json(z.array(proposal), 'Those that nobody supplies last'), ...problems(401, 403) },
})

const orderRoute = createRoute({
  method: 'post',
  path: '/purchase-proposal/order',
  tags,
  summary: 'Make drafts of orders of what is proposed now, from one supplier or from all (buyers)',
  middleware: [identify, admit(may.buy)] as const,
  request: { body: jsonBody(proposalOrder) },
  responses: { 201: json(proposalOrdered, 'The ids of the drafts'), ...problems(401, 403, 409, 422) },
})

export const proposals = createRouter()
  .openapi(listRoute, async c => c.json((await listProposals(c.get('ctx'))).map(presentProposal), 200))
  .openapi(orderRoute, async c => {
    const body = c.req.valid('json')
    const once = readOnce(c, 'orders of proposals', body)
    const insertedIds = [...(await orderProposed(c.get('ctx'), body.supplier, once))]
    return c.json({ acknowledged: true as const, insertedIds }, 201)
  })
