import { and, eq, gte, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { addCents, cents } from '#contract/money.ts'
import {
  orders,
  payments,
  sandboxDisputes,
  sandboxIntents,
  sandboxRefunds,
  webhookEvents,
} from '#db/schema.ts'
import type { Actor } from '#domain/context.ts'
import { DomainError } from '#domain/errors.ts'
import { remindDebtors } from '#domain/on-account/remind.ts'
import { bookOrder } from '#domain/orders/book.ts'
import { cancelOrder } from '#domain/orders/cancel.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { openIntent } from '#domain/payments/open.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { recordPayment } from '#domain/payments/record.ts'
import { processDueEvents, replayEvent } from '#domain/payments/webhooks.ts'
import { CardServiceUnavailable } from '#domain/ports.ts'
import { refundOrder } from '#domain/refunds/refund-order.ts'
import { sendDueRefunds } from '#domain/refunds/send.ts'
import { shipOrder } from '#domain/shipments/ship.ts'
import { newAddressForm } from '../forms.ts'
import { deliver } from './delivering.ts'
import { type AccountStep, anyAccountStep, takeAccountStep } from './on-account.ts'
import { anyReturnStep, type ReturnStep, takeReturnStep } from './returning.ts'
import { leaveInPart, undoOne } from './shipping.ts'
import { anyStockStep, type StockStep, takeStockStep, waitFor } from './stocking.ts'
import { type CardFault, type MoneyWorld, productId } from './world.ts'

/** Which order, by its position among all orders, and how the card service fails during the step. */
interface OnOrder {
  readonly order: number
  readonly fault: CardFault
}

export type Step =
  | {
      kind: 'book'
      person: number
      lines: readonly { product: number; quantity: number; isPatient: boolean }[]
      isOnAccount: boolean
    }
  | ({ kind: 'pay'; card: keyof typeof CARDS; upTo: 'intent' | 'confirm' | 'report' } & OnOrder)
  | ({ kind: 'deliver'; country: 'AT' | 'NO'; method: 'parcel' | 'express' } & OnOrder)
  | ({ kind: 'report' | 'cancel' | 'ship' | 'service-cancels' } & OnOrder)
  | ({ kind: 'ship-part'; pieces: number; isSeen: boolean } & OnOrder)
  | ({ kind: 'undo-shipment'; shipment: number } & OnOrder)
  | ({ kind: 'return'; step: ReturnStep } & OnOrder)
  | ({ kind: 'account'; step: AccountStep } & OnOrder)
  | ({ kind: 'refund' | 'refund-there'; share: number } & OnOrder)
  | ({ kind: 'second-intent'; cents: number } & OnOrder)
  | ({ kind: 'dispute'; asInquiry: boolean } & OnOrder)
  | ({ kind: 'settle-dispute'; outcome: 'won' | 'lost' } & OnOrder)
  | ({ kind: 'refund-fails-late' } & OnOrder)
  | { kind: 'post'; event: number; times: number; isLast: boolean }
  | { kind: 'replay'; event: number }
  | { kind: 'stock'; step: StockStep }
  | { kind: 'work' | 'expire' | 'reconcile' | 'send-refunds' | 'remind'; fault: CardFault }

/** What each product costs, in cents. */
export const PRICES = [995, 33_333_33, 20] as const

const ADDRESS = newAddressForm()

/** https://docs.stripe.com/refunds#failed-refunds */
const REFUND_FAILS_WITHIN_MS = 30 * 24 * 60 * 60 * 1000

const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  'refund fails once': '4000000099000608',
} as const

/** Plain objects make the printed story of a failure shorter. */
const recordOf = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { noNullPrototype: true })

const order = fc.nat({ max: 7 })
const fault: fc.Arbitrary<CardFault> = fc.oneof(
  { arbitrary: fc.constant('none' as const), weight: 8 },
  { arbitrary: fc.constant('before' as const), weight: 1 },
  { arbitrary: fc.constantFrom('after', 'broken', 'broken after'), weight: 2 },
)
const of = <K extends string>(...kinds: [K, ...K[]]) => fc.constantFrom(...kinds)

