import type { QuickOrder } from '#contract/quick-order.ts'
import { answerOf, calls } from '../../client.ts'
import type { Purchase } from '../checkout/purchase.ts'
import { type ReadyRow, toAdditions, totalAt } from '../quick-order/quick-rows.ts'

/** What a customer means by the lines of a text, also by their own part numbers. */
export function findPartsFor(email: string, text: string): Promise<QuickOrder> {
  const param = { email: encodeURIComponent(email) }
  return answerOf(calls.customer[':email']['quick-order'].$post({ param, json: { text } }))
}

/** The lines of a list, to be booked for the customer with this address. */
export function purchaseFor(email: string, ready: readonly ReadyRow[]): Purchase {
  const parts = new Map(ready.map(({ part }) => [part._id, part]))
  const ordered = toAdditions(ready).flatMap(({ product, quantity }) => {
    const part = parts.get(product)
    return part ? [{ key: product, name: part.name, quantity, total: totalAt(part, quantity) }] : []
  })
  const lines = ordered.map(({ key: product, quantity: availability, total: price }) => ({
    product,
    availability,
    price,
  }))
  const param = { email: encodeURIComponent(email) }
  const call = calls.customer[':email'].order
  return {
    lines: ordered,
    goods: ordered.reduce((sum, { total }) => sum + total, 0),
    left: 0,
    estimate: (question, signal) => {
      const asked = lines.map(({ product, availability }) => ({ product, availability }))
      return answerOf(
        call.estimate.$post({ param, json: { ...question, lines: asked } }, { init: { signal } }),
      )
    },
    async book(terms, key) {
      const headers = { 'idempotency-key': key }
      return (await answerOf(call.$post({ param, json: { ...terms, lines } }, { headers }))).insertedId
    },
  }
}
