import { afterAll, describe, expect, test } from 'vitest'
import { type DescribedCall, describeCalls } from '../support/described-calls.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

/** What nobody types, by kind, as it stands in an address and in JSON. */
const HOSTILE = [
  [
    ['a NUL', '%00', '\0'],
    ['a NUL within', 'a%00b', 'a\0b'],
  ],
  [
    ['half a surrogate', '%ED%A0%80', '\ud800'],
    ['the other half', 'a%ED%BF%BFb', 'a\udfffb'],
  ],
  [
    ['control characters', '%0D%0A%1B%7F', '\r\n\u001b\u007f'],
    ['a broken escape', '%', '%'],
    ['an escape of nothing', '%zz%f', '%zz%f'],
  ],
  [['8 kB', 'x'.repeat(8_000), 'x'.repeat(8_000)]],
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

/** In the suite each place gets one value of each kind, or one of one kind; all of all in `npm run test:long`. */
const isWhole = process.env.HOSTILE_RUNS !== undefined
type IsPutAt = (place: number, kind: number, value: number) => boolean
const oneOfEachKind: IsPutAt = (place, kind, value) => place % (HOSTILE[kind]?.length ?? 1) === value
/** Where most is refused before it is looked at. */
const oneOfOneKind: IsPutAt = (place, kind, value) =>
  place % HOSTILE.length === kind && oneOfEachKind(Math.floor(place / HOSTILE.length), kind, value)

const admin = await shop.makeAdmin(await shop.signUp())
const customer = await shop.signUp()
const people = [
  { who: 'an admin', person: admin, calls: await describeCalls(shop, admin), isPutAt: oneOfEachKind },
  { who: 'a customer', person: customer, calls: await describeCalls(shop, customer), isPutAt: oneOfOneKind },
]
const values = HOSTILE.flatMap((ofKind, kind) => ofKind.map((each, value) => [...each, kind, value] as const))

describe.each(people)('signed in as $who', ({ person, calls, isPutAt }) => {
  test.each(values)(
    'no call answers a 5xx to %s in any parameter or field',
    { timeout: 120_000 },
    async (_, written, hostile, kind, value) => {
      const unexpected: object[] = []
      const counts = new Map<number, number>()
      const attempts = calls
        .flatMap(call => listAttempts(call, written, hostile).map(attempt => ({ call, ...attempt })))
        .filter((_attempt, place) => isWhole || isPutAt(place, kind, value))
      for (const { call, at, path, json } of attempts) {
        const { status } = await person.send(call.method, path, json, call.headers)
        counts.set(status, (counts.get(status) ?? 0) + 1)
        if (!ANSWERS.has(status)) unexpected.push({ call: call.name, at, status })
      }
      expect(unexpected).toEqual([])
      // They were looked at, and not turned away at the door.
      expect(counts.get(401) ?? 0).toBe(0)
      expect(counts.get(422)).toBeGreaterThan(attempts.length / 10)
    },
  )
})
