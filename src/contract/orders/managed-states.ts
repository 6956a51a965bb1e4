/* Without zod, as pages need it. */
import { orderStatuses } from './states.ts'

/** What is to be done with an order, whatever else it is. */
export const orderTasks = ['to-ship', 'late', 'awaiting', 'address-needed', 'overdue'] as const
export type OrderTask = (typeof orderTasks)[number]

/** How the owner looks for orders. */
export const managedOrderStates = [...orderTasks, ...orderStatuses] as const
export type ManagedOrderState = (typeof managedOrderStates)[number]

/** By time, or by total. */
export const orderSorts = ['newest', 'oldest', '-price'] as const
export type OrderSort = (typeof orderSorts)[number]
