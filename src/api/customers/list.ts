import { createRoute, z } from '@hono/zod-openapi'
import { MAX_COUNTED } from '#contract/counting.ts'
import { toCsv, toCsvRows } from '#contract/csv.ts'
import {
  customerFilter,
  customerQuery,
  type ListedCustomer,
  listedCustomer,
} from '#contract/customers/listed.ts'
import { toEuros } from '#contract/money.ts'
import { exportCustomers, type ListedCustomer as Found, listCustomers } from '#domain/customers/list.ts'
import { termsOf } from '#domain/on-account/terms.ts'
import { may } from '#domain/rights.ts'
import { presentTerms } from '../accounts/terms.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'
import { streamText } from '../base/stream.ts'

const tags = ['Customers']

const listRoute = createRoute({
  method: 'get',
  path: '/customer',
  tags,
  summary:
    'Look for customers by words (name, email address, company, postal address, phone) and state, with what they have bought, the latest first, in pages (staff)',
  middleware: [identify, admit(may.serveCustomers), maybeOlder] as const,
  request: { query: customerQuery },
  responses: {
    200: json(
      z.array(listedCustomer),
      `The next page in Link (rel=next), the number of all hits in X-Total-Count, at most ${MAX_COUNTED}`,
    ),
    ...problems(401, 403, 422),
  },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/customer/export',
  tags,
  summary: 'Export the customers that match as a CSV file (staff)',
  middleware: [identify, admit(may.serveCustomers), maybeOlder] as const,
  request: { query: customerFilter },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403, 422),
  },
})

function present({ person, revenueCents, lastOrderAt, ...facts }: Found): ListedCustomer {
  const terms = termsOf(person)
  return {
    _id: person.id,
    email: person.email,
    name: person.name,
    ...facts,
    createdAt: person.createdAt.toISOString(),
    confirmed: person.emailVerified,
    suspended: person.suspendedAt !== null,
    terms: terms ? presentTerms(terms) : null,
    revenue: toEuros(revenueCents),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  }
}

/** The columns of the file. */
const columns: Readonly<Record<string, (customer: ListedCustomer) => string | number | null>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  company: ({ company }) => company,
  phone: ({ phone }) => phone,
  place: ({ place }) => place,
  country: ({ country }) => country,
  since: ({ createdAt }) => createdAt,
  confirmed: ({ confirmed }) => (confirmed ? 'yes' : 'no'),
  suspended: ({ suspended }) => (suspended ? 'yes' : 'no'),
  account_limit: ({ terms }) => terms?.limit ?? null,
  account_days: ({ terms }) => terms?.days ?? null,
  orders: ({ orders }) => orders,
  revenue: ({ revenue }) => revenue,
  last_order: ({ lastOrderAt }) => lastOrderAt,
}

async function* writeTable(
  batches: AsyncGenerator<readonly Found[], undefined>,
): AsyncGenerator<string, undefined> {
  yield toCsv([Object.keys(columns)])
  for await (const batch of batches)
    yield toCsvRows(batch.map(present).map(row => Object.values(columns).map(show => show(row))))
}

export const customerList = createRouter()
  .openapi(listRoute, async c => {
    const query = c.req.valid('query')
    const page = await listCustomers(c.get('ctx'), query, wishOf(query))
    return c.json(page.customers.map(present), 200, pageHeaders(c.req.url, customerQuery.shape, page))
  })
  .openapi(exportRoute, c => {
    const { reportFault } = c.get('services')
    const parts = writeTable(exportCustomers(c.get('ctx'), c.req.valid('query')))
    return c.body(
      streamText(parts, error => reportFault(error, c.req.raw)),
      200,
      fileHeaders('customers.csv', CSV),
    )
  })
