/* Without zod: pages and the database need it. */

/** What pages tell the shop that somebody does on the way to an order. */
export const visitSteps = ['part', 'basket', 'checkout'] as const
export type VisitStep = (typeof visitSteps)[number]
