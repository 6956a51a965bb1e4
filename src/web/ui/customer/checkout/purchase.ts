import type { z } from 'zod'
import type { Basket } from '#contract/basket/basket.ts'
import type { BackOrder } from '#contract/catalog/back-orders.ts'
import type { CheckoutEstimate, CheckoutQuestion, newCheckout } from '#contract/checkout/checkout.ts'
import { addCapped, toCents, toEuros } from '#contract/money.ts'
import type { Quote } from '#contract/quotes/quotes.ts'
import { answerOf, calls } from '../../../client.ts'
import type { Weighed } from '../../product/facts/format-weight.ts'

export type PurchaseQuestion = Omit<CheckoutQuestion, 'lines'>
type PurchaseTerms = Omit<z.input<typeof newCheckout>, 'lines'>

/** What is checked out: a basket, or a quote at its prices. Amounts in euros. */
export interface Purchase {
  /** What it is, if it is not the basket. */
  readonly lead?: string
  readonly lines: readonly {
    /** Unique among the lines. */
    readonly key: string
    readonly name: string
    readonly quantity: number
    readonly total: number
    /** What of it is beyond the stock, and when that leaves; null: nothing. */
    readonly backOrder: BackOrder | null
  }[]
  readonly goods: number
  /** What it weighs; undefined of what does not say. */
  readonly weighed?: Weighed
  /** How many lines stay in the basket, as they cannot be ordered as they are. */
  readonly left: number
  /** Estimates what it would cost, delivered and taxed so. */
  readonly estimate: (question: PurchaseQuestion, signal: AbortSignal) => Promise<CheckoutEstimate>
  /** Books it, once for each key, and returns the id of the order. */
  readonly book: (terms: PurchaseTerms, key: string) => Promise<string>
}

/** How lines are estimated and booked: those of a basket, or for a customer. */
interface LineCalls {
  readonly estimate: (question: CheckoutQuestion, init: { signal: AbortSignal }) => Promise<CheckoutEstimate>
  readonly book: (
    terms: z.input<typeof newCheckout>,
    headers: Record<'idempotency-key', string>,
  ) => Promise<{ readonly insertedId: string }>
}

/** Lines at the prices of this moment: what they cost is asked without prices, and booked only at those that were shown. */
export function purchaseOfLines(lines: Purchase['lines'], calling: LineCalls): Purchase {
  const asked = lines.map(({ key: product, quantity: availability }) => ({ product, availability }))
  const shown = lines.map(({ key: product, quantity: availability, total: price, backOrder }) => ({
    product,
    availability,
    price,
    backOrder,
  }))
  return {
    lines,
    goods: toEuros(addCapped(...lines.map(({ total }) => toCents(total)))),
    left: 0,
    estimate: (question, signal) => calling.estimate({ ...question, lines: asked }, { signal }),
    book: async (terms, key) =>
      (await calling.book({ ...terms, lines: shown }, { 'idempotency-key': key })).insertedId,
  }
}

/** The lines of a basket that can be ordered now. */
export function purchaseOfBasket(basket: Basket): Purchase {
  const wanted = basket.lines.filter(({ saved }) => !saved)
  const lines = wanted
    .filter(({ problem }) => problem === null)
    .map(({ product: key, name, quantity, total, backOrder }) => ({ key, name, quantity, total, backOrder }))
  const purchase = purchaseOfLines(lines, {
    estimate: (json, init) => answerOf(calls.checkout.estimate.$post({ json }, { init })),
    book: (json, headers) => answerOf(calls.checkout.$post({ json }, { headers })),
  })
  return { ...purchase, weighed: basket, left: wanted.length - lines.length }
}

export function purchaseOfQuote({ _id, number, lines, goods }: Quote): Purchase {
  const param = { id: encodeURIComponent(_id) }
  const call = calls.quote[':id']
  return {
    lead: `Quote ${number}, at its prices.`,
    lines: lines.map(({ name, availability: quantity, price: total, backOrder }) => ({
      key: name,
      name,
      quantity,
      total,
      backOrder,
    })),
    goods,
    left: 0,
    estimate: (json, signal) => answerOf(call.estimate.$post({ param, json }, { init: { signal } })),
    async book(terms, key) {
      const json = { ...terms, backOrders: lines.map(({ backOrder }) => backOrder) }
      const headers = { 'idempotency-key': key }
      return (await answerOf(call.order.$post({ param, json }, { headers }))).insertedId
    },
  }
}
