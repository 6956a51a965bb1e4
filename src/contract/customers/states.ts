/* Without zod, as pages need it. */

/** Which customers a list shows: with terms on account, without a confirmed address, suspended. */
export const customerStates = ['on-account', 'unconfirmed', 'suspended'] as const
export type CustomerState = (typeof customerStates)[number]
