import { afterAll, describe, expect, test } from 'vitest'
import { cardForm, startStripeSandbox } from '../support/stripe-sandbox.ts'

const stripe = await startStripeSandbox()
afterAll(() => stripe.close())
const { database, cards, call, callAsShop, newIntent, confirm, authenticate, whileIntentsStandStill } = stripe

describe('POST /v1/payment_intents', () => {
  test.each([
    ['amount_too_small', { amount: '49', currency: 'eur' }],
    ['amount_too_large', { amount: '100000000', currency: 'eur' }],
    ['parameter_invalid_integer', { amount: '0', currency: 'eur' }],
    ['parameter_invalid_integer', { amount: '-100', currency: 'eur' }],
    ['parameter_invalid_integer', { amount: '19.95', currency: 'eur' }],
    ['parameter_invalid_integer', { amount: '1e3', currency: 'eur' }],
    ['parameter_invalid_integer', { amount: '9'.repeat(400), currency: 'eur' }],
    ['parameter_invalid_empty', { amount: '', currency: 'eur' }],
    ['parameter_missing', { currency: 'eur' }],
    ['parameter_missing', { amount: '100' }],
    ['email_invalid', { amount: '100', currency: 'eur', receipt_email: 'nobody' }],
    ['parameter_unknown', { amount: '100', currency: 'eur', payment_method_types: 'card' }],
    ['parameter_unknown', { amount: '100', currency: 'eur', 'amount[x]': '1' }],
  ])('answers 400 %s for %j', async (code, form) => {
    const { status, body } = await callAsShop('POST', '/v1/payment_intents', form)
    expect({ status, code: body.error?.code }).toEqual({ status: 400, code })
    expect(body.error?.type).toBe('invalid_request_error')
  })

  test.each([
    ['EUR 0.50', '50'],
    ['EUR 999,999.99', '99999999'],
  ])('accepts %s', async (_name, amount) => {
    const { status, body } = await callAsShop('POST', '/v1/payment_intents', { amount, currency: 'eur' })
    expect({ status, amount: body.amount }).toEqual({ status: 200, amount: Number(amount) })
  })

  test('answers 401 without the secret key, and creates nothing', async () => {
    const form = { amount: '100', currency: 'eur', 'metadata[order]': 'stolen' }
    const strangers: HeadersInit[] = [
      {},
      { Authorization: 'Bearer sk_test_wrong' },
      { Authorization: 'Bearer pk_test_1' },
    ]
    for (const headers of strangers) {
      expect(await call('POST', '/v1/payment_intents', { form, headers })).toMatchObject({ status: 401 })
    }
    const { rows } = await database.pool.query(
      `SELECT 1 FROM sandbox.payment_intents WHERE metadata->>'order' = 'stolen'`,
    )
    expect(rows).toEqual([])
  })
})

