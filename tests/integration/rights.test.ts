import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { billRights } from '../support/bills.ts'
import { listCalls } from '../support/calls.ts'
import { deskRights } from '../support/desk-rights.ts'
import { lotRights } from '../support/lots.ts'
import { machineRights } from '../support/machines.ts'
import { messageRights } from '../support/messages.ts'
import { expectProblem } from '../support/problems.ts'
import { purchasingRights } from '../support/purchasing.ts'
import { openTestShop, type Person } from '../support/shop.ts'
import { allStaff, type Employee, shared } from '../support/staff-rights.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const owner = await shop.signUp()
const calls = await listCalls(shop, owner)
const other = await shop.signUp()
const admin = await shop.makeAdmin(await shop.signUp())
const removed = await shop.makeAdmin(await shop.signUp())
await shop.admin.send('DELETE', `/admin/${removed.email}`)

/** The answers of each call about the owner's things: to a visitor, the owner, another customer, an admin, a removed admin. */
const rights: Record<
  string,
  [visitor: number, owner: number, other: number, admin: number, removed: number]
> = {
  'GET /service': [200, 200, 200, 200, 200],
  'GET /service/{id}': [200, 200, 200, 200, 200],
  'GET /service/{id}/fits': [200, 200, 200, 200, 200],
  'GET /service/{id}/sizes': [200, 200, 200, 200, 200],
  'GET /service/{id}/alternatives': [200, 200, 200, 200, 200],
  'GET /service/{id}/alike': [200, 200, 200, 200, 200],
  'GET /family': [200, 200, 200, 200, 200],
  'GET /kind': [200, 200, 200, 200, 200],
  'GET /family/{id}': [200, 200, 200, 200, 200],
  'GET /family/{id}/table': [200, 200, 200, 200, 200],
  'GET /search': [200, 200, 200, 200, 200],
  'GET /facets': [200, 200, 200, 200, 200],
  'GET /suggest?q={q}': [200, 200, 200, 200, 200],
  'GET /address-rules/{country}': [200, 200, 200, 200, 200],
  'GET /address': [401, 200, 200, 200, 401],
  'POST /address': [401, 201, 201, 201, 401],
  'PUT /address/{id}': [401, 200, 404, 404, 401],
  'DELETE /address/{id}': [401, 200, 404, 404, 401],
  'GET /service/{id}/watch': [401, 200, 200, 200, 401],
  // Nobody here has a confirmed address.
  'PUT /service/{id}/watch': [401, 403, 403, 403, 401],
  'DELETE /service/{id}/watch': [401, 200, 200, 200, 401],
  'POST /family': [401, 403, 403, 201, 401],
  'PATCH /family/{id}': [401, 403, 403, 200, 401],
  'POST /family/{id}/sizes': [401, 403, 403, 201, 401],
  'GET /review': [200, 200, 200, 200, 200],
  'GET /basket': [401, 200, 200, 200, 401],
  'POST /basket': [401, 200, 200, 200, 401],
  'POST /basket/seen': [401, 200, 200, 200, 401],
  'POST /basket/preview': [200, 200, 200, 200, 200],
  'PUT /basket/{id}': [401, 200, 200, 200, 401],
  'DELETE /basket/{id}': [401, 200, 200, 200, 401],
  'POST /quick-order': [200, 200, 200, 200, 200],
  // Without a file.
  'POST /quick-order/file': [422, 422, 422, 422, 422],
  'GET /part-number': [401, 200, 200, 200, 401],
  'POST /part-number': [401, 200, 200, 200, 401],
  'GET /part-number.csv': [401, 200, 200, 200, 401],
  'POST /part-number/import': [401, 422, 422, 422, 401],
  'GET /part-number/{id}': [401, 200, 200, 200, 401],
  'PUT /part-number/{id}': [401, 200, 200, 200, 401],
  'DELETE /part-number/{id}': [401, 200, 200, 200, 401],
  'GET /shopping-list': [401, 200, 200, 200, 401],
  'POST /shopping-list': [401, 201, 201, 201, 401],
  'GET /shopping-list/{id}': [401, 200, 404, 404, 401],
  'PUT /shopping-list/{id}': [401, 200, 404, 404, 401],
  'DELETE /shopping-list/{id}': [401, 200, 404, 404, 401],
  'POST /shopping-list/{id}/lines': [401, 200, 404, 404, 401],
  'PUT /shopping-list/{id}/lines/{product}': [401, 200, 404, 404, 401],
  'DELETE /shopping-list/{id}/lines/{product}': [401, 200, 404, 404, 401],
  'POST /order': [401, 201, 403, 403, 401],
  'POST /checkout': [401, 201, 201, 201, 401],
  'POST /checkout/estimate': [200, 200, 200, 200, 200],
  'GET /customer/{email}': [401, 403, 403, 200, 401],
  'POST /customer/{email}/quick-order': [401, 403, 403, 200, 401],
  // Nobody here has a confirmed address.
  'POST /customer/{email}/quick-order/file': [401, 403, 403, 422, 401],
  'POST /customer/{email}/order': [401, 403, 403, 409, 401],
  'POST /customer/{email}/order/estimate': [401, 403, 403, 200, 401],
  'POST /quote': [401, 201, 201, 201, 401],
  'GET /quote': [401, 200, 200, 200, 401],
  'GET /quote/managed': [401, 403, 403, 200, 401],
  'GET /quote/{id}': [401, 200, 404, 200, 401],
  'GET /quote/{id}/pdf': [401, 200, 404, 200, 401],
  'PUT /quote/{id}/prices': [401, 403, 403, 200, 401],
  'POST /quote/{id}/decline': [401, 403, 403, 200, 401],
  'POST /quote/{id}/withdraw': [401, 200, 404, 404, 401],
  'POST /quote/{id}/estimate': [401, 200, 404, 404, 401],
  'POST /quote/{id}/order': [401, 201, 404, 404, 401],
  'GET /order?email={email}': [401, 200, 403, 200, 401],
  'GET /order': [401, 403, 403, 200, 401],
  'GET /order/{id}': [401, 200, 404, 200, 401],
  'GET /order/{id}/details': [401, 200, 404, 200, 401],
  'GET /order/{id}/packing': [401, 403, 403, 200, 401],
  'GET /order/{id}/notes': [401, 403, 403, 200, 401],
  'POST /order/{id}/notes': [401, 403, 403, 201, 401],
  'POST /order/{id}/payment-link': [401, 403, 403, 200, 401],
  'PUT /order/{id}/parcels': [401, 403, 403, 200, 401],
  'POST /order/parcels': [401, 403, 403, 200, 401],
  'POST /order/{id}/shipments': [401, 403, 403, 201, 401],
  'PUT /order/{id}/shipments/{shipment}/parcels': [401, 403, 403, 200, 401],
  'GET /order/{id}/shipments/{shipment}/packing-slip': [401, 403, 403, 200, 401],
  'GET /order/{id}/shipments/{shipment}/address-label': [401, 403, 403, 200, 401],
  // Its mail has left already.
  'DELETE /order/{id}/shipments/{shipment}': [401, 403, 403, 409, 401],
  'POST /order/{id}/returns': [401, 201, 404, 201, 401],
  'GET /return': [401, 403, 403, 200, 401],
  'GET /return/expected': [401, 403, 403, 200, 401],
  'GET /return/{id}/slip': [401, 200, 404, 200, 401],
  'POST /return/{id}/agree': [401, 403, 403, 200, 401],
  'POST /return/{id}/decline': [401, 403, 403, 200, 401],
  'POST /return/{id}/close': [401, 403, 403, 200, 401],
  // The owner has taken it back by then.
  'POST /return/{id}/withdraw': [401, 200, 404, 409, 401],
  'POST /return/{id}/arrival': [401, 403, 403, 200, 401],
  'GET /order/{id}/refund/lines': [401, 403, 403, 200, 401],
  'POST /order/{id}/refund/lines': [401, 403, 403, 200, 401],
  'GET /order/managed': [401, 403, 403, 200, 401],
  'GET /order/export': [401, 403, 403, 200, 401],
  'GET /order/pick-list?ids={id}': [401, 403, 403, 200, 401],
  'GET /order/packing-slips?ids={id}': [401, 403, 403, 200, 401],
  'GET /order/address-labels?ids={id}': [401, 403, 403, 200, 401],
  'POST /order/ship': [401, 403, 403, 200, 401],
  'GET /my-orders': [401, 200, 200, 200, 401],
  'POST /tracking': [200, 200, 200, 200, 200],
  'POST /tracking/link': [200, 200, 200, 200, 200],
  'GET /order/{id}/invoice': [401, 200, 404, 200, 401],
  'GET /order/{id}/confirmation': [401, 200, 404, 200, 401],
  'GET /order/{id}/credit-note': [401, 200, 404, 200, 401],
  'POST /order/{id}/settlement': [401, 403, 403, 200, 401],
  'POST /order/{id}/settlement/refund': [401, 403, 403, 200, 401],
  'POST /order/{id}/on-account/cancel': [401, 403, 403, 200, 401],
  'POST /order/{id}/on-account': [401, 409, 404, 404, 401],
  'GET /my-account-terms': [401, 200, 200, 200, 401],
  'PATCH /order/{id}': [401, 200, 404, 404, 401],
  'POST /order/{id}/reorder': [401, 200, 404, 404, 401],
  'PUT /order/{id}/delivery': [401, 200, 404, 200, 401],
  'POST /order/{id}/delivery/estimate': [401, 200, 404, 200, 401],
  'POST /order/{id}/cancel': [401, 200, 404, 200, 401],
  'POST /order/{id}/refund': [401, 403, 403, 200, 401],
  'POST /order/{id}/ship': [401, 403, 403, 200, 401],
  'POST /money/reconcile': [401, 403, 403, 200, 401],
  'GET /money/orders/{id}': [401, 403, 403, 200, 401],
  'POST /money/events/{id}/replay': [401, 403, 403, 200, 401],
  'POST /money/refunds/{id}/retry': [401, 403, 403, 200, 401],
  'POST /money/refunds/{id}/settle': [401, 403, 403, 200, 401],
  'POST /create-payment-intent': [401, 200, 404, 404, 401],
  'GET /my-data': [401, 200, 200, 200, 401],
  // The password sent is wrong.
  'DELETE /my-account': [401, 422, 422, 422, 401],
  'PUT /user/{email}': [401, 200, 403, 403, 401],
  'GET /admin/{email}': [401, 200, 403, 200, 401],
  'GET /user': [401, 403, 403, 200, 401],
  'PUT /user/admin/{email}': [401, 403, 403, 200, 401],
  'DELETE /user/admin/{email}': [401, 403, 403, 200, 401],
  'PUT /user/suspended/{email}': [401, 403, 403, 200, 401],
  'DELETE /user/suspended/{email}': [401, 403, 403, 200, 401],
  // Nobody here has a confirmed address.
  'PUT /user/on-account/{email}': [401, 403, 403, 409, 401],
  'DELETE /user/on-account/{email}': [401, 403, 403, 200, 401],
  'GET /staff': [401, 403, 403, 200, 401],
  'PUT /staff/{email}': [401, 403, 403, 200, 401],
  'GET /invitation': [401, 403, 403, 200, 401],
  'POST /invitation': [401, 403, 403, 201, 401],
  'DELETE /invitation/{id}': [401, 403, 403, 200, 401],
  // There is no such link.
  'POST /invitation/open': [404, 404, 404, 404, 404],
  'POST /invitation/accept': [401, 404, 404, 404, 401],
  'DELETE /admin/{email}': [401, 403, 403, 200, 401],
  'GET /profile/{email}': [401, 200, 403, 403, 401],
  'PUT /profile/{email}': [401, 200, 403, 403, 401],
  'POST /review': [401, 201, 201, 201, 401],
  'GET /review/managed': [401, 403, 403, 200, 401],
  'GET /my-reviews': [401, 200, 200, 200, 401],
  'PATCH /review/{id}': [401, 200, 403, 403, 401],
  'PUT /review/{id}/hidden': [401, 403, 403, 200, 401],
  'DELETE /review/{id}/hidden': [401, 403, 403, 200, 401],
  // Somebody else's review.
  'DELETE /review/{id}': [401, 403, 403, 200, 401],
  'POST /product': [401, 403, 403, 201, 401],
  'GET /product': [401, 403, 403, 200, 401],
  'PATCH /product': [401, 403, 403, 200, 401],
  'GET /product/export': [401, 403, 403, 200, 401],
  // 422 for those with the right: the file is missing.
  'POST /product/import': [401, 403, 403, 422, 401],
  'GET /product/{id}': [401, 403, 403, 200, 401],
  'PATCH /product/{id}': [401, 403, 403, 200, 401],
  'GET /product/{id}/history': [401, 403, 403, 200, 401],
  'POST /product/{id}/movements': [401, 403, 403, 201, 401],
  'GET /product/{id}/movements': [401, 403, 403, 200, 401],
  ...lotRights,
  ...purchasingRights,
  // 422 for those with the right: the file is missing.
  'POST /image': [401, 403, 403, 422, 401],
  'POST /vat-check': [401, 200, 200, 200, 401],
  'GET /delivery?country={country}': [200, 200, 200, 200, 200],
  'GET /delivery/countries': [200, 200, 200, 200, 200],
  'GET /delivery/methods': [401, 403, 403, 200, 401],
  'PUT /delivery/methods/{id}': [401, 403, 403, 200, 401],
  'POST /contact': [201, 201, 201, 201, 201],
  'GET /contact': [401, 403, 403, 200, 401],
  ...messageRights,
  ...machineRights,
  'GET /text/{name}': [200, 200, 200, 200, 200],
  ...billRights,
  ...deskRights,
  'GET /audit': [401, 403, 403, 200, 401],
  'GET /audit.csv': [401, 403, 403, 200, 401],
}