const steps: fc.OneOfConstraints = { withCrossShrink: true }
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  steps,
  {
    weight: 6,
    arbitrary: recordOf({
      kind: of('book'),
      isOnAccount: fc.integer({ min: 1, max: 3 }).map(one => one === 1),
      person: fc.integer({ min: 1, max: 3 }),
      lines: fc.uniqueArray(
        recordOf({
          product: fc.nat({ max: PRICES.length - 1 }),
          quantity: fc.integer({ min: 1, max: 4 }),
          isPatient: fc.boolean(),
        }),
        { minLength: 1, maxLength: PRICES.length, selector: ({ product }) => product },
      ),
    }),
  },
  {
    weight: 9,
    arbitrary: recordOf({
      kind: of('pay'),
      card: fc.oneof(
        { arbitrary: fc.constant('good' as const), weight: 8 },
        { arbitrary: fc.constant('declined' as const), weight: 1 },
        { arbitrary: fc.constant('refund fails once' as const), weight: 1 },
      ),
      upTo: fc.constantFrom('intent', 'confirm', 'report'),
      order,
      fault,
    }),
  },
  {
    weight: 8,
    arbitrary: recordOf({ kind: of('report', 'cancel', 'ship', 'service-cancels'), order, fault }),
  },
  {
    weight: 5,
    arbitrary: recordOf({
      kind: of('ship-part'),
      pieces: fc.integer({ min: 0, max: 3 }),
      isSeen: fc.boolean(),
      order,
      fault,
    }),
  },
  {
    weight: 3,
    arbitrary: recordOf({ kind: of('undo-shipment'), shipment: fc.nat({ max: 3 }), order, fault }),
  },
  { weight: 6, arbitrary: recordOf({ kind: of('stock'), step: anyStockStep }) },
  { weight: 10, arbitrary: recordOf({ kind: of('return'), step: anyReturnStep, order, fault }) },
  {
    weight: 5,
    arbitrary: recordOf({
      kind: of('deliver'),
      country: fc.constantFrom('AT', 'NO'),
      method: fc.constantFrom('parcel', 'express'),
      order,
      fault,
    }),
  },
  { weight: 8, arbitrary: recordOf({ kind: of('account'), step: anyAccountStep, order, fault }) },
  {
    weight: 3,
    arbitrary: recordOf({
      kind: of('refund', 'refund', 'refund-there'),
      order,
      fault,
      share: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: recordOf({ kind: of('second-intent'), order, fault, cents: fc.constantFrom(0, 0, 0, 1, -1) }),
  },
  { weight: 1, arbitrary: recordOf({ kind: of('dispute'), order, fault, asInquiry: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: recordOf({
      kind: of('settle-dispute'),
      order,
      fault,
      outcome: fc.constantFrom('won', 'lost'),
    }),
  },
  { weight: 2, arbitrary: recordOf({ kind: of('refund-fails-late'), order, fault }) },
  {
    weight: 5,
    arbitrary: recordOf({
      kind: of('post'),
      event: fc.nat({ max: 9 }),
      times: fc.integer({ min: 0, max: 2 }),
      isLast: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: recordOf({ kind: of('replay'), event: fc.nat({ max: 9 }) }) },
  {
    weight: 8,
    arbitrary: recordOf({ kind: of('work', 'expire', 'reconcile', 'send-refunds', 'remind'), fault }),
  },
)

/** Takes a step. Rejections by the shop and an unavailable card service are ignored; any other error is a fault of the shop. */
export async function take(world: MoneyWorld, step: Step): Promise<void> {
  try {
    await act(world, step)
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof CardServiceUnavailable)) throw error
  }
}

async function act(world: MoneyWorld, step: Step): Promise<void> {
  switch (step.kind) {
    case 'book':
      return book(world, step)
    case 'post':
      return world.deliver(step.event, step)
    case 'replay':
      return replay(world, step.event)
    case 'stock':
      return takeStockStep(world.contextOf(personAt(world, 0)), step.step)
    case 'work':
      return void (await processDueEvents(world.contextOf(null, step.fault)))
    case 'expire':
      return void (await expireOrders(world.contextOf(null, step.fault)))
    case 'reconcile':
      return void (await reconcile(world.contextOf(null, step.fault)))
    case 'remind':
      return void (await remindDebtors(world.contextOf(null, step.fault)))
    case 'send-refunds':
      return void (await sendDueRefunds(world.contextOf(null, step.fault)))
    default:
      return actOnOrder(world, step)
  }
}

async function book(world: MoneyWorld, step: Extract<Step, { kind: 'book' }>): Promise<void> {
  const actor = personAt(world, step.person)
  const lines = step.lines.map(({ product, quantity, isPatient }, index) => ({
    productId: productId(product),
    quantity,
    agreedCents: cents((PRICES[product] ?? 0) * quantity),
    backOrder: isPatient ? waitFor(quantity) : undefined,
    path: `lines.${index}.`,
  }))
  const totalCents = addCents(...lines.map(({ agreedCents }) => agreedCents))
  await bookOrder(world.contextOf(actor), {
    customer: actor,
    userName: '',
    phone: '1234',
    lines,
    totalCents,
    ...(step.isOnAccount && { paymentMethod: 'account', deliveryAddress: ADDRESS, billingAddress: ADDRESS }),
  })
}

async function replay(world: MoneyWorld, place: number): Promise<void> {
  const events = await world.db.select({ id: webhookEvents.id }).from(webhookEvents)
  const event = events[place % Math.max(1, events.length)]
  if (event) await replayEvent(world.contextOf(personAt(world, 0)), event.id)
}

function personAt({ people }: MoneyWorld, place: number): Actor {
  const person = people[place]
  if (!person) throw new Error(`there is no person ${place}`)
  return person
}

type OrderStep = Extract<Step, OnOrder>

async function actOnOrder(world: MoneyWorld, step: OrderStep): Promise<void> {
  const all = await world.db.select().from(orders).orderBy(orders.id)
  const wanted = all[step.order % Math.max(1, all.length)]
  if (!wanted) return
  const { id, totalCents } = wanted
  const owner = world.people.find(person => person.id === wanted.userId) ?? personAt(world, 1)
  const ctx = world.contextOf(owner, step.fault)
  const admin = world.contextOf(personAt(world, 0), step.fault)
  switch (step.kind) {
    case 'pay': {
      const intent = await openIntent(ctx, { totalCents, orderId: id })
      if (step.upTo === 'intent') return
      await confirm(world, intent, CARDS[step.card])
      if (step.upTo === 'report') await recordPayment(ctx, id, intent.id)
      return
    }
    case 'report': {
      for (const intent of await intentsOf(world, id)) await recordPayment(ctx, id, intent.id)
      return
    }
    case 'cancel':
      return void (await cancelOrder(ctx, id))
    case 'deliver':
      return deliver(ctx, wanted, step)
    case 'ship':
      return void (await shipOrder(admin, id))
    case 'ship-part':
      return leaveInPart(admin, id, step)
    case 'undo-shipment':
      return undoOne(admin, id, step.shipment)
    case 'return':
      return takeReturnStep(step.step, { ctx, admin, orderId: id })
    case 'account':
      return takeAccountStep(step.step, admin, wanted)
    case 'refund': {
      const [payment] = await world.db.select().from(payments).where(eq(payments.orderId, id))
      const amountCents = cents(Math.ceil(((payment?.amountCents ?? totalCents) * step.share) / 4))
      return void (await refundOrder(admin, { orderId: id, amountCents, reason: 'as the customer wished' }))
    }
    case 'refund-there': {
      const paid = (await intentsOf(world, id)).filter(({ status }) => status === 'succeeded')
      for (const intent of paid)
        await world.refundThere(intent.id, Math.ceil((intent.amount * step.share) / 4))
      return
    }
    case 'dispute': {
      const intents = await intentsOf(world, id)
      const left = intents.find(({ amountReceived, amountRefunded }) => amountReceived > amountRefunded)
      const known = await world.db.select().from(sandboxDisputes)
      if (left && !known.some(({ intentId }) => intentId === left.id))
        await world.controls.dispute(left.id, { asInquiry: step.asInquiry })
      return
    }
    case 'settle-dispute': {
      const ids = (await intentsOf(world, id)).map(intent => intent.id)
      const ours = await world.db.select().from(sandboxDisputes).where(inArray(sandboxDisputes.intentId, ids))
      for (const dispute of ours) await world.controls.settleDispute(dispute.id, step.outcome)
      return
    }
    case 'refund-fails-late': {
      const ids = (await intentsOf(world, id)).map(intent => intent.id)
      const young = gte(sandboxRefunds.created, new Date(Date.now() - REFUND_FAILS_WITHIN_MS))
      const sent = await world.db
        .select()
        .from(sandboxRefunds)
        .where(and(inArray(sandboxRefunds.intentId, ids), young))
      for (const refund of sent) await world.controls.failRefund(refund.id)
      return
    }
    case 'service-cancels': {
      const [intent] = await intentsOf(world, id)
      if (intent) await world.cards.cancelIntent(intent.id)
      return
    }
    case 'second-intent': {
      const other = {
        orderId: id,
        amountCents: cents(totalCents + step.cents),
        currency: 'eur',
        email: owner.email,
      }
      const intent = await world.cards.createIntent({ ...other, replaces: `by-hand-${Math.random()}` })
      await confirm(world, intent, CARDS.good)
    }
  }
}

const intentsOf = async (world: MoneyWorld, orderId: string) =>
  (await world.db.select().from(sandboxIntents)).filter(({ metadata }) => metadata.order === orderId)

async function confirm(
  world: MoneyWorld,
  intent: { id: string; clientSecret: string },
  number: string,
): Promise<void> {
  await world.fetchSandbox(`/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 1),
    'payment_method_data[card][cvc]': '123',
  })
}
