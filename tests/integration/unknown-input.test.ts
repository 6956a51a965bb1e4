import { afterAll, describe, expect, test } from 'vitest'
import { SPECIFIED_CALLS } from '#api/base/openapi.ts'
import { type Answer, readAnswer } from '../support/caller.ts'
import { type DescribedCall, describeCalls } from '../support/described-calls.ts'
import { drawPlain } from '../support/images.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

// An admin, so that every call passes the permission check.
const admin = await shop.makeAdmin(await shop.signUp())
const calls = await describeCalls(shop, admin)
const strict = calls.filter(({ name }) => !SPECIFIED_CALLS.has(name))
const tolerant = calls.filter(({ name }) => SPECIFIED_CALLS.has(name))
const picture = new Uint8Array(await drawPlain('png'))

const UNKNOWN = 'unheardOf'

async function send(
  { method, path, json, headers, fileField }: DescribedCall,
  fields: object,
): Promise<Answer> {
  if (fileField === undefined) {
    const body = method === 'GET' ? undefined : { ...Object(json), ...fields }
    return admin.send(method, path, body, headers)
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(fileField, new File([picture], 'file.png', { type: 'image/png' }))
  return readAnswer(await admin.fetch(path, { method, body: form }))
}

const withUnknown = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${UNKNOWN}=1`
const fieldsOf = (answer: Answer) => expectProblem(answer, 422).errors?.map(({ field }) => field)

test.each(strict)('$name answers 422 naming a query parameter that it does not know', async call => {
  expect(fieldsOf(await send({ ...call, path: withUnknown(call.path) }, {}))).toEqual([UNKNOWN])
})

test.each(strict.filter(({ method }) => method !== 'GET'))(
  '$name answers 422 naming a body field that it does not know',
  async call => {
    expect(fieldsOf(await send(call, { [UNKNOWN]: '1' }))).toEqual([UNKNOWN])
  },
)

describe('the calls of the specification', () => {
  test('are all there', () => {
    expect(tolerant.map(({ name }) => name).toSorted()).toEqual([...SPECIFIED_CALLS].toSorted())
  })

  test.each(tolerant)('$name ignores what it does not know', async call => {
    const { status } = await send({ ...call, path: withUnknown(call.path) }, { [UNKNOWN]: '1' })
    expect([200, 201]).toContain(status)
  })
})

test('a field within a list is named by its place', async () => {
  const product = await shop.addProduct()
  const lines = [
    { product: product._id, quantity: 1 },
    { product: product._id, quantity: 1, colour: 'red' },
  ]
  expect(fieldsOf(await admin.send('POST', '/basket', { lines, a: 1 }))).toEqual(['lines.1.colour', 'a'])
})

test('rights come before any word about parameters and fields', async () => {
  const visitor = shop.newVisitor()
  expectProblem(await visitor.send('GET', '/my-orders?unheardOf=1'), 401)
  expectProblem(await (await shop.signUp()).send('POST', '/money/reconcile', { unheardOf: 1 }), 403)
})

test('a search with a parameter that is not known is no cached answer of another one', async () => {
  const visitor = shop.newVisitor()
  expect(await visitor.send('GET', '/search?q=nut')).toMatchObject({ status: 200 })
  expect(fieldsOf(await visitor.send('GET', '/search?q=nut&colour=red'))).toEqual(['colour'])
})

test('many long and hostile names are named in short', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `${index}${'\0x'.repeat(200)}`)
  const fields = Object.fromEntries([...names, '__proto__', 'constructor'].map(name => [name, 1]))
  const problem = expectProblem(await admin.send('POST', '/quick-order', { text: 'nut', ...fields }), 422)
  expect(problem.errors).toHaveLength(20)
  for (const { field } of problem.errors ?? []) expect(field.length).toBeLessThanOrEqual(100)
})
