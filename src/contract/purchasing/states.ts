/* Without zod, as pages need it. */

/** How far an order to a supplier has come. */
export const purchaseStates = ['draft', 'sent', 'partly-received', 'received', 'closed', 'cancelled'] as const
export type PurchaseState = (typeof purchaseStates)[number]

/** What people call them. */
export const purchaseStateNames: Readonly<Record<PurchaseState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  'partly-received': 'Partly received',
  received: 'Received',
  closed: 'Closed',
  cancelled: 'Cancelled',
}

/** In which goods are still to come from the supplier. */
export const AWAITED = ['sent', 'partly-received'] as const satisfies readonly PurchaseState[]

/** Whether goods are still to come from the supplier. */
export const isAwaited = (state: PurchaseState): boolean => AWAITED.some(awaited => awaited === state)

/** The most lines of one order to a supplier. */
export const MAX_PURCHASE_LINES = 200
/** The most suppliers of one size. */
export const MAX_SUPPLIERS_OF_SIZE = 10
/** The longest time from an order to its goods, in days. */
export const MAX_LEAD_DAYS = 730
/** Over how many days sales are looked at to propose what to buy. */
export const SALES_DAYS = 90
/** The most proposals at a time: what is ordered makes room for the next. */
export const MAX_PROPOSALS = 1_000
