import { eq } from 'drizzle-orm'
import { inserted } from '#contract/common.ts'
import { refunds, webhookEvents } from '#db/schema.ts'
import { reviewRefunds } from '#domain/payments/review-refunds.ts'
import {
  newAddressForm,
  newCheckoutForm,
  newContactForm,
  newOrderForm,
  newProductForm,
  newReviewForm,
} from './forms.ts'
import type { Person, TestShop } from './shop.ts'

/** A call of the public contract, with the input its owner would send. */
export interface Call {
  readonly method: string
  /** As documented, with `{id}` or `{email}`. */
  readonly template: string
  readonly path: string
  readonly json?: unknown
  readonly headers?: Record<string, string>
}

const PICKED_UP = { countries: [], minDays: 1, maxDays: 1, steps: [{ upTo: null, price: 0 }] }

/** Every call, each once, about the things of `owner`; none changes what another one needs. */
export async function listCalls(shop: TestShop, owner: Person): Promise<Call[]> {
  const product = await shop.addProduct({ available: 10_000 })
  await shop.admin.send('POST', '/family', { id: 'hex-keys', name: 'Hex key', category: 'hand-tools' })
  await shop.addProduct({ family: 'hex-keys', size: '6' })
  const order = await shop.book(owner, product, 2)
  const transactionId = await shop.pay(owner, order)
  const unpaid = await shop.book(owner, product, 3)
  const unwanted = await shop.book(owner, product, 4)
  const target = await shop.signUp()
  const given = await shop.book(owner, product, 4)
  await shop.pay(owner, given)
  const sent = await shop.book(owner, product, 5)
  await shop.pay(owner, sent)
  const failed = await failRefunds(shop, owner, 2)
  await shop.sendWebhooks()
  const [event] = await shop.database.db.select().from(webhookEvents).limit(1)
  const review = await writeReview(owner)
  const unwantedReview = await writeReview(target)
  const address = await saveAddress(owner)
  const unwantedAddress = await saveAddress(owner)
  const call = (
    method: string,
    template: string,
    values: Record<string, string> = {},
    json?: unknown,
    headers: Record<string, string> = {},
  ): Call => ({
    method,
    template,
    path: template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    json,
    headers,
  })
  const mine = { email: owner.email, id: order._id }
  return [
    call('GET', '/service'),
    call('GET', '/service/{id}', { id: product._id }),
    call('GET', '/service/{id}/fits', { id: product._id }),
    call('GET', '/service/{id}/watch', { id: product._id }),
    call('PUT', '/service/{id}/watch', { id: product._id }),
    call('DELETE', '/service/{id}/watch', { id: product._id }),
    call('GET', '/service/{id}/alternatives', { id: product._id }),
    call('GET', '/family'),
    call('GET', '/family/{id}', { id: 'hex-keys' }),
    call('PATCH', '/family/{id}', { id: 'hex-keys' }, { summary: 'Bent' }, { 'if-match': '*' }),
    call('POST', '/family', {}, { id: 'wing-nuts', name: 'Wing nut', category: 'fasteners' }),
    call(
      'POST',
      '/family/{id}/sizes',
      { id: 'hex-keys' },
      { sizes: [{ productname: 'Hex key 7', size: '7', price: 2 }] },
    ),
    call('GET', '/family/{id}/table', { id: 'hex-keys' }),
    call('GET', '/search'),
    call('GET', '/facets'),
    call('GET', '/suggest?q={q}', { q: 'bolt' }),
    call('GET', '/address-rules/{country}', { country: 'AT' }),
    call('GET', '/address'),
    call('POST', '/address', {}, newAddressForm()),
    call('PUT', '/address/{id}', { id: address }, newAddressForm()),
    call('DELETE', '/address/{id}', { id: unwantedAddress }),
    call('GET', '/basket'),
    call('POST', '/basket', {}, { lines: [{ product: product._id, quantity: 1 }] }),
    call('POST', '/basket/seen'),
    call('POST', '/basket/preview', {}, { lines: [{ product: product._id, quantity: 1 }] }),
    call('PUT', '/basket/{id}', { id: product._id }, { quantity: 2 }),
    call('DELETE', '/basket/{id}', { id: product._id }),
    call('POST', '/order', {}, newOrderForm(owner, product)),
    call('POST', '/checkout', {}, newCheckoutForm([[product, 1]])),
    call(
      'POST',
      '/checkout/estimate',
      {},
      {
        lines: [{ product: product._id, availability: 1 }],
        country: 'DE',
      },
    ),
    call('GET', '/order?email={email}', mine),
    call('GET', '/order'),
    call('GET', '/order/{id}', mine),
    call('GET', '/order/{id}/invoice', mine),
    call('GET', '/order/{id}/confirmation', mine),
    call('PATCH', '/order/{id}', mine, { order: order._id, transactionId }),
    call('POST', '/order/{id}/cancel', { id: unwanted._id }),
    call('POST', '/order/{id}/refund', { id: given._id }, { amount: 0.01, reason: 'Late' }),
    call('POST', '/order/{id}/ship', { id: sent._id }),
    call('GET', '/money'),
    call('GET', '/money/comparison'),
    call('POST', '/money/reconcile'),
    call('GET', '/money/orders'),
    call('GET', '/money/orders/{id}', mine),
    call('POST', '/money/events/{id}/replay', { id: event?.id ?? '' }),
    call('POST', '/money/refunds/{id}/retry', { id: failed[0] ?? '' }),
    call('POST', '/money/refunds/{id}/settle', { id: failed[1] ?? '' }, { note: 'By bank transfer' }),
    call('POST', '/create-payment-intent', {}, { price: unpaid.price, order: unpaid._id }),
    call('PUT', '/user/{email}', mine, { email: owner.email }),
    call('GET', '/admin/{email}', mine),
    call('GET', '/user'),
    call('PUT', '/user/admin/{email}', { email: target.email }),
    call('DELETE', '/user/admin/{email}', { email: target.email }),
    call('PUT', '/user/suspended/{email}', { email: target.email }),
    call('DELETE', '/user/suspended/{email}', { email: target.email }),
    call('DELETE', '/admin/{email}', { email: target.email }),
    call('GET', '/profile/{email}', mine),
    call('PUT', '/profile/{email}', mine, { name: owner.name }),
    call('POST', '/review', {}, newReviewForm()),
    call('GET', '/review'),
    call('GET', '/review/managed'),
    call('GET', '/my-reviews'),
    call('PATCH', '/review/{id}', { id: review }, { rating: 5 }),
    call('PUT', '/review/{id}/hidden', { id: review }, { reason: 'Names a person' }),
    call('DELETE', '/review/{id}/hidden', { id: review }),
    call('DELETE', '/review/{id}', { id: unwantedReview }),
    call('POST', '/product', {}, newProductForm()),
    call('GET', '/product'),
    call('PATCH', '/product', {}, { ids: [product._id], category: 'springs' }),
    call('GET', '/product/export'),
    call('POST', '/product/import'),
    call('GET', '/product/{id}', { id: product._id }),
    call('PATCH', '/product/{id}', { id: product._id }, { finish: 'Bright' }, { 'if-match': '*' }),
    call('GET', '/product/{id}/history', { id: product._id }),
    call('POST', '/product/{id}/movements', { id: product._id }, { reason: 'received', quantity: 1 }),
    call('GET', '/product/{id}/movements', { id: product._id }),
    call('POST', '/image'),
    call('POST', '/vat-check', {}, { vatId: 'FR12345670558', country: 'FR' }),
    call('GET', '/delivery?country={country}', { country: 'DE' }),
    call('GET', '/delivery/methods'),
    call(
      'PUT',
      '/delivery/methods/{id}',
      { id: 'pick-up' },
      { isOffered: false, freeFrom: null, zones: [PICKED_UP] },
      { 'if-match': '*' },
    ),
    call('POST', '/contact', {}, newContactForm()),
    call('GET', '/contact'),
    call('GET', '/text/{name}', { name: 'terms' }),
    call('GET', '/audit'),
    call('GET', '/audit.csv'),
    call('GET', '/my-data'),
    call('DELETE', '/my-account', {}, { password: 'not the password' }),
  ]
}

/** Writes a review of the shop and returns its id. */
async function writeReview(author: Person): Promise<string> {
  return inserted.parse((await author.send('POST', '/review', newReviewForm())).body).insertedId
}

/** Saves an address in the owner's book and returns its id. */
async function saveAddress(owner: Person): Promise<string> {
  return inserted.parse((await owner.send('POST', '/address', newAddressForm())).body).insertedId
}

/** Creates refunds that fail after they were sent, and returns their ids. */
async function failRefunds(shop: TestShop, owner: Person, count: number): Promise<string[]> {
  const product = await shop.addProduct({ price: 10, available: 10 })
  const order = await shop.book(owner, product, 2)
  await shop.pay(owner, order)
  for (let refund = 0; refund < count; refund++)
    await shop.admin.send('POST', `/order/${order._id}/refund`, { amount: 1, reason: 'Late' })
  const rows = await shop.database.db.select().from(refunds).where(eq(refunds.orderId, order._id))
  for (const { serviceId } of rows) await shop.atCardService.failRefund(serviceId ?? '')
  await reviewRefunds(shop.context(), rows[0]?.intentId ?? '')
  return rows.map(({ id }) => id)
}
