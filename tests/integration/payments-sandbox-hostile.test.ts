import { afterAll, describe, expect, test } from 'vitest'
import { cardForm, FORM, SECRET_KEY, startStripeSandbox } from '../support/stripe-sandbox.ts'

const stripe = await startStripeSandbox()
afterAll(() => stripe.close())
const { database, call, callAsShop, newIntent, confirm } = stripe

describe('hostile requests', () => {
  const ids = [
    'pi_%00',
    'pi_%',
    '%ff',
    "pi_'--",
    'pi_1%20OR%201=1',
    `pi_${'9'.repeat(4000)}`,
    '..%2f..',
    '🂡',
    'undefined',
  ]

  test.each(ids)('every path answers 404 for the id %s', async id => {
    const form = { client_secret: 'x', ...cardForm() }
    const answers = await Promise.all([
      callAsShop('GET', `/v1/payment_intents/${id}`),
      call('GET', `/v1/payment_intents/${id}?client_secret=x`),
      call('POST', `/v1/payment_intents/${id}/confirm`, { form }),
      call('POST', `/v1/payment_intents/${id}/authenticate`, {
        form: { client_secret: 'x', outcome: 'success' },
      }),
      callAsShop('POST', `/v1/payment_intents/${id}/cancel`),
    ])
    for (const each of answers)
      expect(each).toMatchObject({ status: 404, body: { error: { type: 'invalid_request_error' } } })
  })

  test.each([
    ['NUL in a value', 'amount=100&currency=eur&metadata[a]=%00'],
    ['NUL in a name', 'amount=100&currency=eur&metadata[%00]=a'],
    ['a raw NUL', 'amount=100&currency=eur&metadata[a]=\0'],
    ['a stray percent sign', 'amount=100&currency=%'],
    ['bytes that are no UTF-8', 'amount=100&currency=%ff%fe'],
    ['an encoded surrogate', 'amount=100&currency=eur&metadata[a]=%ed%a0%80'],
    ['the same parameter twice', 'amount=100&amount=1&currency=eur'],
    ['unbalanced brackets', 'amount=100&currency=eur&metadata[a=1'],
    ['nested brackets', 'amount=100&currency=eur&metadata[[a]]=1'],
    ['a map where a text belongs', 'amount[gte]=100&currency=eur'],
    ['a text where a map belongs', 'amount=100&currency=eur&metadata=x'],
    ['a key of metadata that is too long', `amount=100&currency=eur&metadata[${'k'.repeat(41)}]=1`],
    ['a value of metadata that is too long', `amount=100&currency=eur&metadata[k]=${'v'.repeat(501)}`],
    [
      'too many keys of metadata',
      `amount=100&currency=eur&${Array.from({ length: 51 }, (_, i) => `metadata[k${i}]=1`).join('&')}`,
    ],
    ['too many parameters', Array.from({ length: 300 }, (_, i) => `a${i}=1`).join('&')],
    ['an unknown currency', 'amount=100&currency=xxx'],
    ['another payment method', 'amount=100&currency=eur&allowed_payment_method_types[0]=sepa_debit'],
    ['nothing at all', ''],
  ])('POST /v1/payment_intents answers 400 for %s', async (_name, body) => {
    const headers = { Authorization: `Bearer ${SECRET_KEY}`, 'Content-Type': FORM }
    expect(await call('POST', '/v1/payment_intents', { headers, body })).toMatchObject({ status: 400 })
  })

  test('POST /v1/payment_intents stores names such as __proto__ as plain metadata', async () => {
    const form = { amount: '100', currency: 'eur', 'metadata[__proto__]': 'x', 'metadata[constructor]': 'y' }
    const { status, body } = await callAsShop('POST', '/v1/payment_intents', form)
    expect(status).toBe(200)
    expect(JSON.stringify(body.metadata)).toBe('{"__proto__":"x","constructor":"y"}')
  })

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'POST /v1/payment_intents answers 400 for the content type %j',
    async type => {
      const headers = { Authorization: `Bearer ${SECRET_KEY}`, 'Content-Type': type }
      const body = new TextEncoder().encode('amount=100&currency=eur')
      expect(await call('POST', '/v1/payment_intents', { headers, body })).toMatchObject({ status: 400 })
    },
  )

  test('POST /v1/payment_intents answers 413 for a body above 64 kB, and 400 for bytes that are not UTF-8', async () => {
    const headers = { Authorization: `Bearer ${SECRET_KEY}`, 'Content-Type': FORM }
    const large = await call('POST', '/v1/payment_intents', { headers, body: `a=${'x'.repeat(70_000)}` })
    expect(large).toMatchObject({ status: 413, body: { error: { type: 'invalid_request_error' } } })
    const binary = await call('POST', '/v1/payment_intents', {
      headers,
      body: new Uint8Array([0x61, 0x3d, 0xff]),
    })
    expect(binary).toMatchObject({ status: 400 })
  })

  test.each([
    ['GET', '/v1/customers'],
    ['DELETE', '/v1/payment_intents/pi_1'],
    ['POST', '/v1/charges'],
    ['GET', '/'],
  ])('%s %s answers 404 as an unrecognized request URL', async (method, path) => {
    const { status, body } = await callAsShop(method, path)
    expect({ status, type: body.error?.type }).toEqual({ status: 404, type: 'invalid_request_error' })
  })

  test('GET /v1/payment_intents lists nothing to a browser, and answers 400 to invalid parameters', async () => {
    expect(await call('GET', '/v1/payment_intents')).toMatchObject({ status: 401 })
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'created[gte]=now',
      'expand[]=customer',
      'created[lte]=1',
      'limit=1&limit=2',
    ])
      expect({ query, ...(await callAsShop('GET', `/v1/payment_intents?${query}`)) }).toMatchObject({
        status: 400,
      })
    expect(await callAsShop('GET', '/v1/payment_intents?starting_after=pi_0')).toMatchObject({ status: 404 })
  })

  test('POST /v1/refunds answers 400 for an intent that is missing, malformed or unpaid, and 401 to a browser', async () => {
    const intent = await newIntent()
    for (const payment_intent of ['pi_000000000000000000000000', 'pi_\0', "'", intent.id]) {
      expect(await callAsShop('POST', '/v1/refunds', { payment_intent })).toMatchObject({ status: 400 })
    }
    expect(await callAsShop('POST', '/v1/refunds')).toMatchObject({ status: 400 })
    const browser = await call('POST', '/v1/refunds', {
      form: { payment_intent: intent.id, client_secret: intent.clientSecret },
    })
    expect(browser).toMatchObject({ status: 401 })
    const cancel = await call('POST', `/v1/payment_intents/${intent.id}/cancel`, {
      form: { client_secret: intent.clientSecret },
    })
    expect(cancel).toMatchObject({ status: 401 })
  })
})

test('no card number, expiry or cvc is stored anywhere in the database, whatever the outcome', async () => {
  const seen = { exp_month: '11', exp_year: String(new Date().getUTCFullYear() + 37), cvc: '9173' }
  const numbers = [
    '378282246310005',
    '4000000000000002',
    '4000002500003155',
    '4539578763621486',
    '4242424242424241',
  ]
  for (const number of numbers) {
    const cvc = number.startsWith('3') ? seen.cvc : seen.cvc.slice(1)
    await confirm(
      await newIntent(),
      { ...seen, number, cvc },
      { 'Idempotency-Key': `card-${numbers.indexOf(number)}` },
    )
  }
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  expect(tables.map(table => table.name)).toContain('sandbox.idempotency_keys')
  // Random ids, hashes and timestamps could contain the same digits by chance.
  const random =
    /(?:pi|ch|pm|re)_[A-Za-z0-9_]+|\b[0-9a-f]{64}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(
      `SELECT (to_jsonb(t) - 'created')::text AS row FROM ${name} t`,
    )
    const text = rows.map(each => each.row.replaceAll(random, '')).join('\n')
    for (const secret of [...numbers, seen.exp_year, seen.cvc])
      expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`))
  }
})
