import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { multiplyCents, toCents, toEuros } from '#contract/money.ts'
import { origin } from './browser.ts'
import { post } from './person.ts'

/** Books some pieces of a product, and pays them by a test card, as the pages do. Returns the order's id. */
export async function buyByCard(
  context: BrowserContext,
  { email }: { readonly email: string },
  { _id, name, price: each }: Pick<Product, '_id' | 'name' | 'price'>,
  pieces: number,
): Promise<string> {
  const price = toEuros(multiplyCents(toCents(each), pieces))
  const form = {
    userEmail: email,
    orderName: name,
    availability: pieces,
    price,
    phone: '+1 212 555 0100',
    product: _id,
  }
  const order = inserted.parse(await post(context, '/order', form)).insertedId
  const intent = await post(context, '/create-payment-intent', { price, order })
  const { clientSecret } = z.object({ clientSecret: z.string() }).parse(intent)
  const [transactionId = ''] = clientSecret.split('_secret_')
  const paid = await context.request.post(`/sandbox/v1/payment_intents/${transactionId}/confirm`, {
    headers: { origin },
    form: {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    },
  })
  expect(paid.status()).toBe(200)
  await context.request.patch(`/order/${order}`, { headers: { origin }, data: { order, transactionId } })
  return order
}
