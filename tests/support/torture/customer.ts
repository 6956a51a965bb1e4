import { setTimeout as sleep } from 'node:timers/promises'
import { inserted } from '#contract/common.ts'
import { order as orderShape } from '#contract/orders/orders.ts'
import { intent as intentShape } from '#contract/payments/payments.ts'

const HANGS_AFTER_MS = 20_000
const PASSWORD = 'measure what matters'

export interface TestPart {
  readonly _id: string
  readonly name: string
  readonly price: number
}

/** The progress of one purchase; each fact is set only after the shop or the card service has acknowledged it. */
export interface Purchase {
  readonly key: string
  /** One line each; an order of several is a checkout. */
  readonly parts: readonly TestPart[]
  /** Of each part. */
  readonly quantity: number
  readonly plan: 'book' | 'cancel' | 'charge' | 'pay'
  orderId?: string
  clientSecret?: string
  isCharged?: boolean
  isPaid?: boolean
  isCancelled?: boolean
  /** Refused for good, e.g. sold out; no trace of it may be left. */
  isRefused?: boolean
}

/** Counts of what happened between customers and shop. */
export interface Counts {
  answered: number
  /** 503 with Retry-After: allowed while the database is away. */
  retryLater: number
  /** Broken connections: allowed while the shop is down. */
  broken: number
  /** How often a payment was booked only through the comparison with the card service. */
  comparisons: number
  /** Answers of 500 and more, but for 503 with Retry-After. */
  failed: number
  /** The longest that anybody waited for an answer, or for the connection to break, in ms. */
  slowestMs: number
  /** Everything else; each is an error. */
  readonly faults: string[]
}

export const noCounts = (): Counts => ({
  answered: 0,
  retryLater: 0,
  broken: 0,
  comparisons: 0,
  failed: 0,
  slowestMs: 0,
  faults: [],
})

interface Reply {
  readonly status: number
  readonly body: unknown
}

/** A person with a browser, who repeats unanswered calls under the same Idempotency-Key. */
export class Customer {
  readonly email: string
  readonly purchases: Purchase[] = []
  readonly #counts: Counts
  #origin = ''
  #cookie = ''

  constructor(email: string, counts: Counts) {
    this.email = email
    this.#counts = counts
  }

