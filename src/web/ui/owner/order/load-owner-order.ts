import type { OrderDetails } from '#contract/orders/details.ts'
import type { OrderNote } from '#contract/orders/notes.ts'
import type { OrderMoney } from '#contract/payments/payments.ts'
import type { RefundableLines } from '#contract/returns/returns.ts'
import { answerOf, calls } from '../../../client.ts'

/** An order with all that the owner may know of it. */
export interface OwnerOrder {
  readonly details: OrderDetails
  readonly money: OrderMoney
  readonly notes: readonly OrderNote[]
  /** What of it can be given back by line. */
  readonly refundable: RefundableLines
}

export async function loadOwnerOrder(id: string): Promise<OwnerOrder> {
  const param = { id: encodeURIComponent(id) }
  const [details, money, notes, refundable] = await Promise.all([
    answerOf(calls.order[':id'].details.$get({ param })),
    answerOf(calls.money.orders[':id'].$get({ param })),
    answerOf(calls.order[':id'].notes.$get({ param })),
    answerOf(calls.order[':id'].refund.lines.$get({ param })),
  ])
  return { details, money, notes, refundable }
}
