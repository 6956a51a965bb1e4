import { createRoute, z } from '@hono/zod-openapi'
import { email, entityId, inserted } from '#contract/common.ts'
import { type AboutCustomer, listedPart } from '#contract/customers/about.ts'
import { toEuros } from '#contract/money.ts'
import { newNote } from '#contract/notes.ts'
import { readListOf } from '#domain/customers/about.ts'
import { noteOnCustomer } from '#domain/customers/notes.ts'
import type { ServedCustomer } from '#domain/customers/read.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentNote } from '../orders/notes.ts'
import { presentListInShort } from '../shopping-lists/shopping-lists.ts'

const tags = ['Customers']
const params = z.object({ email })

/** What there is of a customer, for those who serve them. */
export function presentAbout({ person, about, notes }: ServedCustomer): AboutCustomer {
  const { revenueCents, lastOrderAt, lastOwnOrderAt, lists, ...counts } = about
  return {
    since: person.createdAt.toISOString(),
    confirmed: person.emailVerified,
    ...counts,
    revenue: toEuros(revenueCents),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    lastOwnOrderAt: lastOwnOrderAt?.toISOString() ?? null,
    lists: lists.map(presentListInShort),
    notes: notes.map(presentNote),
  }
}

const noteRoute = createRoute({
  method: 'post',
  path: '/customer/{email}/notes',
  tags,
  summary: 'Note something about a customer for colleagues; the customer never sees it (staff)',
  middleware: [identify, admit(may.serveCustomers)] as const,
  request: { params, body: jsonBody(newNote) },
  responses: { 201: json(inserted, 'The id of the note'), ...problems(401, 403, 404, 409, 422) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/customer/{email}/lists/{list}',
  tags,
  summary: "Get what is on one of a customer's lists of parts (staff)",
  middleware: [identify, admit(may.serveCustomers)] as const,
  request: { params: params.extend({ list: entityId }) },
  responses: {
    200: json(z.array(listedPart), 'Its lines, as they were added'),
    ...problems(401, 403, 404, 422),
  },
})

export const aboutCustomers = createRouter()
  .openapi(noteRoute, async c => {
    const note = { email: c.req.valid('param').email, text: c.req.valid('json').text }
    const insertedId = await noteOnCustomer(c.get('ctx'), note, readOnce(c, 'customer-note', note))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(listRoute, async c => {
    const { email: customer, list } = c.req.valid('param')
    const lines = await readListOf(c.get('ctx'), customer, list)
    return c.json(
      lines.map(({ productId: product, ...line }) => ({ product, ...line })),
      200,
    )
  })
