import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateLimits } from '#db/schema.ts'
import { readAnswer } from '../support/caller.ts'
import { listCalls } from '../support/calls.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

/** How much arbitrary input each call gets; `npm run test:long` has more. */
const RUNS = Number(process.env.HOSTILE_RUNS ?? 5)
const isWhole = process.env.HOSTILE_RUNS !== undefined

/** All inputs for each call in `npm run test:long`; in the suite each call has every third, so that each input meets a third of all calls. */
const sampleFor = <Input>(call: number, inputs: readonly Input[]): readonly Input[] =>
  isWhole ? inputs : inputs.filter((_, place) => (place + call) % 3 === 0)

const NO_FAULT = expect.toSatisfy((status: number) => status < 500)

const shop = await openTestShop()
afterAll(() => shop.close())

// An admin, so that every call passes the permission check.
const admin = await shop.makeAdmin(await shop.signUp())
const calls = await listCalls(shop, admin)
const writes = calls.filter(({ method }) => method !== 'GET').map((call, index) => ({ ...call, index }))
const bodied = writes.filter(({ json }) => json !== undefined)

const post = (method: string, path: string, body: BodyInit, headers: HeadersInit = {}) =>
  admin
    .fetch(path, { method, body, headers: { 'content-type': 'application/json', ...headers } })
    .then(readAnswer)

describe.each(bodied)('$method $template', ({ index, method, path, json }) => {
  // Calls that read lists count together.
  beforeAll(() => shop.database.db.delete(rateLimits))

  test('answers 400 to malformed JSON', async () => {
    for (const body of sampleFor(index, [
      '{',
      '{"a":}',
      'text',
      '{"a":1}}',
      "{'a':1}",
      '\0',
      '\u{feff}{',
      '[1,]',
    ]))
      expectProblem(await post(method, path, body), 400)
    // Neither UTF-8 nor JSON.
    expectProblem(await post(method, path, new Uint8Array([0xff, 0xfe, 0x00, 0x80])), 400)
  })

  test('never answers a 5xx to JSON that it does not expect, to none, or to arrays nested 50,000 deep', async () => {
    const odd = ['null', '[]', '"text"', '7', 'true', '[[[[{}]]]]', '{"__proto__":{"admin":true}}']
    const deep = '['.repeat(50_000) + ']'.repeat(50_000)
    for (const body of [...sampleFor(index, odd), deep])
      expect({ body, status: (await post(method, path, body)).status }).toEqual({ body, status: NO_FAULT })
    expect((await admin.fetch(path, { method })).status).toBeLessThan(500)
  })

  test('never answers a 5xx to odd text in any field', async () => {
    for (const text of sampleFor(index, ['\0', '\ud800', 'a\udfffb', '\u202e', '\u{1f529}', '٣', '\n']))
      for (const field of Object.keys(Object(json))) {
        const { status } = await admin.send(method, path, { ...Object(json), [field]: text })
        expect({ text, field, status }).toEqual({ text, field, status: NO_FAULT })
      }
  })

  test.each(sampleFor(index, [3]))('answers 413 to a body of %d MB, declared or not', async megabytes => {
    const body = JSON.stringify({ ...Object(json), padding: 'x'.repeat(megabytes * 1_000_000) })
    expectProblem(await post(method, path, body), 413)
    expectProblem(await post(method, path, body, { 'content-length': String(body.length) }), 413)
  })
})

describe.each(writes)('$method $template', ({ index, method, path, json }) => {
  test('answers 403 to another origin', async () => {
    for (const headers of sampleFor<Record<string, string>>(index, [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.evil.example' },
      { origin: 'https://localhost:3000' },
      { origin: 'http://localhost:3001' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]))
      expectProblem(await admin.send(method, path, json, headers), 403)
  })
})

describe('ids and paths', () => {
  const ids = [
    '%00',
    'a%00b',
    "'%20or%201=1--",
    '%22%27%60',
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5c',
    '%ff%fe',
    '%',
    '%zz',
    '%F0%9F%94%A9',
    '%ED%A0%80',
    '__proto__',
    'constructor',
    '{id}',
    ':id',
    '*',
    '%0d%0aset-cookie:a=b',
    'x'.repeat(8_000),
    '%25'.repeat(500),
    '-1',
    'NaN',
    'undefined',
  ]

  const parents = ['/service', '/order', '/user', '/admin', '/profile', '/user/admin']
  test.each(parents.map((parent, place) => ({ parent, place })))(
    '$parent/{…} never answers a 5xx to hostile ids, by any method',
    async ({ parent, place }) => {
      for (const id of sampleFor(place, ids)) {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
          const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? undefined : '{}'
          const { status } = await admin.fetch(`${parent}/${id}`, { method, body })
          const asked = { id: id.slice(0, 30), method }
          expect({ ...asked, status }).toEqual({ ...asked, status: NO_FAULT })
        }
      }
    },
  )

  test('an unknown call answers 404, and another method on a known path 405 with Allow', async () => {
    expectProblem(await admin.send('POST', '/nothing-of-ours', {}), 404)
    const answer = await admin.send('DELETE', '/service')
    expectProblem(answer, 405)
    expect(answer.headers.get('allow')).toContain('GET')
  })
})

describe('arbitrary input', () => {
  const values = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(0, -1, 1e21, 2 ** 53, 2 ** 31, 0.1, '1e3', ' 5 ', '\0', '\ud800', '٣', true, null),
  )

  test.each(bodied)(
    '$method $template never answers a 5xx, whatever its fields contain',
    async ({ method, path, json }) => {
      const names = Object.keys(Object(json))
      const fields = fc.record(Object.fromEntries(names.map(name => [name, values])), { requiredKeys: [] })
      await fc.assert(
        fc.asyncProperty(fields, fc.boolean(), async (changed, onTop) => {
          const answer = await admin.send(method, path, onTop ? { ...Object(json), ...changed } : changed)
          expect({ status: answer.status, isFault: answer.status >= 500 }).toMatchObject({ isFault: false })
        }),
        { numRuns: RUNS },
      )
    },
  )

  test('no path answers a 5xx', async () => {
    const segment = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }).map(text => encodeURIComponent(text.toWellFormed())),
      fc.constantFrom(
        'service',
        'order',
        'user',
        'admin',
        'profile',
        'review',
        'product',
        '..',
        '%',
        '%00',
        'api',
      ),
      fc.webFragments(),
    )
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE')
    await fc.assert(
      fc.asyncProperty(
        method,
        fc.array(segment, { maxLength: 4 }),
        fc.webQueryParameters(),
        async (verb, path, query) => {
          const body = verb === 'GET' ? undefined : '{}'
          const { status } = await admin.fetch(`/${path.join('/')}?${query}`, { method: verb, body })
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: 3 * RUNS },
    )
  })
})

test.each([
  '/service?limit=1&limit=2',
  '/service?q=nut&q=bolt',
  '/order?email=a@example.com&email=b@example.com',
])('a repeated parameter is rejected, as it is ambiguous: %s', async path => {
  expectProblem(await shop.admin.send('GET', path), 422)
})
