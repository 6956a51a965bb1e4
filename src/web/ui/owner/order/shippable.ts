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

/** Which pieces an order waits for that were sold beyond the stock. */
export const awaitedOf = ({ toCome }: Pick<Dispatch, 'toCome'>) =>
  toCome
    .filter(({ awaited }) => awaited > 0)
    .map(({ name, sku, awaited }) => ({ what: sku ?? name, awaited }))

/** Something of what is to come is there. */
export const canLeave = ({ toCome }: Pick<Dispatch, 'toCome'>) =>
  toCome.some(({ pieces, awaited }) => pieces > awaited)
