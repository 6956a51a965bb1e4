/* Without zod: pages name them too. */

/** How people look for orders of their own. An order shipped on account and not paid yet is in two of these. */
export const ownOrderStates = ['to-pay', 'address-needed', 'paid', 'shipped', 'ended'] as const
export type OwnOrderState = (typeof ownOrderStates)[number]
