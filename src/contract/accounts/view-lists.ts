/* Without zod, as pages need it. */

/** The lists of the desk whose views are kept. */
export const viewLists = ['orders', 'customers', 'products', 'messages', 'requests'] as const
export type ViewList = (typeof viewLists)[number]

/** How long the name of a view may be. */
export const MAX_VIEW_NAME = 40