  async signIn(origin: string, { isNew = true, password = PASSWORD } = {}): Promise<void> {
    this.#origin = origin
    const account = { name: this.email, email: this.email, password }
    if (isNew) await this.#post('/api/auth/sign-up/email', account)
    const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(account),
    })
    if (!answer.ok) throw new Error(`${this.email} cannot sign in: ${answer.status} ${await answer.text()}`)
    this.#cookie = answer.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; ')
  }

  /** The same person, signed in as before, at another instance of the shop. */
  at(origin: string): Customer {
    const there = new Customer(this.email, this.#counts)
    there.#origin = origin
    there.#cookie = this.#cookie
    return there
  }

  /** Goes on at another instance of the shop, as a balancer would have it. */
  goTo(origin: string): void {
    this.#origin = origin
  }

  /** Starts a purchase and takes it as far as planned, or until `isOver`. */
  async buy(purchase: Purchase, isOver: () => boolean): Promise<void> {
    this.purchases.push(purchase)
    await this.finish(purchase, isOver)
  }

  /** Continues an interrupted purchase. */
  async finish(purchase: Purchase, isOver: () => boolean): Promise<void> {
    while (!isDone(purchase) && !isOver()) {
      const isAnswered = await this.#step(purchase)
      if (!isAnswered) await sleep(50)
    }
  }

  async #step(purchase: Purchase): Promise<boolean> {
    const { orderId, plan } = purchase
    if (orderId === undefined) return this.#book(purchase)
    if (plan === 'cancel') return this.#cancel(purchase, orderId)
    if (purchase.clientSecret === undefined) return this.#openIntent(purchase, orderId)
    if (!purchase.isCharged) return this.#confirm(purchase, purchase.clientSecret)
    return this.#report(purchase, { orderId, transactionId: idOf(purchase.clientSecret) })
  }

  async #book(purchase: Purchase): Promise<boolean> {
    const { parts, quantity, key } = purchase
    const [part, ...more] = parts
    const price = totalOf(purchase)
    const common = { price, phone: '0123456789' }
    const form = {
      ...common,
      userName: this.email,
      userEmail: this.email,
      orderName: part?.name,
      orderDescription: '',
      minQuantity: 1,
      availability: quantity,
      product: part?._id,
    }
    const lines = parts.map(({ _id }) => ({ product: _id, availability: quantity }))
    const once = { 'idempotency-key': key }
    const reply = await (more.length === 0
      ? this.#post('/order', form, once)
      : this.#post('/checkout', { ...common, lines }, once))
    if (reply?.status === 201) purchase.orderId = inserted.parse(reply.body).insertedId
    else if (reply?.status === 409) purchase.isRefused = true
    else if (reply) this.#fault('booking', reply)
    return reply !== undefined
  }

  async #cancel(purchase: Purchase, orderId: string): Promise<boolean> {
    const reply = await this.#post(`/order/${orderId}/cancel`, {})
    if (reply?.status === 200) purchase.isCancelled = true
    else if (reply) this.#fault('cancel', reply)
    return reply !== undefined
  }

  async #openIntent(purchase: Purchase, orderId: string): Promise<boolean> {
    const price = totalOf(purchase)
    const reply = await this.#post('/create-payment-intent', { price, order: orderId })
    if (reply?.status === 200) purchase.clientSecret = intentShape.parse(reply.body).clientSecret
    else if (reply) this.#fault('create-payment-intent', reply)
    return reply !== undefined
  }

  async #confirm(purchase: Purchase, clientSecret: string): Promise<boolean> {
    const reply = await this.#call(`/sandbox/v1/payment_intents/${idOf(clientSecret)}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 1),
        'payment_method_data[card][cvc]': '123',
      }),
    })
    const isRepeat =
      reply?.status === 400 && JSON.stringify(reply.body).includes('payment_intent_unexpected_state')
    if (reply?.status === 200 || isRepeat) purchase.isCharged = true
    // The stand-in shares the shop's database: while that is away, it fails as a real card service would.
    else if (reply && reply.status < 500) this.#fault('confirm', reply)
    return reply !== undefined && reply.status < 500
  }

  async #report(
    purchase: Purchase,
    { orderId, transactionId }: { orderId: string; transactionId: string },
  ): Promise<boolean> {
    const reply = await this.#call(`/order/${orderId}`, {
      method: 'PATCH',
      body: JSON.stringify({ order: orderId, transactionId }),
    })
    if (reply?.status === 200) purchase.isPaid = true
    else if (reply) this.#fault('PATCH /order', reply)
    return reply !== undefined
  }

  /** An order as its customer sees it; undefined if the shop has no such order. */
  async readOrder(id: string) {
    const body = await this.#askForOrder(id)
    return body === undefined ? undefined : orderShape.parse(body)
  }

  /** Whether the shop, of whatever release, shows its customer an order. */
  async findsOrder(id: string): Promise<boolean> {
    return (await this.#askForOrder(id)) !== undefined
  }

  async #askForOrder(id: string): Promise<unknown> {
    for (let tries = 0; tries < 100; tries += 1) {
      const reply = await this.#call(`/order/${id}`, {})
      if (reply?.status === 200) return reply.body
      if (reply?.status === 404) return undefined
      await sleep(100)
    }
    throw new Error(`the shop does not answer for order ${id}`)
  }

  /** Uploads a picture, as an admin. */
  async addPicture(form: FormData): Promise<void> {
    const reply = await this.#call('/image', { method: 'POST', body: form })
    if (reply?.status !== 201) throw new Error(`no picture was taken: ${reply?.status}`)
  }

  async addProduct(form: Record<string, unknown>): Promise<string> {
    const reply = await this.#post('/product', form)
    if (reply?.status !== 201) throw new Error(`no product was added: ${JSON.stringify(reply)}`)
    return inserted.parse(reply.body).insertedId
  }

  /** A plain POST, for tests of races. */
  send(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Reply | undefined> {
    return this.#post(path, json, headers)
  }

  #post(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Reply | undefined> {
    const init = { method: 'POST', body: JSON.stringify(json) }
    return this.#call(path, { ...init, headers: { 'content-type': 'application/json', ...headers } })
  }

  /** The answer; undefined if the call has to be repeated. */
  async #call(path: string, init: RequestInit): Promise<Reply | undefined> {
    const headers = { origin: this.#origin, cookie: this.#cookie, ...init.headers }
    const signal = AbortSignal.timeout(HANGS_AFTER_MS)
    const began = performance.now()
    try {
      const answer = await fetch(this.#origin + path, { ...init, headers, signal })
      const text = await answer.text()
      if (answer.status === 503 && answer.headers.has('retry-after')) {
        this.#counts.retryLater += 1
        return undefined
      }
      this.#counts.answered += 1
      if (answer.status >= 500) this.#counts.failed += 1
      return { status: answer.status, body: text === '' ? undefined : asJson(text) }
    } catch (error) {
      if (signal.aborted) this.#counts.faults.push(`${path} hung for ${HANGS_AFTER_MS} ms`)
      else if (error instanceof TypeError) this.#counts.broken += 1
      else throw error
      return undefined
    } finally {
      this.#counts.slowestMs = Math.max(this.#counts.slowestMs, performance.now() - began)
    }
  }

  #fault(what: string, { status, body }: Reply): void {
    this.#counts.faults.push(`${what} answered ${status}: ${JSON.stringify(body)?.slice(0, 300)}`)
  }
}

/** What a purchase costs, in euros. */
const totalOf = ({ parts, quantity }: Purchase) =>
  parts.reduce((cents, { price }) => cents + Math.round(price * 100) * quantity, 0) / 100

function isDone({ plan, ...reached }: Purchase): boolean {
  if (reached.isRefused) return true
  if (plan === 'book') return reached.orderId !== undefined
  if (plan === 'cancel') return reached.isCancelled === true
  return plan === 'charge' ? reached.isCharged === true : reached.isPaid === true
}

const idOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '')

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
