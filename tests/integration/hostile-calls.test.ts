import { afterAll, describe, expect, test } from 'vitest'
import { type DescribedCall, describeCalls } from '../support/described-calls.ts'
import { openTestShop, type Person } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

/** What nobody types, as it stands in an address and in JSON. */
const HOSTILE = [
  ['a NUL', '%00', '\0'],
  ['a NUL within', 'a%00b', 'a\0b'],
  ['control characters', '%0D%0A%1B%7F', '\r\n\u001b\u007f'],
  ['half a surrogate', '%ED%A0%80', '\ud800'],
  ['the other half', 'a%ED%BF%BFb', 'a\udfffb'],
  ['a broken escape', '%', '%'],
  ['an escape of nothing', '%zz%f', '%zz%f'],
  ['8 kB', 'x'.repeat(8_000), 'x'.repeat(8_000)],
] as const

const ANSWERS = new Set([200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429])

interface Attempt {
  readonly at: string
  readonly path: string
  readonly json?: unknown
}

/** The call with this value in each parameter of its query and path, and in each field, one at a time. */
function listAttempts(call: DescribedCall, written: string, value: string): Attempt[] {
  const [path = '', query = ''] = call.path.split('?')
  const [template = ''] = call.template.split('?')
  const segments = path.split('/')
  const inPath = template.split('/').flatMap((name, place): Attempt[] => {
    if (!name.startsWith('{')) return []
    return [{ at: name, path: `${segments.with(place, written).join('/')}?${query}`, json: call.json }]
  })
  const inQuery = call.queryParameters.map((name): Attempt => {
    const others = query.split('&').filter(each => each !== '' && !each.startsWith(`${name}=`))
    return { at: `?${name}`, path: `${path}?${[...others, `${name}=${written}`].join('&')}`, json: call.json }
  })
  const named = call.fields.filter(field => !Object.hasOwn(Object(call.json), field))
  const inBody = [...named.map(field => [field]), ...listStrings(call.json)].map((place): Attempt => {
    return { at: place.join('.'), path: call.path, json: putAt(call.json, place, value) }
  })
  return [...inPath, ...inQuery, ...(call.method === 'GET' ? [] : inBody)]
}

/** Where strings, numbers and flags stand in a value. */
function listStrings(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    typeof field === 'object' && field !== null
      ? listStrings(field).map(place => [name, ...place])
      : [[name]],
  )
}

function putAt(value: unknown, [name = '', ...rest]: readonly string[], leaf: string): unknown {
  const inner: unknown = Object(value)[name]
  const put = rest.length === 0 ? leaf : putAt(inner, rest, leaf)
  return Array.isArray(value) ? value.with(Number(name), put) : { ...Object(value), [name]: put }
}

async function expectNoFault(
  person: Person,
  calls: readonly DescribedCall[],
  written: string,
  value: string,
) {
  const unexpected: object[] = []
  const counts = new Map<number, number>()
  for (const call of calls)
    for (const { at, path, json } of listAttempts(call, written, value)) {
      const { status } = await person.send(call.method, path, json, call.headers)
      counts.set(status, (counts.get(status) ?? 0) + 1)
      if (!ANSWERS.has(status)) unexpected.push({ call: call.name, at, status })
    }
  expect(unexpected).toEqual([])
  // They were looked at, and not turned away at the door.
  expect(counts.get(401) ?? 0).toBe(0)
  expect(counts.get(422)).toBeGreaterThan(100)
}

const admin = await shop.makeAdmin(await shop.signUp())
const customer = await shop.signUp()
const isWhole = process.env.HOSTILE_RUNS !== undefined
const people = [
  { who: 'an admin', person: admin, calls: await describeCalls(shop, admin), values: HOSTILE },
  // Most of what they ask is refused before it is looked at: each third value in the suite, all in `npm run test:long`.
  {
    who: 'a customer',
    person: customer,
    calls: await describeCalls(shop, customer),
    values: HOSTILE.filter((_, place) => isWhole || place % 3 === 0),
  },
]

describe.each(people)('signed in as $who', ({ person, calls, values }) => {
  test.each(values)(
    'no call answers a 5xx to %s in any parameter or field',
    { timeout: 120_000 },
    async (_, written, value) => expectNoFault(person, calls, written, value),
  )
})