describe('POST /v1/payment_intents/{id}/confirm', () => {
  test.each([
    ['Visa', '4242 4242 4242 4242', '123'],
    ['Visa (debit)', '4000056655665556', '123'],
    ['Mastercard', '5555555555554444', '123'],
    ['Mastercard (2-series)', '2223003122003222', '123'],
    ['American Express', '378282246310005', '1234'],
    ['Discover', '6011111111111117', '123'],
  ])('answers 200 succeeded for %s %s', async (_brand, number, cvc) => {
    const intent = await newIntent()
    const { status, body } = await confirm(intent, { number, cvc })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: intent.id,
      status: 'succeeded',
      last_payment_error: null,
      next_action: null,
    })
    expect(body.payment_method).toMatch(/^pm_/)
  })

  test.each([
    ['card_declined', 'generic_decline', '4000 0000 0000 0002', 'Your card was declined.'],
    ['card_declined', 'insufficient_funds', '4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['card_declined', 'lost_card', '4000 0000 0000 9987', 'Your card was declined.'],
    ['expired_card', undefined, '4000 0000 0000 0069', 'Your card has expired.'],
    ['incorrect_cvc', undefined, '4000 0000 0000 0127', "Your card's security code is incorrect."],
    [
      'processing_error',
      undefined,
      '4000 0000 0000 0119',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])(
    'answers 402 %s (%s) for %s, and the next card may succeed',
    async (code, decline_code, number, message) => {
      const intent = await newIntent()
      const { status, body } = await confirm(intent, { number })
      expect(status).toBe(402)
      expect(body.error).toMatchObject({ type: 'card_error', code, message })
      expect(body.error?.decline_code).toBe(decline_code)
      expect(body.error?.payment_intent).toMatchObject({
        id: intent.id,
        status: 'requires_payment_method',
        last_payment_error: { code },
      })
      expect(await cards.findIntent(intent.id)).toEqual(intent)
      expect(await confirm(intent)).toMatchObject({
        status: 200,
        body: { status: 'succeeded', last_payment_error: null },
      })
    },
  )

  const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1))
  const isThisYear = lastMonth.getUTCFullYear() === new Date().getUTCFullYear()
  test.each([
    ['incorrect_number', 'number', { number: '4242424242424241' }],
    ['invalid_number', 'number', { number: '4242' }],
    ['invalid_number', 'number', { number: '4242x4242y4242z4242' }],
    ['invalid_number', 'number', { number: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢' }],
    ['invalid_expiry_year', 'exp_year', { exp_year: '2020' }],
    ['invalid_expiry_year', 'exp_year', { exp_year: '20' }],
    ['invalid_expiry_year', 'exp_year', { exp_year: '9999' }],
    ['invalid_expiry_month', 'exp_month', { exp_month: '13' }],
    ['invalid_expiry_month', 'exp_month', { exp_month: '0' }],
    [
      isThisYear ? 'invalid_expiry_month' : 'invalid_expiry_year',
      isThisYear ? 'exp_month' : 'exp_year',
      { exp_month: String(lastMonth.getUTCMonth() + 1), exp_year: String(lastMonth.getUTCFullYear()) },
    ],
    ['invalid_cvc', 'cvc', { cvc: '12' }],
    ['invalid_cvc', 'cvc', { cvc: '12a' }],
    ['invalid_cvc', 'cvc', { cvc: '12345' }],
    ['invalid_cvc', 'cvc', { number: '378282246310005', cvc: '123' }],
  ])('answers 402 %s naming %s for %j, and leaves the intent as it was', async (code, param, card) => {
    const intent = await newIntent()
    const { status, body } = await confirm(intent, card)
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: 'card_error', code, param })
    expect(await cards.findIntent(intent.id)).toEqual(intent)
  })

  test('accepts a card in the month it expires, and a two-digit year', async () => {
    const now = new Date()
    const card = { exp_month: String(now.getUTCMonth() + 1), exp_year: String(now.getUTCFullYear()).slice(2) }
    expect(await confirm(await newIntent(), card)).toMatchObject({ status: 200 })
  })

  test('answers 402 card_declined (test_mode_live_card) for a well-formed number that is not a test card', async () => {
    const intent = await newIntent()
    const { status, body } = await confirm(intent, { number: '4539578763621486' })
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' })
    expect(JSON.stringify(body)).not.toContain('4539578763621486')
  })

  test('answers 400 payment_intent_unexpected_state with the intent once it has succeeded', async () => {
    const intent = await newIntent()
    await confirm(intent)
    const { status, body } = await confirm(intent)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    })
  })

  test('charges once when five browsers confirm the same intent at once', async () => {
    const intent = await newIntent()
    const { confirming } = await whileIntentsStandStill(async waiting => {
      const rivals = Promise.all(Array.from({ length: 5 }, () => confirm(intent)))
      await waiting(5)
      return { confirming: rivals }
    })
    const answers = await confirming
    const won = answers.filter(each => each.status === 200)
    expect(won).toHaveLength(1)
    for (const lost of answers.filter(each => each.status !== 200)) {
      expect(lost).toMatchObject({
        status: 400,
        body: { error: { code: 'payment_intent_unexpected_state' } },
      })
    }
    const { body } = await callAsShop('GET', `/v1/payment_intents/${intent.id}`)
    expect(body).toMatchObject({ amount_received: 1995, payment_method: won[0]?.body.payment_method })
  })

  test('answers 400 without a payment method, and 400 parameter_missing without one of its parts', async () => {
    const intent = await newIntent()
    const path = `/v1/payment_intents/${intent.id}/confirm`
    const bare = await call('POST', path, { form: { client_secret: intent.clientSecret } })
    expect(bare).toMatchObject({ status: 400, body: { error: { code: 'payment_intent_unexpected_state' } } })
    for (const part of ['[type]', '[card][number]', '[card][exp_month]', '[card][exp_year]', '[card][cvc]']) {
      const param = `payment_method_data${part}`
      const form: Record<string, string> = { ...cardForm(), client_secret: intent.clientSecret }
      delete form[param]
      expect(await call('POST', path, { form })).toMatchObject({
        status: 400,
        body: { error: { code: 'parameter_missing', param } },
      })
    }
    expect(await cards.findIntent(intent.id)).toEqual(intent)
  })

  test('answers an error that reveals nothing to a caller without the client secret', async () => {
    const [mine, yours] = await Promise.all([newIntent(), newIntent()])
    const path = `/v1/payment_intents/${mine.id}/confirm`
    for (const client_secret of [yours.clientSecret, `${mine.clientSecret}x`, mine.id, 'x']) {
      const { status, body } = await call('POST', path, { form: { client_secret, ...cardForm() } })
      expect(status).toBe(400)
      expect(body.error).toMatchObject({ code: 'payment_intent_invalid_parameter', param: 'client_secret' })
      expect(JSON.stringify(body)).not.toContain(mine.clientSecret)
      expect(body.error?.payment_intent).toBeUndefined()
    }
    expect(await call('POST', path, { form: cardForm() })).toMatchObject({ status: 401 })
    expect(await cards.findIntent(mine.id)).toEqual(mine)
  })

  test('ignores a publishable key sent along', async () => {
    const intent = await newIntent()
    const { status } = await call('POST', `/v1/payment_intents/${intent.id}/confirm`, {
      form: { client_secret: intent.clientSecret, key: 'pk_test_1', ...cardForm() },
      headers: { Authorization: 'Bearer pk_test_1' },
    })
    expect(status).toBe(200)
  })
})

