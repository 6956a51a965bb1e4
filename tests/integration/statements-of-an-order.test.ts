import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { inserted } from '#contract/common.ts'
import { findAsker, onBehalfOf } from '#db/asker.ts'
import { processDueEvents } from '#domain/payments/webhooks.ts'
import { newAddressForm } from '../support/forms.ts'
import { intentIdOf } from '../support/register.ts'
import { openTestShop } from '../support/shop.ts'

// With its limits on, each of which counts what is done.
const shop = await openTestShop({ env: { MAX_UNPAID_ORDERS: '20' } })
afterAll(() => shop.close())

const part = await shop.addProduct({ productname: 'Counted part', price: 2.5, available: 1_000 })
const ada = await shop.signUp({ isConfirmed: true })
const { label: _, ...deliveryAddress } = { label: '', ...newAddressForm() }
const body = {
  lines: [{ product: part._id, availability: 2 }],
  price: 5,
  phone: '0123456789',
  deliveryAddress,
}

// The stand-in of the card service works on the same database: what it asks there is not the shop's.
const CARD_SERVICE = { kind: 'worker', id: 'card-service' } as const
const { cards } = shop.context()
const { createIntent, findIntent } = cards
vi.spyOn(cards, 'createIntent').mockImplementation(wanted =>
  onBehalfOf(CARD_SERVICE, () => createIntent.call(cards, wanted)),
)
vi.spyOn(cards, 'findIntent').mockImplementation(id =>
  onBehalfOf(CARD_SERVICE, () => findIntent.call(cards, id)),
)

const statement = z.union([
  z.string().transform(text => ({ text, name: undefined })),
  z.object({ name: z.string().optional(), text: z.string() }),
])

let asked: string[] = []
let trips = 0
let unanswered = 0
const { query } = pg.Client.prototype
const answerOf = (client: pg.Client, args: unknown[]): unknown => Reflect.apply(query, client, args)
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
  const answer = answerOf(this, args)
  if (findAsker() === CARD_SERVICE || !(answer instanceof Promise)) return answer
  asked.push(nameOf(args[0]))
  // What is sent while others are unanswered costs no time of its own.
  if (unanswered === 0) trips += 1
  unanswered += 1
  const end = () => void (unanswered -= 1)
  answer.then(end, end)
  return answer
})

/** What a statement is prepared as; or else its verb and its table. */
function nameOf(one: unknown): string {
  const { name, text } = statement.parse(one)
  const plain = text.replaceAll(/\/\*.*?\*\/|\s+/g, ' ').trim()
  const verb = /(insert into|update|delete from) "(\w+)"/.exec(plain)?.[0].replaceAll('"', '')
  return name ?? verb ?? /from "(\w+)"/.exec(plain)?.[1] ?? plain
}

/** An order from the basket to its paper; each step is what a browser, the card service or a worker does. */
const steps = {
  booking: () => ada.send('POST', '/checkout', body, { 'idempotency-key': crypto.randomUUID() }),
  intent: () => ada.send('POST', '/create-payment-intent', { price: 5, order: order.id }),
  report: () =>
    ada.send('PATCH', `/order/${order.id}`, { order: order.id, transactionId: order.transactionId }),
  event: () => processDueEvents(shop.context()),
  paper: () => ada.fetch(`/order/${order.id}/invoice`),
}
const order = { id: '', transactionId: '' }
const seen: Partial<Record<keyof typeof steps, { statements: string[]; trips: number }>> = {}

async function take<Answer>(name: keyof typeof steps, step: () => Promise<Answer>): Promise<Answer> {
  ;[asked, trips] = [[], 0]
  const answer = await step()
  seen[name] = { statements: [...asked], trips }
  return answer
}

async function buy(): Promise<void> {
  order.id = inserted.parse((await take('booking', steps.booking)).body).insertedId
  const { clientSecret } = z
    .object({ clientSecret: z.string() })
    .parse((await take('intent', steps.intent)).body)
  order.transactionId = intentIdOf(clientSecret)
  expect(await shop.confirmCard(clientSecret)).toMatchObject({ status: 200 })
  expect(await take('report', steps.report)).toMatchObject({ body: { order: { status: 'paid' } } })
  await shop.sendWebhooks()
  await take('event', steps.event)
  const paper = await take('paper', steps.paper)
  expect(paper.headers.get('content-type')).toBe('application/pdf')
  await paper.arrayBuffer()
}

beforeAll(async () => {
  // Connections are open, and what is asked once is known.
  await buy()
  await buy()
})

test.each<[step: keyof typeof steps, trips: number, statements: string[]]>([
  [
    'booking',
    4,
    [
      'person_by_token',
      'priced_products',
      'delivery_methods',
      'begin',
      'ahead_lock_name',
      'idempotency_key',
      'book_order_by_id',
      'ahead_keep_vat_id',
      'ahead_lock_name',
      'ahead_remove_ordered',
      'ahead_keep_answer',
      'commit',
    ],
  ],
  [
    'intent',
    5,
    ['person_by_token', 'payable_order_named', 'attempts', 'count_attempt', 'count_attempt', 'add_intent'],
  ],
  [
    'report',
    8,
    [
      'person_by_token',
      'owner_of_order',
      'payment_of_order',
      'count_attempt',
      'begin',
      'lock_order',
      'known_payment',
      'ahead_save_payment',
      'ahead_move_order_and_tell',
      'lines_of_orders',
      'delivery_methods',
      'ahead_lock_name',
      'ahead_issue_paper',
      'commit',
      'order_by_id',
      'lines_of_orders',
    ],
  ],
  ['event', 2, ['update webhook_events', 'update webhook_events']],
  ['paper', 2, ['person_by_token', 'owner_of_order', 'paper_of_order']],
])('of an order, the %s takes %i round trips to the database: %j', (step, roundTrips, statements) => {
  expect(seen[step]?.statements.toSorted()).toEqual(statements.toSorted())
  expect(seen[step]?.trips).toBe(roundTrips)
})
