import { type APIRequestContext, request } from 'playwright-core'
import { z } from 'zod'
import { partPath } from '#contract/catalog/addresses.ts'
import { product } from '#contract/catalog/catalog.ts'
import { inserted } from '#contract/common.ts'
import { multiplyCents, percentOfCents, toCents, toEuros } from '#contract/money.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

export const CUSTOMER = { name: 'Grace Hopper', email: 'grace@example.com', password: 'a lighthouse at dawn' }
const MESSAGES = [
  {
    first: 'Ada',
    last: 'Lovelace',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    message:
      'Do you supply the 6308 bearing with a rubber seal on both sides?\n\nWe need 400 pieces by March.',
  },
  { email: 'lin@example.com', message: 'The torque wrench came a day early. Thank you!' },
]

/** Signs people up, books, pays and writes, so that no page is empty. Returns what is needed to find the pages. */
export async function fillShop(origin: string, adminCredentials: Credentials) {
  const admin = await signIn(origin, adminCredentials)
  for (const name of ['Alan Turing', 'Katherine Johnson', 'Hedy Lamarr'])
    await signUp(origin, { name, email: `${name.split(' ')[0]}@example.com`, password: CUSTOMER.password })
  await signUp(origin, CUSTOMER)
  const customer = await signIn(origin, CUSTOMER)
  const products = z.array(product).parse(await (await customer.get('/service')).json())
  const [first, second, third, fourth, fifth] = products.filter(
    ({ available, min, price }) => available > min && price * min < 500,
  )
  if (!first || !second || !third || !fourth || !fifth)
    throw new Error('the demo catalogue is too small for the pictures')
  const paidOrder = await book(customer, first)
  await pay(customer, paidOrder, first.price * first.min)
  await cancel(customer, await book(customer, third))
  const unpaidOrder = await book(customer, second)
  await manage(admin, first)
  await edit(admin, fourth, { archived: true })
  await edit(admin, fifth, { lowStock: fifth.available })
  const wanted = { product: first._id, quantity: first.min }
  const list = { name: 'Gearbox, second series', lines: [wanted] }
  await send(customer, '/basket', { lines: [wanted] })
  const question = {
    lines: [{ product: third._id, availability: third.min }],
    question: 'A price for a year?',
  }
  for (const message of MESSAGES) await send(admin, '/contact', message)
  return {
    product: first._id,
    part: partPath({ ...first, family: first.variants?.family ?? null }),
    customerEmail: CUSTOMER.email,
    list: await add(customer, '/shopping-list', list),
    request: await add(customer, '/quote', question),
    archived: fourth._id,
    paidOrder,
    unpaidOrder,
    customer: await customer.storageState(),
    admin: await admin.storageState(),
  }
}

function openWindow(origin: string): Promise<APIRequestContext> {
  return request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
}

/** Makes an account. */
export async function signUp(origin: string, account: Credentials & { name: string }): Promise<void> {
  const window = await openWindow(origin)
  await send(window, '/api/auth/sign-up/email', account)
  await window.dispose()
}

/** A window in which somebody is signed in. */
export async function signIn(origin: string, credentials: Credentials): Promise<APIRequestContext> {
  const window = await openWindow(origin)
  await send(window, '/api/auth/sign-in/email', { email: credentials.email, password: credentials.password })
  return window
}

/** Sends JSON, and returns what is answered. */
export async function send(window: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await window.post(path, { data })
  if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** Adds something, and returns its id. */
async function add(window: APIRequestContext, path: string, data: object): Promise<string> {
  return inserted.parse(await send(window, path, data)).insertedId
}

async function book(window: APIRequestContext, { _id, name, min, price }: z.infer<typeof product>) {
  const order = {
    userName: CUSTOMER.name,
    userEmail: CUSTOMER.email,
    orderName: name,
    orderDescription: '',
    minQuantity: min,
    availability: min,
    price: toEuros(multiplyCents(toCents(price), min)),
    phone: '+1 212 555 0100',
    product: _id,
  }
  return add(window, '/order', order)
}

/** Pays with a test card, as the payment page does. */
async function pay(window: APIRequestContext, order: string, price: number): Promise<void> {
  const intent = await send(window, '/create-payment-intent', { price, order })
  const { clientSecret } = z.object({ clientSecret: z.string() }).parse(intent)
  const [transactionId = ''] = clientSecret.split('_secret_')
  const form = {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '40',
    'payment_method_data[card][cvc]': '123',
  }
  const charged = await window.post(`/sandbox/v1/payment_intents/${transactionId}/confirm`, { form })
  if (!charged.ok()) throw new Error(`the card was not charged: ${await charged.text()}`)
  const noted = await window.patch(`/order/${order}`, { data: { order, transactionId } })
  if (!noted.ok()) throw new Error(`the payment was not noted: ${await noted.text()}`)
}

/** Moves stock of a product and edits it, as its owner does. */
async function manage(
  window: APIRequestContext,
  { _id, available, price, ...rest }: z.infer<typeof product>,
) {
  const movements = `/product/${_id}/movements`
  await send(window, movements, { reason: 'received', quantity: 120, note: 'Delivery note 4711' })
  await send(window, movements, { reason: 'scrapped', quantity: 15, note: 'Bent in transit' })
  await send(window, movements, { reason: 'counted', quantity: available, note: 'Stocktaking' })
  const dearer = toEuros(percentOfCents(toCents(price), 105))
  await edit(window, { _id }, { price: dearer, lowStock: 20, description: `${rest.description} New batch.` })
}

/** Edits a product, whatever its version. */
export async function edit(window: APIRequestContext, { _id }: { _id: string }, data: object): Promise<void> {
  const answer = await window.patch(`/product/${_id}`, { data, headers: { 'if-match': '*' } })
  if (!answer.ok()) throw new Error(`the product was not edited: ${await answer.text()}`)
}

async function cancel(window: APIRequestContext, order: string): Promise<void> {
  const answer = await window.post(`/order/${order}/cancel`)
  if (!answer.ok()) throw new Error(`the order was not cancelled: ${await answer.text()}`)
}
