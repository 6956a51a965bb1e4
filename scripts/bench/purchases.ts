import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { intent } from '#contract/payments/payments.ts'

export interface PurchaseOptions {
  readonly origin: string
  readonly cookie: string
  readonly connections: number
  readonly seconds: number
  /** Where an order is booked, and the body of the next one with its total in euros. */
  readonly path: '/order' | '/checkout'
  readonly next: () => { readonly body: string; readonly price: number }
}

const NEXT_YEAR = String(new Date().getFullYear() + 1)

/**
 * Books orders and pays them as the payment page does, one after the other on each connection: the booking, the intent, the card
 * at the stand-in of the card service, the report. Returns the number of paid orders per second; a refusal ends the run.
 */
export async function purchase(options: PurchaseOptions): Promise<number> {
  const { origin, cookie, connections, seconds, path, next } = options
  const headers = { cookie, 'content-type': 'application/json' }
  const start = performance.now()
  let paid = 0

  async function send<Shape extends z.ZodType>(
    to: string,
    init: { method: string; body: BodyInit; headers?: Record<string, string> },
    shape: Shape,
  ): Promise<z.output<Shape>> {
    const answer = await fetch(origin + to, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${to}: ${answer.status} ${text.slice(0, 500)}`)
    return shape.parse(JSON.parse(text))
  }

  async function buy(): Promise<void> {
    const { body, price } = next()
    const { insertedId: order } = await send(path, { method: 'POST', headers, body }, inserted)
    const asked = { method: 'POST', headers, body: JSON.stringify({ price, order }) }
    const { clientSecret } = await send('/create-payment-intent', asked, intent)
    const transactionId = clientSecret.replace(/_secret_.*$/, '')
    const card = new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': NEXT_YEAR,
      'payment_method_data[card][cvc]': '123',
    })
    const confirmed = { method: 'POST', body: card, headers: { cookie } }
    await send(`/sandbox/v1/payment_intents/${transactionId}/confirm`, confirmed, z.unknown())
    const reported = { method: 'PATCH', headers, body: JSON.stringify({ order, transactionId }) }
    await send(`/order/${order}`, reported, z.unknown())
    paid += 1
  }

  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - start < seconds * 1000) await buy()
    }),
  )
  return Math.round((paid * 1000) / (performance.now() - start))
}