const staff: Readonly<Record<Employee, Person>> = {
  sales: await shop.giveRole(await shop.signUp(), 'sales'),
  warehouse: await shop.giveRole(await shop.signUp(), 'warehouse'),
  bookkeeper: await shop.giveRole(await shop.signUp(), 'bookkeeper'),
}

test('each shared right is that of an admin, and no customer has it', () => {
  for (const name of Object.keys(shared)) {
    const [, , asOther = 0, asAdmin = 0] = rights[name] ?? []
    expect({ name, isRefused: [403, 404].includes(asOther) }).toEqual({ name, isRefused: true })
    expect({ name, isAdmitted: [200, 201, 409, 422].includes(asAdmin) }).toEqual({ name, isAdmitted: true })
  }
})

/** Each call of a visitor comes from an address of its own: those of one are counted together. */
const callers = {
  visitor: shop.newVisitor,
  owner: () => owner,
  other: () => other,
  admin: () => admin,
  removed: () => removed,
}
const who = ['visitor', 'owner', 'other', 'admin', 'removed'] as const

/** Checks the answer of each of these calls, one after the other, and tells all that are wrong. */
async function checkAll(
  names: readonly string[],
  check: (call: (typeof calls)[number], name: string) => Promise<unknown>,
): Promise<void> {
  const wrong: string[] = []
  for (const name of names) {
    const call = calls.find(({ method, template }) => `${method} ${template}` === name)
    if (!call) throw new Error(`there is no call ${name}`)
    await check(call, name).catch(error => wrong.push(`${name}: ${error}`))
  }
  expect(wrong).toEqual([])
}

