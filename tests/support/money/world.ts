import { createHmac } from 'node:crypto'
import { createStripeCards } from '#adapters/cards/stripe.ts'
import { cents } from '#contract/money.ts'
import { prepareOwnAppRole } from '#db/app-role.ts'
import { connectDatabase } from '#db/client.ts'
import { lots, products, users } from '#db/schema.ts'
import { recordMovement } from '#domain/catalog/ledger.ts'
import { type Actor, type Context, newId } from '#domain/context.ts'
import { DispatchGauge } from '#domain/delivery/dispatch-gauge.ts'
import { receiveEvent } from '#domain/payments/webhooks.ts'
import { type CardService, CardServiceUnavailable } from '#domain/ports.ts'
import { ShelfKeeper } from '#domain/search/shelf-keeper.ts'
import { readConfig } from '#server/config/config.ts'
import { createStripeSandbox } from '#stand-ins/stripe-sandbox.ts'
import type { SandboxFault } from '#stand-ins/stripe-sandbox-faults.ts'
import { createTestDatabase } from '../database.ts'

/**
 * What happens to a step's first call that changes something at the card service: it never arrives, its answer is lost, or the
 * card service fails before or after doing it and keeps the error as the answer for its key.
 */
export type CardFault = 'none' | 'before' | 'after' | 'broken' | 'broken after'

interface WaitingEvent {
  readonly id: string
  readonly body: string
}

export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>

const WEBHOOK_SECRET = 'whsec_of_the_tests'
const { billing, bookkeeping, numberPrefixes, orderHoldHours, shipmentUndoMinutes, returnDays } = readConfig(
  {},
)
const refuse = () => {
  throw new Error('no part of this')
}

/** What each person may owe on account: a few orders of the cheap products, one of the dear one. */
export const ACCOUNT_TERMS = {
  accountLimitCents: cents(4_000_000),
  accountDays: 14,
  accountDiscountPercent: 2.35,
  accountDiscountDays: 5,
}

/** The tables that a story writes. */
const BOOKS = [
  'transfers_back',
  'credit_lines',
  'credits',
  'return_lines',
  'returns',
  'parcels',
  'shipment_lots',
  'lots',
  'shipment_lines',
  'shipments',
  'order_lines',
  'orders',
  'products',
  'stock_movements',
  'order_events',
  'account_payments',
  'bank_entries',
  'payments',
  'refunds',
  'disputes',
  'webhook_events',
  'invoices',
  'mails',
  'audit_events',
  'rate_limits',
  'reconciliation_marks',
  'sandbox.payment_intents',
  'sandbox.refunds',
  'sandbox.disputes',
  'sandbox.idempotency_keys',
]

/** The dates by which things wait or are compared. */
const DATES = [
  ['orders', 'created_at', 'expires_at', 'due_at', 'reminded_at', 'discount_until'],
  ['payments', 'created_at'],
  ['shipments', 'created_at', 'undoable_until'],
  ['returns', 'created_at', 'answered_at', 'arrived_at', 'refunded_at'],
  ['credits', 'created_at'],
  ['refunds', 'created_at', 'succeeded_at', 'next_attempt_at'],
  ['disputes', 'created_at', 'updated_at'],
  ['webhook_events', 'next_attempt_at'],
  ['reconciliation_marks', 'compared_until'],
  ['sandbox.payment_intents', 'created', 'charged'],
  ['sandbox.refunds', 'created'],
  ['sandbox.disputes', 'created'],
  ['sandbox.idempotency_keys', 'created'],
]

