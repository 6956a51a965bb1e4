import type { Note } from '#contract/notes.ts'
import type { OrderDetails } from '#contract/orders/details.ts'
import type { Packing } from '#contract/orders/packing.ts'
import type { OrderMoney } from '#contract/payments/payments.ts'
import type { RefundableLines } from '#contract/returns/returns.ts'
import { answerOf, calls } from '../../../client.ts'
import type { HasRight } from '../../../rights.ts'

/** An order with all that whoever works for the shop may know of it. */
export interface OwnerOrder {
  readonly details: OrderDetails
  readonly money: OrderMoney
  readonly notes: readonly Note[]
  /** Where each of its lines lies, for those who may pack it. */
  readonly shelfPlaces: readonly string[] | undefined
  /** What of it can be given back by line, for those who may do that. */
  readonly refundable: RefundableLines | undefined
}

export async function loadOwnerOrder(id: string, has: HasRight): Promise<OwnerOrder> {
  const param = { id: encodeURIComponent(id) }
  const [details, money, notes, packing, refundable] = await Promise.all([
    answerOf(calls.order[':id'].details.$get({ param })),
    answerOf(calls.money.orders[':id'].$get({ param })),
    answerOf(calls.order[':id'].notes.$get({ param })),
    has('packOrder') ? answerOf(calls.order[':id'].packing.$get({ param })) : undefined,
    has('refundOrder') ? answerOf(calls.order[':id'].refund.lines.$get({ param })) : undefined,
  ])
  return { details, money, notes, shelfPlaces: packing?.shelfPlaces, refundable }
}

/** An order as whoever packs it may know it. */
export interface PackedOrder {
  readonly packing: Packing
  readonly notes: readonly Note[]
}

export async function loadPacking(id: string): Promise<PackedOrder> {
  const param = { id: encodeURIComponent(id) }
  const [packing, notes] = await Promise.all([
    answerOf(calls.order[':id'].packing.$get({ param })),
    answerOf(calls.order[':id'].notes.$get({ param })),
  ])
  return { packing, notes }
}
