import { changeShop } from './shop-database.ts'

/** Has the ten minutes go by in which the shipments of an order could be undone. */
export const letShipmentsLast = (orderId: string): Promise<void> =>
  changeShop('update shipments set undoable_until = created_at where order_id = $1', [orderId])
