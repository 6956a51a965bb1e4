import type { OrderDetails } from '#contract/orders/details.ts'
import type { OrderNote } from '#contract/orders/notes.ts'
import type { Packing } from '#contract/orders/packing.ts'
import type { OrderMoney } from '#contract/payments/payments.ts'
import { answerOf, calls } from '../../../client.ts'

/** An order with all that the owner may know of it. */
export interface OwnerOrder {
  readonly details: OrderDetails
  readonly money: OrderMoney
  readonly notes: readonly OrderNote[]
}

export async function loadOwnerOrder(id: string): Promise<OwnerOrder> {
  const param = { id: encodeURIComponent(id) }
  const [details, money, notes] = await Promise.all([
    answerOf(calls.order[':id'].details.$get({ param })),
    answerOf(calls.money.orders[':id'].$get({ param })),
    answerOf(calls.order[':id'].notes.$get({ param })),
  ])
  return { details, money, notes }
}

/** An order as whoever packs it may know it. */
export interface PackedOrder {
  readonly packing: Packing
  readonly notes: readonly OrderNote[]
}

export async function loadPacking(id: string): Promise<PackedOrder> {
  const param = { id: encodeURIComponent(id) }
  const [packing, notes] = await Promise.all([
    answerOf(calls.order[':id'].packing.$get({ param })),
    answerOf(calls.order[':id'].notes.$get({ param })),
  ])
  return { packing, notes }
}