const statusFor = (caller: keyof typeof callers, name: string) =>
  rights[name]?.[who.indexOf(caller)] ?? Number.NaN

test.each(who)('each call answers to the %s as in the table', async caller => {
  await checkAll(Object.keys(rights), async (call, name) => {
    const status = statusFor(caller, name)
    const answer = await callers[caller]().send(call.method, call.path, call.json, call.headers)
    if (status >= 400) expectProblem(answer, status)
    else expect(answer).toMatchObject({ status })
  })
})

/** Calls whose right depends on a row that the admin above has removed: everybody signed in now hears that it is gone. */
const REMOVED = new Set(['DELETE /review/{id}'])
/** What customers may as admins do is nothing of staff. */
const ofStaff = Object.entries(rights)
  .filter(([, [, , asOther, asAdmin]]) => asOther !== asAdmin)
  .map(([name]) => name)

test.each(allStaff)('each call answers to the role %s as to an admin or to a customer', async role => {
  await checkAll(ofStaff, async (call, name) => {
    const [, , asOther, asAdmin] = rights[name] ?? []
    const isShared = shared[name]?.includes(role) ?? false
    const answer = await staff[role].send(call.method, call.path, call.json, call.headers)
    // An admin has done it already.
    if (isShared) expect([asAdmin, 409]).toContain(answer.status)
    else expect(answer).toMatchObject({ status: REMOVED.has(name) ? 404 : asOther })
  })
})

