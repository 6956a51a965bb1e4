import { newOrder } from '#contract/orders/orders.ts'
import { byContract } from '../../base/forms/field-of.ts'

/** The rules of who orders, by which the shop checks too. */
export const checkName = byContract(newOrder.shape.userName)
export const checkPhone = byContract(newOrder.shape.phone)
