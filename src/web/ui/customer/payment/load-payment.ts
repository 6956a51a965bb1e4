import type { OwnAccountTerms } from '#contract/on-account/on-account.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { answerOf, calls } from '../../../client.ts'
import { foundOr404 } from '../../../guards.ts'

export interface LoadedPayment {
  readonly order: Order
  readonly addresses: readonly SavedAddress[]
  readonly account: OwnAccountTerms
  /** Whether it has to be said first where it goes: it is unpaid, has no address, and delivery may cost something. */
  readonly isAddressFirst: boolean
}

/** An order to be paid, where its customer may want it sent, and what they may order on account. */
export async function loadPayment(orderId: string): Promise<LoadedPayment> {
  const param = { id: encodeURIComponent(orderId) }
  const [order, addresses, { terms: account }] = await Promise.all([
    foundOr404(answerOf(calls.order[':id'].$get({ param }))),
    answerOf(calls.address.$get()),
    answerOf(calls['my-account-terms'].$get()),
  ])
  const isOpen = order.status === 'booked' && order.deliveryMethod === null && order.supplementOf === null
  return { order, addresses, account, isAddressFirst: isOpen && !(await isDeliveryFree()) }
}

/** Whether an order without an address is delivered free, wherever that may be. */
async function isDeliveryFree(): Promise<boolean> {
  const { isFreeEverywhere } = await answerOf(calls.delivery.$get({ query: { country: 'DE' } }))
  return isFreeEverywhere
}