/** Calls whose right depends on what the body names; an empty body names nothing. */
const NAMED_IN_BODY = new Set([
  'POST /order',
  'POST /create-payment-intent',
  'POST /invitation/open',
  'POST /invitation/accept',
])
/** Calls that read a row to know the right: a parameter that they do not know is refused before, whether there is such a row or not. */
const READ_FIRST = new Set([
  'GET /quote/{id}',
  'GET /quote/{id}/pdf',
  'GET /order/{id}/details',
  'GET /order/{id}/invoice',
  'GET /order/{id}/confirmation',
  'GET /order/{id}/credit-note',
  'GET /order/{id}/lots/{lot}/certificate',
  'GET /order/{id}/lines/{line}/declaration-2.1',
  'GET /settings/logo/{name}',
])

// Who was removed is a visitor by then.
test.each(who.filter(each => each !== 'removed'))(
  'with invalid input each call answers to the %s for the right first, then for the fields',
  async caller => {
    await checkAll(Object.keys(rights), async (call, name) => {
      const status = statusFor(caller, name)
      const isRead = call.method === 'GET'
      const path = isRead && !call.path.includes('?') ? `${call.path}?limit=none&days=none` : call.path
      const answer = await callers[caller]().send(call.method, path, isRead ? undefined : {})
      const isRefused = [401, 403, 404].includes(status) && !(NAMED_IN_BODY.has(name) && status !== 401)
      const isGone = REMOVED.has(name) && status !== 401
      if (READ_FIRST.has(name) && status === 404) expectProblem(answer, 422, ['limit', 'days'])
      else if (isRefused) expect(expectProblem(answer, isGone ? 404 : status).errors).toBeUndefined()
      else expect([200, 201, 404, 409, 415, 422]).toContain(answer.status)
    })
  },
)

test("a booking in another's name is refused before its other fields are checked", async () => {
  expectProblem(await other.send('POST', '/order', { userEmail: owner.email }), 403)
})

test.each(['nobody', '%00'])('for the unknown name %s a visitor gets 401, a payer 404', async name => {
  const visitor = shop.newVisitor()
  for (const path of [`/profile/${name}`, `/order/${name}`, `/order?email=${name}`])
    expectProblem(await visitor.send('GET', path), 401)
  expectProblem(await visitor.send('PUT', `/user/admin/${name}`), 401)
  expectProblem(await visitor.send('PATCH', `/order/${name}`, {}), 401)
  expectProblem(await owner.send('PATCH', `/order/${name}`, {}), 404)
})

test('the table lists every documented call', async () => {
  const { body } = await shop.newVisitor().send('GET', '/openapi.json')
  const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }).parse(body)
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  expect([...new Set(Object.keys(rights).map(name => name.replace(/\?.*/, '')))].sort()).toEqual(
    described.sort(),
  )
})
