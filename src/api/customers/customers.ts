import { createRoute, z } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { checkoutEstimate, checkoutQuestion, newCheckout } from '#contract/checkout/checkout.ts'
import { email, inserted } from '#contract/common.ts'
import { type Customer, customer } from '#contract/customers/customers.ts'
import { pastedList, quickOrder } from '#contract/quick-order/quick-order.ts'
import { checkOutFor } from '#domain/checkout/check-out.ts'
import { findCustomer } from '#domain/customers/find.ts'
import { readCustomer, type ServedCustomer } from '#domain/customers/read.ts'
import { splitPaste } from '#domain/list-reading/split-paste.ts'
import { planCheckout } from '#domain/prices/plan.ts'
import { countList, readQuickOrder } from '#domain/quick-order/read.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import type { Env } from '../base/environment.ts'
import { countFirst, identify, readOnce } from '../base/guard.ts'
import { wordFor } from '../base/language.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentPlan, toCheckout, toWish } from '../checkout/checkout.ts'
import { presentUsedTerms } from '../on-account/on-account.ts'
import { presentAddress } from '../postal-addresses/postal-addresses.ts'
import { presentQuickOrder } from '../quick-order/quick-order.ts'
import { presentAbout } from './about.ts'

const tags = ['Customers']
const params = z.object({ email })
const admitAdmin = admit(may.serveCustomers)

function presentCustomer(c: HonoContext<Env>, served: ServedCustomer): Customer {
  const { person, obstacle, addresses, terms } = served
  return {
    email: person.email,
    name: person.name,
    obstacle: obstacle ? wordFor(c, obstacle) : '',
    addresses: addresses.map(presentAddress),
    account: terms ? presentUsedTerms(terms) : null,
    about: presentAbout(served),
  }
}

const readRoute = createRoute({
  method: 'get',
  path: '/customer/{email}',
  tags,
  summary:
    'Get what is needed to book for a customer, their addresses and terms, and what else there is of them (staff)',
  middleware: [identify, admitAdmin] as const,
  request: { params },
  responses: { 200: json(customer, 'The customer'), ...problems(401, 403, 404, 422) },
})

const listRoute = createRoute({
  method: 'post',
  path: '/customer/{email}/quick-order',
  tags,
  summary: 'Find what each line of a list of parts means, also by the own part numbers of a customer (staff)',
  middleware: [identify, admitAdmin, countFirst(countList)] as const,
  request: { params, body: jsonBody(pastedList) },
  responses: { 200: json(quickOrder, 'What the lines mean'), ...problems(401, 403, 404, 422, 429) },
})

const bookRoute = createRoute({
  method: 'post',
  path: '/customer/{email}/order',
  tags,
  summary:
    'Place an order for a customer, by their limits and terms; they get the mail about it, and pay it themselves (staff)',
  middleware: [identify, admitAdmin] as const,
  request: { params, body: jsonBody(newCheckout) },
  responses: { 201: json(inserted, 'The id of the order'), ...problems(401, 403, 404, 409, 422, 429) },
})

const estimateRoute = createRoute({
  method: 'post',
  path: '/customer/{email}/order/estimate',
  tags,
  summary: 'Estimate what an order would cost this customer; nothing is booked (staff)',
  middleware: [identify, admitAdmin] as const,
  request: { params, body: jsonBody(checkoutQuestion) },
  responses: {
    200: json(checkoutEstimate, 'The costs at this moment, and how it can be delivered'),
    ...problems(401, 403, 404, 422, 429),
  },
})

export const customers = createRouter()
  .openapi(readRoute, async c =>
    c.json(presentCustomer(c, await readCustomer(c.get('ctx'), c.req.valid('param').email)), 200),
  )
  .openapi(listRoute, async c => {
    const ctx = c.get('ctx')
    const buyer = await findCustomer(ctx, c.req.valid('param').email)
    const rows = splitPaste(c.req.valid('json').text)
    const list = await readQuickOrder(ctx, rows, { field: 'text', customer: buyer })
    return c.json(presentQuickOrder(ctx, list), 200)
  })
  .openapi(bookRoute, async c => {
    const { email: forWhom } = c.req.valid('param')
    const body = c.req.valid('json')
    const once = readOnce(c, 'customer-order', { forWhom, ...body })
    const insertedId = await checkOutFor(c.get('ctx'), forWhom, { input: toCheckout(body), once })
    return c.json({ acknowledged: true as const, insertedId }, 201, { location: `/order/${insertedId}` })
  })
  .openapi(estimateRoute, async c => {
    const ctx = c.get('ctx')
    const buyer = await findCustomer(ctx, c.req.valid('param').email)
    const plan = await planCheckout(ctx, { ...toWish(c.req.valid('json')), customer: buyer })
    return c.json(presentPlan(plan), 200)
  })
