import { answerOf, calls } from '../../../client.ts'
import { type Purchase, purchaseOfLines } from '../../customer/checkout/purchase.ts'
import { type ReadyRow, toAdditions, totalAt } from '../../visitor/quick-order/quick-rows.ts'
import type { ProductFinder } from '../../visitor/quick-order/use-quick-order.ts'

/** Finds what a customer means by the lines of a list, also by their own part numbers. */
export function productFinderFor(customer: string): ProductFinder {
  const email = encodeURIComponent(customer)
  return {
    inText: text =>
      answerOf(calls.customer[':email']['quick-order'].$post({ param: { email }, json: { text } })),
    filePath: `/customer/${email}/quick-order/file`,
  }
}

/** The lines of a list, to be booked for the customer with this address. */
export function purchaseFor(customer: string, ready: readonly ReadyRow[]): Purchase {
  const parts = new Map(ready.map(({ part }) => [part._id, part]))
  const lines = toAdditions(ready).flatMap(({ product: key, quantity }) => {
    const part = parts.get(key)
    return part ? [{ key, name: part.name, quantity, total: totalAt(part, quantity) }] : []
  })
  const param = { email: encodeURIComponent(customer) }
  const call = calls.customer[':email'].order
  return purchaseOfLines(lines, {
    estimate: (json, init) => answerOf(call.estimate.$post({ param, json }, { init })),
    book: (json, headers) => answerOf(call.$post({ param, json }, { headers })),
  })
}
