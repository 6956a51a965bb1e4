import { vi } from 'vitest'
import { z } from 'zod'
import { createStripeCards } from '#adapters/cards/stripe.ts'
import { cents } from '#contract/money.ts'
import type { CardIntent } from '#domain/ports.ts'
import { createStripeSandbox } from '#stand-ins/stripe-sandbox.ts'
import { createTestDatabase } from './database.ts'

export const SECRET_KEY = 'sk_test_parts_hub'
export const WEBHOOK_SECRET = 'whsec_parts_hub'
export const FORM = 'application/x-www-form-urlencoded'
const NEXT_YEAR = String(new Date().getUTCFullYear() + 1)

/** The fields of Stripe's answers that the tests read. */
const answer = z.looseObject({
  id: z.string().optional(),
  status: z.string().optional(),
  payment_method: z.string().nullish(),
  latest_charge: z.string().nullish(),
  next_action: z.looseObject({ type: z.string() }).nullish(),
  last_payment_error: z.looseObject({ code: z.string() }).nullish(),
  error: z
    .looseObject({
      type: z.string(),
      message: z.string(),
      code: z.string().optional(),
      decline_code: z.string().optional(),
      param: z.string().optional(),
      payment_intent: z.looseObject({ id: z.string(), status: z.string() }).optional(),
    })
    .optional(),
})

export interface CardFields {
  number?: string
  exp_month?: string
  exp_year?: string
  cvc?: string
}

/** What a browser sends for a card; a valid one by default. */
export const cardForm = (card: CardFields = {}): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': card.number ?? '4242424242424242',
  'payment_method_data[card][exp_month]': card.exp_month ?? '12',
  'payment_method_data[card][exp_year]': card.exp_year ?? NEXT_YEAR,
  'payment_method_data[card][cvc]': card.cvc ?? '123',
  'payment_method_data[billing_details][name]': 'Zoë Müller',
  'payment_method_data[billing_details][email]': 'buyer@example.com',
})

/** The sandbox on a database of its own, the shop's adapter for it, and the calls of a shop and a browser. */
export async function startStripeSandbox() {
  const database = await createTestDatabase()
  const faults: unknown[] = []
  const sandbox = createStripeSandbox({
    db: database.db,
    secretKey: SECRET_KEY,
    onError: error => faults.push(error),
  })
  const cards = createStripeCards({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    publishableKey: null,
    fetch: sandbox.fetch,
  })
  let orders = 0

  async function call(
    method: string,
    path: string,
    init: { form?: Record<string, string>; headers?: HeadersInit; body?: BodyInit } = {},
  ) {
    const headers = new Headers(init.headers)
    if (init.form) headers.set('Content-Type', FORM)
    const body = init.body ?? (init.form && new URLSearchParams(init.form).toString())
    const response = await sandbox.fetch(new Request(`http://localhost${path}`, { method, headers, body }))
    return { status: response.status, headers: response.headers, body: answer.parse(await response.json()) }
  }

  const newOrder = (amount = 1995) => ({
    orderId: `order_${++orders}`,
    amountCents: cents(amount),
    currency: 'eur',
    email: 'buyer@example.com',
  })

  /** Runs `act` while no intent can be changed: calls that try wait side by side. */
  async function whileIntentsStandStill<T>(
    act: (waiting: (count: number) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const client = await database.pool.connect()
    try {
      await client.query('BEGIN; LOCK TABLE sandbox.payment_intents IN SHARE MODE')
      return await act(async count => {
        const query = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
        await vi.waitUntil(async () => (await database.pool.query(query)).rowCount === count, {
          timeout: 5000,
          interval: 5,
        })
      })
    } finally {
      await client.query('COMMIT')
      client.release()
    }
  }

  return {
    database,
    whileIntentsStandStill,
    sandbox,
    cards,
    call,
    /** Calls as the shop's server does, with the secret key. */
    callAsShop: (
      method: string,
      path: string,
      form?: Record<string, string>,
      headers?: Record<string, string>,
    ) => call(method, path, { form, headers: { Authorization: `Bearer ${SECRET_KEY}`, ...headers } }),
    newOrder,
    newIntent: () => cards.createIntent(newOrder()),
    /** Confirms as a browser does, with only the client secret. */
    confirm: (intent: CardIntent, card?: CardFields, headers?: HeadersInit) =>
      call('POST', `/v1/payment_intents/${intent.id}/confirm`, {
        form: { client_secret: intent.clientSecret, ...cardForm(card) },
        headers,
      }),
    authenticate: (intent: CardIntent, outcome: string) =>
      call('POST', `/v1/payment_intents/${intent.id}/authenticate`, {
        form: { client_secret: intent.clientSecret, outcome },
      }),
    /** Closes the database; throws if the sandbox failed meanwhile. */
    async close() {
      await database.close()
      if (faults.length > 0) throw new AggregateError(faults, 'the sandbox answered 500')
    },
  }
}
