import type { Card } from './stripe-sandbox-cards.ts'
import { invalidRequest, missingParam } from './stripe-sandbox-errors.ts'
import type { Params } from './stripe-sandbox-form.ts'
import type { ListInput } from './stripe-sandbox-rows.ts'

/** In the smallest unit, from https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MINIMUM_AMOUNTS = new Map([
  ['eur', 50],
  ['usd', 50],
  ['chf', 50],
  ['gbp', 30],
])
const MAXIMUM_AMOUNT = 99_999_999

/** The parameters of `POST /v1/payment_intents`. */
export function readNewIntent(params: Params): {
  amount: number
  currency: string
  metadata: Record<string, string>
} {
  const { amount, currency } = readAmount(params)
  const email = params.text('receipt_email')
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw invalidRequest(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'receipt_email' })
  }
  for (const [position, type] of params.members('allowed_payment_method_types')) {
    if (type === 'card') continue
    throw invalidRequest(`The payment method type "${type}" is invalid.`, {
      code: 'payment_intent_invalid_parameter',
      param: `allowed_payment_method_types[${position}]`,
    })
  }
  return { amount, currency, metadata: readMetadata(params) }
}

function readAmount(params: Params): { amount: number; currency: string } {
  const amount = params.requiredInteger('amount')
  const currency = params.requiredText('currency').toLowerCase()
  const minimum = MINIMUM_AMOUNTS.get(currency)
  if (minimum === undefined) {
    const supported = [...MINIMUM_AMOUNTS.keys()].join(', ')
    throw invalidRequest(
      `Invalid currency: ${currency}. This sandbox supports these currencies: ${supported}`,
      {
        param: 'currency',
      },
    )
  }
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.'
    throw invalidRequest(message, { code: 'parameter_invalid_integer', param: 'amount' })
  }
  const money = new Intl.NumberFormat('en', { style: 'currency', currency })
  if (amount < minimum) {
    const message = `Amount must be at least ${money.format(minimum / 100)} ${currency}`
    throw invalidRequest(message, { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > MAXIMUM_AMOUNT) {
    const message = `Amount must be no more than ${money.format(MAXIMUM_AMOUNT / 100)}`
    throw invalidRequest(message, { code: 'amount_too_large', param: 'amount' })
  }
  return { amount, currency }
}

/** The limits of https://docs.stripe.com/api/metadata */
export function readMetadata(params: Params): Record<string, string> {
  const metadata = new Map<string, string>()
  for (const [key, value] of params.members('metadata')) {
    const param = `metadata[${key}]`
    if (key.length < 1 || key.length > 40)
      throw invalidRequest('Metadata keys have 1 to 40 characters.', { param })
    if (value.length > 500) throw invalidRequest('Metadata values have at most 500 characters.', { param })
    if (value !== '') metadata.set(key, value)
  }
  if (metadata.size > 50) throw invalidRequest('Metadata has at most 50 keys.', { param: 'metadata' })
  return Object.fromEntries(metadata)
}

/** The card a browser confirms with; undefined if it sent none. The cardholder makes no difference here. */
export function readCard(params: Params): Card | undefined {
  params.ignore('payment_method_data[billing_details][name]', 'payment_method_data[billing_details][email]')
  if (params.oneOf('payment_method_data[type]', ['card']) === undefined) {
    const [stray] = params.members('payment_method_data[card]')
    if (stray) throw missingParam('payment_method_data[type]')
    return undefined
  }
  return {
    number: params.requiredText('payment_method_data[card][number]'),
    expMonth: params.requiredText('payment_method_data[card][exp_month]'),
    expYear: params.requiredText('payment_method_data[card][exp_year]'),
    cvc: params.requiredText('payment_method_data[card][cvc]'),
  }
}

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

/** The parameters of `GET /v1/payment_intents`: https://docs.stripe.com/api/payment_intents/list */
export function readListing(params: Params): ListInput {
  const limit = params.integer('limit') ?? DEFAULT_LIMIT
  if (limit < 1 || limit > MAX_LIMIT)
    throw invalidRequest(`Invalid integer: limit must be between 1 and ${MAX_LIMIT}`, { param: 'limit' })
  const since = params.integer('created[gte]')
  return {
    limit,
    startingAfter: params.text('starting_after'),
    since: since === undefined ? undefined : new Date(since * 1000),
  }
}

/** The parameters of `GET /v1/refunds`: https://docs.stripe.com/api/refunds/list */
export function readRefundListing(params: Params): ListInput & { intentId: string | undefined } {
  return { ...readListing(params), intentId: params.text('payment_intent') }
}

/** The parameters of `GET /v1/disputes`: https://docs.stripe.com/api/disputes/list */
export function readDisputeListing(params: Params) {
  const { limit, since } = readListing(params)
  return { intentId: params.text('payment_intent'), limit, since }
}

/** The parameters of `GET /v1/balance_transactions`: https://docs.stripe.com/api/balance_transactions/list */
export function readBalanceListing(params: Params): ListInput & { payoutId: string | undefined } {
  return { ...readListing(params), payoutId: params.text('payout') }
}

/** Whether this object is to be expanded instead of given by its id: https://docs.stripe.com/api/expanding_objects */
export function readExpansion(params: Params, known: string): boolean {
  const wanted = params.members('expand').map(([, path]) => path)
  const unknown = wanted.find(path => path !== known)
  if (unknown !== undefined) throw invalidRequest(`This property cannot be expanded (${unknown}).`)
  return wanted.length > 0
}
