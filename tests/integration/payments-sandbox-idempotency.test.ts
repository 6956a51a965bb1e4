import { afterAll, describe, expect, test } from 'vitest'
import { startStripeSandbox } from '../support/stripe-sandbox.ts'

const stripe = await startStripeSandbox()
afterAll(() => stripe.close())
const { database, sandbox, callAsShop, newIntent, confirm, whileIntentsStandStill } = stripe

describe('Idempotency-Key', () => {
  const create = (amount: string, key: string) =>
    callAsShop('POST', '/v1/payment_intents', { amount, currency: 'eur' }, { 'Idempotency-Key': key })

  test('repeats the first answer, marked as replayed, for the same key and parameters', async () => {
    const first = await create('700', 'same')
    const second = await create('700', 'same')
    expect(first.headers.has('Idempotent-Replayed')).toBe(false)
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('Request-Id')).toMatch(/^req_/)
    expect(second.headers.get('Request-Id')).not.toBe(first.headers.get('Request-Id'))
  })

  test('answers 400 idempotency_error for the same key with other parameters or at another path', async () => {
    await create('700', 'changed')
    const otherAmount = await create('701', 'changed')
    expect(otherAmount).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
    const otherPath = await callAsShop(
      'POST',
      '/v1/refunds',
      { payment_intent: 'pi_1' },
      { 'Idempotency-Key': 'changed' },
    )
    expect(otherPath).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
  })

  test('answers 409 idempotency_key_in_use while the first request with the key is in progress', async () => {
    const [first, both] = await whileIntentsStandStill(async waiting => {
      const twins = [create('800', 'twins'), create('800', 'twins')]
      await waiting(1)
      return [await Promise.race(twins), Promise.all(twins)]
    })
    expect(first).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_in_use' } } })
    const answers = await both
    expect(answers.map(each => each.status).toSorted()).toEqual([200, 409])
    const made = answers.find(each => each.status === 200)
    expect((await create('800', 'twins')).body).toEqual(made?.body)
  })

  test('stores no answer to a malformed request', async () => {
    expect(await create('49', 'mended')).toMatchObject({ status: 400 })
    expect(await create('50', 'mended')).toMatchObject({ status: 200 })
  })

  test('replays a decline without another attempt', async () => {
    const intent = await newIntent()
    const headers = { 'Idempotency-Key': 'declined-once' }
    const first = await confirm(intent, { number: '4000000000000002' }, headers)
    const second = await confirm(intent, { number: '4000000000000002' }, headers)
    expect(second).toMatchObject({ status: 402, body: first.body })
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
  })

  test('is separate for each browser and for the shop', async () => {
    const [mine, yours] = await Promise.all([newIntent(), newIntent()])
    const headers = { 'Idempotency-Key': 'ours' }
    expect(await confirm(mine, {}, headers)).toMatchObject({ status: 200, body: { id: mine.id } })
    expect(await confirm(yours, {}, headers)).toMatchObject({ status: 200, body: { id: yours.id } })
    expect(await create('700', 'ours')).toMatchObject({ status: 200 })
  })

  test('expires after a day', async () => {
    const first = await create('700', 'old')
    await create('700', 'swept')
    await database.pool.query(`UPDATE sandbox.idempotency_keys SET created = now() - interval '25 hours'`)
    const second = await create('700', 'old')
    expect(second).toMatchObject({ status: 200 })
    expect(second.body.id).not.toBe(first.body.id)
    await sandbox.sweep()
    const { rows } = await database.pool.query('SELECT key FROM sandbox.idempotency_keys')
    expect(rows).toEqual([{ key: 'account old' }])
  })

  test.each(['', 'x'.repeat(256), 'ключ'.replaceAll(/./g, '\u00e9')])(
    'answers 400 for the key %j',
    async key => {
      expect(await create('700', key)).toMatchObject({ status: 400 })
    },
  )
})