/** A shop, a card service and some people on a real database; the test controls time, restarts and the delivery of events. */
export async function openMoneyWorld() {
  const database = await createTestDatabase()
  const shopUrl = await prepareOwnAppRole(database.url)
  const people: Actor[] = Array.from({ length: 4 }, (_, index) => ({
    id: `person-${index}`,
    email: `person-${index}@example.com`,
    name: `Person ${index}`,
    role: index === 0 ? 'admin' : 'customer',
    emailVerified: true,
    needsTwoStep: false,
  }))
  // Whoever moves a paid order there has something more to pay.
  await database.pool.query(
    `update delivery_methods set zones = replace(zones::text, '"cents": 0', '"cents": 8900')::jsonb where id = 'parcel'`,
  )
  await database.db.insert(users).values(people.map(person => ({ ...person, ...ACCOUNT_TERMS })))

  /** How far the shop's clock is ahead of the card service's. */
  let aheadMs = 0
  /** Events waiting to be delivered, in no particular order. */
  let post: WaitingEvent[] = []
  let shop = compose()

  /** Composes a process with its own pool, statements and secret key of the card service's stand-in. */
  function compose() {
    const client = connectDatabase(shopUrl)
    const secretKey = `sk_test_${crypto.randomUUID()}`
    const open = (...faults: SandboxFault[]) => {
      const sandbox = createStripeSandbox({
        db: client.db,
        secretKey,
        faults,
        onError: error => Promise.reject(error),
        webhooks: {
          post({ type, object }) {
            const id = `evt_${newId().replaceAll('-', '')}`
            post.push({ id, body: JSON.stringify({ id, object: 'event', type, data: { object } }) })
          },
        },
      })
      const cards = createStripeCards({
        secretKey,
        webhookSecret: WEBHOOK_SECRET,
        publishableKey: null,
        fetch: sandbox.fetch,
      })
      return { sandbox, cards }
    }
    const { sandbox, cards } = open()
    const breaking = {
      broken: open('server-error-kept').cards,
      'broken after': open('server-error-done').cards,
    }
    return { client, sandbox, cards, breaking, secretKey }
  }

  const now = () => new Date(Date.now() + aheadMs)

  function contextOf(actor: Actor | null, fault: CardFault = 'none'): Context {
    return {
      actor,
      address: null,
      db: shop.client.db,
      now,
      cards:
        fault === 'broken' || fault === 'broken after' ? shop.breaking[fault] : withFault(shop.cards, fault),
      vatRegister: { check: refuse },
      courier: { explainRefusal: refuse, post: refuse },
      images: { put: refuse, has: refuse },
      privateFiles: { put: refuse, read: refuse, remove: refuse },
      renderImage: refuse,
      renderPhoto: refuse,
      renderLogo: refuse,
      renderPaper: refuse,
      writeElectronicInvoice: refuse,
      findText: refuse,
      previewMail: refuse,
      orderHoldHours,
      shipmentUndoMinutes,
      returnDays,
      maxUnpaidOrders: 0,
      acceptsUncheckedVatIds: false,
      billing,
      numberPrefixes,
      dispatching: new DispatchGauge({ db: shop.client.db, now, settings: () => ({ billing }) }),
      settings: {
        list: async () => [],
        logo: () => undefined,
        billingWith: () => billing,
        check: () => [],
        reload: async () => undefined,
      },
      bookkeeping,
      contactTo: 'shop@example.com',
      shelf: new ShelfKeeper(shop.client.db, refuse),
      changed: () => undefined,
    }
  }

  return {
    people,
    contextOf,
    get db() {
      return shop.client.db
    },
    get cards() {
      return shop.cards
    },
    get waitingEvents() {
      return post.length
    },

    /** A browser's request to the card service. */
    fetchSandbox: (path: string, form: Record<string, string>) =>
      shop.sandbox.fetch(
        new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(form) }),
      ),

    /** A refund made in the card service's own dashboard. */
    refundThere: (intentId: string, amount: number) =>
      shop.sandbox.fetch('http://localhost/v1/refunds', {
        method: 'POST',
        headers: { Authorization: `Bearer ${shop.secretKey}` },
        body: new URLSearchParams({ payment_intent: intentId, amount: String(amount) }),
      }),

    /** What else happens at the card service without a request of the shop. */
    get controls() {
      return shop.sandbox.controls
    },

    /** Sets the shop's clock ahead by this many hours. */
    setClock(hoursAhead: number): void {
      aheadMs = hoursAhead * 60 * 60 * 1000
    },

    /** Loses every event waiting to be delivered. */
    losePost(): void {
      post = []
    },

    /** Delivers the event at this position `times` times; it stays in the queue unless `isLast`. */
    async deliver(place: number, { times, isLast }: { times: number; isLast: boolean }): Promise<void> {
      const event = post[place % Math.max(1, post.length)]
      if (!event) return
      if (isLast) post = post.filter(each => each !== event)
      const at = Math.floor(Date.now() / 1000)
      const v1 = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${event.body}`).digest('hex')
      const read = await shop.cards.readEvent(event.body, `t=${at},v1=${v1}`)
      if (!read) return
      await Promise.all(Array.from({ length: times }, () => receiveEvent(contextOf(null), read)))
    },

    /** Makes everything this many hours older, which is equivalent to waiting. */
    async wait(hours: number): Promise<void> {
      const age = ([table, ...columns]: readonly string[]) =>
        `update ${table} set ${columns.map(name => `${name} = ${name} - interval '${hours} hours'`).join(', ')}`
      await database.pool.query(DATES.map(age).join(';'))
    },

    async restart(): Promise<void> {
      const old = shop
      shop = compose()
      await old.client.close()
    },

    /** Empties the books and restocks the shelves, two thirds of it in two lots. */
    async reset(shelf: readonly { available: number; priceCents: number }[]): Promise<void> {
      post = []
      aheadMs = 0
      // Without triggers and foreign keys; much faster than truncating the tables.
      await database.pool.query(
        ['set session_replication_role = replica', ...BOOKS.map(table => `delete from ${table}`)]
          .concat('reset session_replication_role')
          .join(';'),
      )
      for (const [index, { available, priceCents }] of shelf.entries())
        await shop.client.db.transaction(async tx => {
          const id = productId(index)
          const facts = {
            image: '/favicon.svg',
            description: '',
            category: 'fasteners',
            minQuantity: 1,
          } as const
          await tx
            .insert(products)
            .values({ id, name: id, available, priceCents: cents(priceCents), ...facts })
          const opening = { productId: id, orderId: null, reason: 'opening', at: new Date() } as const
          // Of some pieces nobody has said which lot they are of.
          const inLots = Math.floor(available / 3)
          for (const number of ['one', 'two']) {
            const lotId = `${id}-${number}`
            const lot = { id: lotId, productId: id, number, remaining: inLots, receivedBy: 'somebody' }
            await tx.insert(lots).values(lot)
            await recordMovement(tx, { ...opening, change: inLots, lotId })
          }
          await recordMovement(tx, { ...opening, change: available - 2 * inLots, available })
        })
    },

    async close(): Promise<void> {
      await shop.client.close()
      await database.close()
    },
  }
}

export const productId = (index: number) => `product-${index}`

function withFault(cards: CardService, fault: 'none' | 'before' | 'after'): CardService {
  let left = fault === 'none' ? 0 : 1
  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    if (left === 0) return call()
    left -= 1
    if (fault === 'after') await call()
    throw new CardServiceUnavailable(`a fault of the test, ${fault} the call`)
  }
  return {
    ...cards,
    createIntent: input => through(() => cards.createIntent(input)),
    cancelIntent: id => through(() => cards.cancelIntent(id)),
    refundIntent: input => through(() => cards.refundIntent(input)),
  }
}
