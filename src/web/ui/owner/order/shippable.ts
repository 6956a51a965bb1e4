import type { OrderToPack } from '#contract/orders/managed.ts'
import type { Dispatch } from '#contract/orders/packing.ts'

/** Paid or on account, and nothing is missing. */
export const isShippable = ({ status, addressNeeded, dueOrder, supplementOf }: OrderToPack) =>
  (status === 'paid' || status === 'on-account') &&
  !addressNeeded &&
  dueOrder === null &&
  supplementOf === null

/** Something has been sent, or can be. */
export const hasShipments = ({ order, shipments, parcels }: Dispatch) =>
  order.supplementOf === null && (isShippable(order) || shipments.length > 0 || parcels.length > 0)

export const isShipped = ({ status, supplementOf }: OrderToPack) =>
  status === 'shipped' && supplementOf === null
