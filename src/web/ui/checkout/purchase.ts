import type { z } from 'zod'
import type { Basket } from '#contract/basket.ts'
import type { CheckoutEstimate, CheckoutQuestion, newCheckout } from '#contract/checkout.ts'
import type { Quote } from '#contract/quotes.ts'
import { answerOf, calls } from '../../client.ts'

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
  }[]
  readonly goods: number
  /** How many lines stay in the basket, as they cannot be ordered as they are. */
  readonly left: number
  /** Estimates what it would cost, delivered and taxed so. */
  readonly estimate: (question: PurchaseQuestion, signal: AbortSignal) => Promise<CheckoutEstimate>
  /** Books it, once for each key, and returns the id of the order. */
  readonly book: (terms: PurchaseTerms, key: string) => Promise<string>
}

/** The lines of a basket that can be ordered now. */
export function purchaseOfBasket(basket: Basket): Purchase {
  const wanted = basket.lines.filter(({ saved }) => !saved)
  const ordered = wanted.filter(({ problem }) => problem === null)
  const lines = ordered.map(({ product, quantity, total }) => ({
    product,
    availability: quantity,
    price: total,
  }))
  return {
    lines: ordered.map(({ product: key, name, quantity, total }) => ({ key, name, quantity, total })),
    goods: basket.total,
    left: wanted.length - ordered.length,
    estimate: (question, signal) => {
      const asked = lines.map(({ product, availability }) => ({ product, availability }))
      const json = { ...question, lines: asked }
      return answerOf(calls.checkout.estimate.$post({ json }, { init: { signal } }))
    },
    async book(terms, key) {
      const headers = { 'idempotency-key': key }
      return (await answerOf(calls.checkout.$post({ json: { ...terms, lines } }, { headers }))).insertedId
    },
  }
}

export function purchaseOfQuote({ _id, number, lines, goods }: Quote): Purchase {
  const param = { id: encodeURIComponent(_id) }
  const call = calls.quote[':id']
  return {
    lead: `Quote ${number}, at its prices.`,
    lines: lines.map(({ name, availability: quantity, price: total }) => ({
      key: name,
      name,
      quantity,
      total,
    })),
    goods,
    left: 0,
    estimate: (json, signal) => answerOf(call.estimate.$post({ param, json }, { init: { signal } })),
    async book(json, key) {
      const headers = { 'idempotency-key': key }
      return (await answerOf(call.order.$post({ param, json }, { headers }))).insertedId
    },
  }
}