describe('4000 0025 0000 3155', () => {
  const number = '4000002500003155'

  test('POST /v1/payment_intents/{id}/confirm answers 200 requires_action, and nothing is paid yet', async () => {
    const intent = await newIntent()
    const { status, body } = await confirm(intent, { number })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    expect(await cards.findIntent(intent.id)).toMatchObject({ status: 'requires_action', receivedCents: 0 })
  })

  test('POST /v1/payment_intents/{id}/authenticate answers 200 succeeded for outcome=success', async () => {
    const intent = await newIntent()
    await confirm(intent, { number })
    expect(await authenticate(intent, 'success')).toMatchObject({
      status: 200,
      body: { status: 'succeeded', next_action: null },
    })
    expect(await cards.findIntent(intent.id)).toMatchObject({ receivedCents: 1995 })
  })

  test('POST /v1/payment_intents/{id}/authenticate answers 200 requires_payment_method for outcome=failure, and another card may follow', async () => {
    const intent = await newIntent()
    await confirm(intent, { number })
    const { status, body } = await authenticate(intent, 'failure')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    expect(await confirm(intent)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
  })

  test('POST /v1/payment_intents/{id}/authenticate answers 400 if none is due or the outcome is unknown', async () => {
    const intent = await newIntent()
    expect(await authenticate(intent, 'success')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    })
    expect(await authenticate(intent, 'maybe')).toMatchObject({ status: 400 })
    expect(await cards.findIntent(intent.id)).toEqual(intent)
  })

  test('cancelIntent cancels an intent that awaits authentication', async () => {
    const intent = await newIntent()
    await confirm(intent, { number })
    expect(await cards.cancelIntent(intent.id)).toMatchObject({ status: 'canceled' })
    expect(await authenticate(intent, 'success')).toMatchObject({ status: 400 })
  })
})

describe('GET /v1/payment_intents/{id}', () => {
  test('answers the publishable fields only to the client secret', async () => {
    const intent = await newIntent()
    await confirm(intent)
    const query = new URLSearchParams({ client_secret: intent.clientSecret, key: 'pk_test_1' })
    const { status, body } = await call('GET', `/v1/payment_intents/${intent.id}?${query}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: intent.id,
      status: 'succeeded',
      amount: 1995,
      currency: 'eur',
      livemode: false,
    })
    for (const field of ['metadata', 'latest_charge', 'amount_received', 'customer'])
      expect(body).not.toHaveProperty(field)
  })

  test('answers all fields to the secret key', async () => {
    const intent = await newIntent()
    await confirm(intent)
    const { body } = await callAsShop('GET', `/v1/payment_intents/${intent.id}`)
    expect(body).toMatchObject({
      object: 'payment_intent',
      metadata: { order: intent.orderId },
      amount_received: 1995,
    })
    expect(body.latest_charge).toMatch(/^ch_/)
  })

  test('answers 404 resource_missing for an unknown id, 400 for a wrong secret, 401 for none', async () => {
    const intent = await newIntent()
    expect(await callAsShop('GET', '/v1/payment_intents/pi_000000000000000000000000')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing', param: 'intent' } },
    })
    expect(await call('GET', `/v1/payment_intents/${intent.id}?client_secret=x`)).toMatchObject({
      status: 400,
    })
    expect(await call('GET', `/v1/payment_intents/${intent.id}`)).toMatchObject({ status: 401 })
  })
})
