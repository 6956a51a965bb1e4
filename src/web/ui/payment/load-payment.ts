import type { Order } from '#contract/orders.ts'
import type { SavedAddress } from '#contract/postal-addresses.ts'
import { answerOf, calls } from '../../client.ts'
import { foundOr404 } from '../../guards.ts'

export interface LoadedPayment {
  readonly order: Order
  readonly addresses: readonly SavedAddress[]
}

/** An order to be paid, and where its customer may want it sent. */
export async function loadPayment(orderId: string): Promise<LoadedPayment> {
  const param = { id: encodeURIComponent(orderId) }
  const [order, addresses] = await Promise.all([
    foundOr404(answerOf(calls.order[':id'].$get({ param }))),
    answerOf(calls.address.$get()),
  ])
  return { order, addresses }
}
