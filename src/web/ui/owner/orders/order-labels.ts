import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import type { ManagedOrderState, OrderSort } from '#contract/orders/managed-states.ts'
import { STATE_LABELS } from '../books/labels.ts'

/** What orders can be looked for by: what is to be done with them, or their state. */
export const stateNames: Readonly<Record<ManagedOrderState, string>> = {
  'to-ship': 'To ship',
  late: 'Late: paid over two working days ago',
  awaiting: 'Waits for stock',
  'address-needed': 'Address needed',
  overdue: 'Overdue on account',
  ...STATE_LABELS,
}

export const paymentNames: Readonly<Record<PaymentMethod, string>> = { card: 'Card', account: 'On account' }

export const sortNames: Readonly<Record<OrderSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  '-price': 'Highest total first',
}
