import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import { say } from '#contract/phrase.ts'
import {
  addressRules,
  type SavedAddress,
  savedAddress,
  savedAddressInput,
} from '#contract/postal-addresses/postal-addresses.ts'
import { formatPostalAddress } from '#domain/address-forms/format.ts'
import { findAddressRules } from '#domain/address-forms/rules.ts'
import { notFound } from '#domain/errors.ts'
import { addPostalAddress } from '#domain/postal-addresses/add.ts'
import { toPostalAddress } from '#domain/postal-addresses/defaults.ts'
import { editPostalAddress } from '#domain/postal-addresses/edit.ts'
import { listPostalAddresses, type PostalAddressRow } from '#domain/postal-addresses/list.ts'
import { removePostalAddress } from '#domain/postal-addresses/remove.ts'
import { may } from '#domain/rights.ts'
import { admit, admitAddressOwner } from '../base/admit.ts'
import { anonymous, identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const tags = ['Addresses']
const params = z.object({ id: entityId })

/** An address of a book, with its lines as its country writes them. */
export function presentAddress(row: PostalAddressRow): SavedAddress {
  const address = toPostalAddress(row)
  return {
    _id: row.id,
    ...address,
    isDefaultDelivery: row.isDefaultDelivery,
    isDefaultBilling: row.isDefaultBilling,
    vatId: row.vatId,
    createdAt: row.createdAt.toISOString(),
    lines: formatPostalAddress(address),
  }
}

const rulesRoute = createRoute({
  method: 'get',
  path: '/address-rules/{country}',
  tags,
  summary: 'How a country writes its addresses, by its ISO code',
  middleware: [anonymous] as const,
  request: { params: z.object({ country: z.string().trim().toUpperCase() }) },
  responses: { 200: json(addressRules, 'Its parts, in order'), ...problems(404) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/address',
  tags,
  summary: "List one's own addresses, newest first",
  middleware: [identify, admit(may.keepAddresses)] as const,
  responses: { 200: json(z.array(savedAddress), 'The address book'), ...problems(401) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/address',
  tags,
  summary: 'Save an address; the first becomes the default for deliveries and bills',
  middleware: [identify, admit(may.keepAddresses)] as const,
  request: { body: jsonBody(savedAddressInput) },
  responses: { 201: json(inserted, 'The id of the address'), ...problems(401, 409, 422) },
})

const editRoute = createRoute({
  method: 'put',
  path: '/address/{id}',
  tags,
  summary: "Replace one of one's own addresses",
  middleware: [identify, admitAddressOwner] as const,
  request: { params, body: jsonBody(savedAddressInput) },
  responses: { 200: json(acknowledged, 'Saved'), ...problems(401, 404, 422) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/address/{id}',
  tags,
  summary: "Remove one of one's own addresses; orders keep theirs",
  middleware: [identify, admitAddressOwner] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'Removed'), ...problems(401, 404) },
})

const done = { acknowledged: true } as const
/** The rules change with the shop's own version only. */
const DAY = { 'cache-control': 'public, max-age=86400' }

export const postalAddresses = createRouter()
  .openapi(rulesRoute, async c => {
    const rules = findAddressRules(c.req.valid('param').country)
    if (!rules) throw notFound(say`country`)
    return c.json(rules, 200, DAY)
  })
  .openapi(listRoute, async c => c.json((await listPostalAddresses(c.get('ctx'))).map(presentAddress), 200))
  .openapi(addRoute, async c => {
    const body = c.req.valid('json')
    const insertedId = await addPostalAddress(c.get('ctx'), body, readOnce(c, 'address', body))
    return c.json({ ...done, insertedId }, 201)
  })
  .openapi(editRoute, async c => {
    await editPostalAddress(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'))
    return c.json(done, 200)
  })
  .openapi(removeRoute, async c => {
    await removePostalAddress(c.get('ctx'), c.req.valid('param').id)
    return c.json(done, 200)
  })
