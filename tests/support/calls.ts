import { eq } from 'drizzle-orm'
import type { Product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { refunds, users, webhookEvents } from '#db/schema.ts'
import { dayIn } from '#domain/days.ts'
import { watchAlerts } from '#domain/desk/watch-alerts.ts'
import { reviewRefunds } from '#domain/refunds/reopen.ts'
import { issueTrackingLink } from '#domain/tracking/issue.ts'
import { listBillCalls } from './bills.ts'
import type { Call, MakeCall } from './call.ts'
import { listDeskCalls, prepareConfirmation } from './desk-rights.ts'
import {
  newAddressForm,
  newCheckoutForm,
  newContactForm,
  newOrderForm,
  newProductForm,
  newReviewForm,
} from './forms.ts'
import { listLotCalls, prepareLot } from './lots.ts'
import { listMachineCalls, prepareMachines } from './machines.ts'
import { listMessageCalls, prepareMessages } from './messages.ts'
import { listPurchasingCalls, preparePurchasing } from './purchasing.ts'
import { listPhotoCalls } from './return-photos.ts'
import { listSettingCalls, prepareSettings } from './settings.ts'
import { ORIGIN, type Person, type TestShop } from './shop.ts'
import { findTransfer, listStatementCalls, prepareStatement, prepareTransfer } from './statements.ts'

const PICKED_UP = { countries: [], minDays: 1, maxDays: 1, steps: [{ upTo: null, price: 0 }] }

/** Ships one of five pieces. */
async function shipPart(shop: TestShop, owner: Person, product: Product) {
  const order = await shop.book(owner, product, 5)
  await shop.pay(owner, order)
  const { _id: id } = order
  await shop.giveAddress(owner, id)
  const wish = { shipped: 0, lines: [{ line: 0, pieces: 1 }] }
  const { body } = await shop.admin.send('POST', `/order/${id}/shipments`, wish)
  return { id, shipment: inserted.parse(body).insertedId }
}

/** Asks for returns of one piece each of an order that has left; the first three are agreed to. */
async function askForReturns(shop: TestShop, owner: Person, product: Product) {
  const order = await shop.book(owner, product, 9)
  await shop.pay(owner, order)
  await shop.giveAddress(owner, order._id)
  await shop.admin.send('POST', `/order/${order._id}/ship`)
  const ids: string[] = []
  for (let place = 0; place < 7; place += 1) {
    const wish = { lines: [{ line: 0, pieces: 1 }], reason: 'other' }
    const { body } = await owner.send('POST', `/order/${order._id}/returns`, wish)
    ids.push(inserted.parse(body).insertedId)
  }
  for (const id of ids.slice(0, 3)) await shop.admin.send('POST', `/return/${id}/agree`, {})
  const [slip = '', arriving = '', closed = '', agreed = '', declined = '', withdrawn = ''] = ids
  return { id: order._id, slip, arriving, closed, agreed, declined, withdrawn }
}

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
  await shop.giveAddress(owner, sent._id)
  const lot = await prepareLot(shop.admin, product)
  const confirmation = await prepareConfirmation(shop.admin, 'hex-keys')
  const bankEntry = await prepareStatement(shop.admin)
  const part = await shipPart(shop, owner, product)
  const back = await askForReturns(shop, owner, product)
  const failed = await failRefunds(shop, owner, 2)
  await shop.sendWebhooks()
  await watchAlerts(shop.context(), { freeDiskBytes: 0, wantsBackups: false })
  const [event] = await shop.database.db.select().from(webhookEvents).limit(1)
  const review = await writeReview(owner)
  const unwantedReview = await writeReview(target)
  const address = await saveAddress(owner)
  const token = await issueToken(shop, order._id)
  const machines = await prepareMachines(shop)
  const purchasing = await preparePurchasing(shop)
  await prepareSettings(shop)
  const messages = await prepareMessages(shop, owner, unpaid._id)
  const unwantedAddress = await saveAddress(owner)
  const list = await makeList(owner, 'Weekly', product._id)
  const unwantedList = await makeList(owner, 'Monthly', product._id)
  const onList = { id: list, product: product._id }
  const [settled, sentBack, givenUp] = await bookOnAccount(shop, owner, product)
  const settlement = settlementOf(product)
  const transfer = await findTransfer(shop.admin)
  const offered = await askForQuote(owner, product)
  const [asked, declined, withdrawn] = [
    await askForQuote(owner, product, 'Less?'),
    await askForQuote(owner, product, 'Less?'),
    await askForQuote(owner, product, 'Less?'),
  ]
  const invited = await invite(shop)
  const call: MakeCall = (method, template, values = {}, json, headers = {}) => ({
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
    call('GET', '/service/{id}/sizes', { id: product._id }),
    call('GET', '/service/{id}/watch', { id: product._id }),
    call('PUT', '/service/{id}/watch', { id: product._id }),
    call('DELETE', '/service/{id}/watch', { id: product._id }),
    call('GET', '/service/{id}/alternatives', { id: product._id }),
    call('GET', '/service/{id}/alike', { id: product._id }),
    call('GET', '/family'),
    call('GET', '/kind'),
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
    ...listBillCalls(call, { product: product._id, list: onList.id }),
    call('PUT', '/basket/{id}', { id: product._id }, { quantity: 2 }),
    call('DELETE', '/basket/{id}', { id: product._id }),
    call('POST', '/quick-order', {}, { text: 'bolt 1' }),
    call('POST', '/quick-order/file'),
    call('GET', '/part-number'),
    call('POST', '/part-number', {}, { partNumbers: [{ product: product._id, number: '4711' }] }),
    call('GET', '/part-number.csv'),
    call('POST', '/part-number/import'),
    call('PUT', '/part-number/{id}', { id: product._id }, { number: '4711' }),
    call('GET', '/part-number/{id}', { id: product._id }),
    call('DELETE', '/part-number/{id}', { id: product._id }),
    call('GET', '/shopping-list'),
    call('POST', '/shopping-list', {}, { name: 'Yearly' }),
    call('GET', '/shopping-list/{id}', onList),
    call('PUT', '/shopping-list/{id}', onList, { name: 'Every week' }),
    call('POST', '/shopping-list/{id}/lines', onList, { lines: [{ product: product._id, quantity: 2 }] }),
    call('PUT', '/shopping-list/{id}/lines/{product}', onList, { quantity: 3 }),
    call('DELETE', '/shopping-list/{id}/lines/{product}', { ...onList, product: 'nothing' }),
    call('DELETE', '/shopping-list/{id}', { id: unwantedList }),
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
    call('GET', '/customer/{email}', mine),
    call('POST', '/customer/{email}/quick-order', mine, { text: 'bolt 1' }),
    call('POST', '/customer/{email}/quick-order/file', mine),
    call('POST', '/customer/{email}/order', mine, newCheckoutForm([[product, 1]])),
    call('POST', '/customer/{email}/order/estimate', mine, {
      lines: [{ product: product._id, availability: 1 }],
      country: 'DE',
    }),
    call('POST', '/quote', {}, { lines: [{ product: product._id, availability: 1 }] }),
    call('GET', '/quote'),
    call('GET', '/quote/managed'),
    call('GET', '/quote/{id}', { id: offered }),
    call('GET', '/quote/{id}/pdf', { id: offered }),
    call('PUT', '/quote/{id}/prices', { id: asked }, { prices: [9] }, { 'if-match': '*' }),
    call('POST', '/quote/{id}/decline', { id: declined }, { reason: 'No' }, { 'if-match': '*' }),
    call('POST', '/quote/{id}/withdraw', { id: withdrawn }),
    call('POST', '/quote/{id}/estimate', { id: offered }, { country: 'DE' }),
    call('POST', '/quote/{id}/order', { id: offered }, { price: product.price }),
    call('GET', '/order?email={email}', mine),
    call('GET', '/order'),
    call('GET', '/order/{id}', mine),
    call('GET', '/order/{id}/details', mine),
    call('GET', '/order/{id}/packing', mine),
    call('GET', '/order/{id}/notes', mine),
    call('POST', '/order/{id}/notes', mine, { text: 'Calls before noon' }),
    call('POST', '/order/{id}/payment-link', { id: unpaid._id }),
    call('PUT', '/order/{id}/parcels', mine, { parcels: [{ carrier: 'dhl', number: '00340434' }] }),
    call('POST', '/order/{id}/shipments', part, { shipped: 1, lines: [{ line: 0, pieces: 1 }] }),
    call('PUT', '/order/{id}/shipments/{shipment}/parcels', part, { parcels: [] }),
    call('GET', '/order/{id}/shipments/{shipment}/packing-slip', part),
    call('GET', '/order/{id}/shipments/{shipment}/address-label', part),
    call('DELETE', '/order/{id}/shipments/{shipment}', part),
    call('POST', '/order/{id}/returns', back, { lines: [{ line: 0, pieces: 1 }], reason: 'other' }),
    call('GET', '/return'),
    call('GET', '/return/expected'),
    call('GET', '/return/{id}/slip', { id: back.slip }),
    call('POST', '/return/{id}/agree', { id: back.agreed }, {}),
    call('POST', '/return/{id}/decline', { id: back.declined }, { words: 'No' }),
    call('POST', '/return/{id}/close', { id: back.closed }, { words: 'No' }),
    call('POST', '/return/{id}/withdraw', { id: back.withdrawn }),
    call('POST', '/return/{id}/arrival', { id: back.arriving }, ARRIVED),
    ...(await listPhotoCalls(call, owner, back.slip)),
    call('GET', '/order/{id}/refund/lines', back),
    call('POST', '/order/{id}/refund/lines', back, ONE_PIECE),
    call('POST', '/order/parcels', {}, { list: 'order;carrier;number' }),
    call('GET', '/order/managed'),
    call('GET', '/order/export'),
    call('GET', '/order/pick-list?ids={id}', { id: sent._id }),
    call('GET', '/order/packing-slips?ids={id}', { id: sent._id }),
    call('GET', '/order/address-labels?ids={id}', { id: sent._id }),
    call('POST', '/order/ship', {}, { orders: [sent._id] }),
    call('GET', '/my-orders'),
    call('POST', '/tracking', {}, { token }),
    call('POST', '/tracking/link', {}, { number: order.number, email: target.email }),
    call('GET', '/order/{id}/invoice', mine),
    call('GET', '/order/{id}/confirmation', mine),
    call('PATCH', '/order/{id}', mine, { order: order._id, transactionId }),
    call('POST', '/order/{id}/reorder', mine),
    call('GET', '/order/{id}/credit-note', { id: sentBack }),
    call('POST', '/order/{id}/settlement', { id: settled }, settlement),
    call('POST', '/order/{id}/settlement/refund', { id: sentBack }, SENT_BACK),
    call('POST', '/order/{id}/on-account/cancel', { id: givenUp }, { reason: 'No longer made' }),
    call('POST', '/order/{id}/on-account', mine),
    call('GET', '/my-account-terms'),
    call('PUT', '/order/{id}/delivery', mine, { deliveryAddress: newAddressForm() }),
    call('POST', '/order/{id}/delivery/estimate', { id: unpaid._id }, { country: 'DE' }),
    call('POST', '/order/{id}/cancel', { id: unwanted._id }),
    call('POST', '/order/{id}/refund', { id: given._id }, { amount: 0.01, reason: 'Late' }),
    call('POST', '/order/{id}/ship', { id: sent._id }),
    ...listDeskCalls(call, { email: owner.email, list, confirmation }),
    call('POST', '/money/reconcile'),
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
    call('PUT', '/user/on-account/{email}', { email: target.email }, { limit: 100, days: 14 }),
    call('DELETE', '/user/on-account/{email}', { email: target.email }),
    call('GET', '/staff'),
    call('PUT', '/staff/{email}', { email: target.email }, { role: 'sales' }),
    call('GET', '/invitation'),
    call('POST', '/invitation', {}, { email: 'invited@example.com', role: 'sales' }),
    call('DELETE', '/invitation/{id}', { id: invited }),
    call('POST', '/invitation/open', {}, { token: 'none' }),
    call('POST', '/invitation/accept', {}, { token: 'none' }),
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
    ...listLotCalls(call, { lot, order: part.id }),
    ...listStatementCalls(call, { entry: bankEntry, order: sentBack, transfer }),
    call('POST', '/image'),
    call('POST', '/vat-check', {}, { vatId: 'FR12345670558', country: 'FR' }),
    call('GET', '/delivery?country={country}', { country: 'DE' }),
    call('GET', '/delivery/countries'),
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
    ...listMachineCalls(call, machines),
    ...listPurchasingCalls(call, purchasing),
    ...listSettingCalls(call),
    ...listMessageCalls(call, { ...messages, order: sent._id }),
    call('GET', '/text/{name}', { name: 'terms' }),
    call('GET', '/audit'),
    call('GET', '/audit.csv'),
    call('GET', '/my-data'),
    call('DELETE', '/my-account', {}, { password: 'not the password' }),
  ]
}

const TODAY = dayIn('Europe/Berlin', new Date())
const settlementOf = ({ price: amount }: Product) => ({ amount, receivedOn: TODAY, reference: 'RE 1' })
const ARRIVED = { lines: [{ line: 0, restocked: 1, scrapped: 0 }] }
const ONE_PIECE = { lines: [{ line: 0, pieces: 1 }], delivery: false, reason: 'Late', refunded: 0 }
const SENT_BACK = { sentOn: TODAY, reference: 'GS 1', reason: 'Sent back by the customer' }

/** Puts three orders of a piece on account, notes the payment of the second one and sends it back; returns their ids. */
async function bookOnAccount(
  shop: TestShop,
  owner: Person,
  product: Product,
): Promise<[string, string, string]> {
  const isConfirmed = (emailVerified: boolean) =>
    shop.database.db.update(users).set({ emailVerified }).where(eq(users.id, owner.id))
  await isConfirmed(true)
  await shop.admin.send('PUT', `/user/on-account/${owner.email}`, { limit: 1_000, days: 14 })
  const form = {
    ...newCheckoutForm([[product, 1]]),
    deliveryAddress: newAddressForm(),
    paymentMethod: 'account',
  }
  const book = async () => inserted.parse((await owner.send('POST', '/checkout', form)).body).insertedId
  const ids: [string, string, string] = [await book(), await book(), await book()]
  await isConfirmed(false)
  await shop.admin.send('POST', `/order/${ids[1]}/settlement`, settlementOf(product))
  await prepareTransfer(shop.admin, ids[1])
  await shop.admin.send('POST', `/order/${ids[1]}/settlement/refund`, SENT_BACK)
  return ids
}

/** Invites somebody and returns the id of the invitation. */
async function invite(shop: TestShop): Promise<string> {
  const form = { email: 'unwanted@example.com', role: 'warehouse' }
  return inserted.parse((await shop.admin.send('POST', '/invitation', form)).body).insertedId
}

/** Writes a review of the shop and returns its id. */
async function writeReview(author: Person): Promise<string> {
  return inserted.parse((await author.send('POST', '/review', newReviewForm())).body).insertedId
}

/** Makes a list of this part and returns its id. */
async function makeList(owner: Person, name: string, product: string): Promise<string> {
  const form = { name, lines: [{ product, quantity: 1 }] }
  return inserted.parse((await owner.send('POST', '/shopping-list', form)).body).insertedId
}

/** Asks for a quote of one piece, or for a better price, and returns its id. */
async function askForQuote(owner: Person, product: Product, question = ''): Promise<string> {
  const form = { lines: [{ product: product._id, availability: 1 }], question }
  return inserted.parse((await owner.send('POST', '/quote', form)).body).insertedId
}

/** Saves an address in the owner's book and returns its id. */
async function saveAddress(owner: Person): Promise<string> {
  return inserted.parse((await owner.send('POST', '/address', newAddressForm())).body).insertedId
}

/** Makes a link to follow an order and returns its token. */
async function issueToken(shop: TestShop, orderId: string): Promise<string> {
  const link = { orderId, origin: ORIGIN, at: new Date() }
  return new URL(await issueTrackingLink(shop.database.db, link)).hash.slice(1)
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
