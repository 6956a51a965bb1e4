import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createStripeSandbox } from '#stand-ins/stripe-sandbox.ts'
import type { SandboxFault } from '#stand-ins/stripe-sandbox-faults.ts'
import type { SandboxEvent } from '#stand-ins/stripe-sandbox-webhooks.ts'
import { cardForm, SECRET_KEY, startStripeSandbox } from '../support/stripe-sandbox.ts'

const stripe = await startStripeSandbox()
afterAll(() => stripe.close())

const body = z.looseObject({
  id: z.string().optional(),
  client_secret: z.string().optional(),
  status: z.string().optional(),
  data: z.array(z.looseObject({ id: z.string(), status: z.string() })).optional(),
  error: z.looseObject({ code: z.string().optional(), type: z.string() }).optional(),
})

/** A sandbox whose events are collected here and whose delayed work runs only on `wait`. */
function open(faults: readonly SandboxFault[] = []) {
  const events: SandboxEvent[] = []
  const delayed: (() => Promise<void>)[] = []
  const webhooks = {
    post: (event: SandboxEvent) => void events.push(event),
    later: (work: () => Promise<void>) => void delayed.push(work),
  }
  const { fetch, controls } = createStripeSandbox({
    db: stripe.database.db,
    secretKey: SECRET_KEY,
    webhooks,
    faults,
  })

  async function call(method: 'GET' | 'POST', path: string, form: Record<string, string> = {}, key?: string) {
    const headers = new Headers({ authorization: `Bearer ${SECRET_KEY}` })
    if (key) headers.set('idempotency-key', key)
    const query = new URLSearchParams(form)
    const url = `http://localhost${path}`
    const answer = await (method === 'GET'
      ? fetch(new Request(`${url}?${query}`, { headers }))
      : fetch(new Request(url, { method: 'POST', headers, body: query })))
    return { status: answer.status, headers: answer.headers, body: body.parse(await answer.json()) }
  }

  async function pay(number = '4242424242424242'): Promise<string> {
    const { body: made } = await call('POST', '/v1/payment_intents', { amount: '1995', currency: 'eur' })
    const id = made.id ?? ''
    await call('POST', `/v1/payment_intents/${id}/confirm`, cardForm({ number }))
    return id
  }

  const readIntent = (id: string) =>
    call('GET', `/v1/payment_intents/${id}`, { 'expand[0]': 'latest_charge' })
  const types = () => events.splice(0).map(({ type }) => type)
  const wait = async () => {
    for (const work of delayed.splice(0)) await work()
  }
  return { call, controls, pay, readIntent, types, wait }
}

describe('a refund that fails later', () => {
  test('is listed as failed, the money is back on the charge, and the shop is notified', async () => {
    const { call, pay, readIntent, types, wait } = open()
    const intent = await pay('4000000000005126')
    const asked = { payment_intent: intent, amount: '500', 'metadata[refund]': 'r1' }
    expect(await call('POST', '/v1/refunds', asked)).toMatchObject({ body: { status: 'succeeded' } })
    expect(await readIntent(intent)).toMatchObject({ body: { latest_charge: { amount_refunded: 500 } } })
    types()
    await wait()
    expect(types()).toEqual(['refund.failed'])
    expect(await readIntent(intent)).toMatchObject({ body: { latest_charge: { amount_refunded: 0 } } })
    expect(await call('GET', '/v1/refunds', { payment_intent: intent })).toMatchObject({
      body: {
        data: [{ status: 'failed', failure_reason: 'lost_or_stolen_card', metadata: { refund: 'r1' } }],
      },
    })
  })
})

describe('a dispute', () => {
  test.each([
    ['won', '4000000099000905', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
    ['lost', '4000000099001002', ['charge.dispute.closed']],
  ])('withdraws the money at once, forbids refunds, and is %s later', async (outcome, card, expected) => {
    const { call, pay, types, wait } = open()
    const intent = await pay(card)
    expect(types()).toEqual([
      'payment_intent.succeeded',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ])
    const read = () => call('GET', '/v1/disputes', { payment_intent: intent })
    expect(await read()).toMatchObject({
      body: { data: [{ status: 'needs_response', balance_transactions: [{ amount: -1995 }] }] },
    })
    expect(await call('POST', '/v1/refunds', { payment_intent: intent })).toMatchObject({
      status: 400,
      body: { error: { code: 'charge_disputed' } },
    })
    await wait()
    expect(types()).toEqual(expected)
    const [found] = (await read()).body.data ?? []
    expect(await call('GET', `/v1/disputes/${found?.id}`)).toMatchObject({ body: { status: outcome } })
  })

  test('that is only an inquiry withdraws nothing, and the charge can be refunded', async () => {
    const { call, controls, pay, types } = open()
    const intent = await pay()
    types()
    const id = await controls.dispute(intent, { asInquiry: true })
    expect(types()).toEqual(['charge.dispute.created'])
    expect(await call('POST', '/v1/refunds', { payment_intent: intent })).toMatchObject({ status: 200 })
    await controls.settleDispute(id, 'lost')
    expect(await call('GET', `/v1/disputes/${id}`)).toMatchObject({
      body: { status: 'warning_closed', balance_transactions: [] },
    })
  })

  test('that does not exist answers 404', async () => {
    expect(await open().call('GET', '/v1/disputes/dp_1')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing' } },
    })
  })
})

describe('a 500 in the middle of a request', () => {
  test.each([
    ['server-error-kept', 0],
    ['server-error-done', 1],
  ] as const)('%s: is repeated for its idempotency key; another key is processed', async (fault, done) => {
    const { call } = open([fault])
    const form = { amount: '1995', currency: 'eur', 'metadata[order]': `of ${fault}` }
    const ask = (key: string) => call('POST', '/v1/payment_intents', form, `${fault}-${key}`)
    const count = async () => {
      const { rows } = await stripe.database.pool.query(
        "select from sandbox.payment_intents where metadata ->> 'order' = $1",
        [`of ${fault}`],
      )
      return rows.length
    }
    expect(await ask('1')).toMatchObject({ status: 500, body: { error: { type: 'api_error' } } })
    const again = await ask('1')
    expect(again.status).toBe(500)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.headers.get('stripe-should-retry')).toBe('false')
    expect(await count()).toBe(done)
    expect(await ask('2')).toMatchObject({ status: 200 })
    expect(await count()).toBe(done + 1)
  })
})
