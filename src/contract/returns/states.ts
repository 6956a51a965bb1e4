/* Without zod: the database and pages name them too. */

/** What becomes of a return, as it is kept. */
export const keptReturnStates = ['requested', 'agreed', 'declined', 'withdrawn', 'arrived', 'closed'] as const
export type KeptReturnState = (typeof keptReturnStates)[number]

/** The same as people see it: one that has arrived is refunded once money was given back. */
export const returnStates = [...keptReturnStates, 'refunded'] as const
export type ReturnState = (typeof returnStates)[number]

/** How the shop looks for returns: those that wait for it are to be answered, or have arrived and are to be refunded. */
export const managedReturnStates = ['waiting', ...returnStates] as const
export type ManagedReturnState = (typeof managedReturnStates)[number]

/** Why something comes back. Nobody has to say why they withdraw from an order. */
export const returnReasons = ['withdrawal', 'wrong', 'faulty', 'damaged', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** The most returns of one order. */
export const MAX_RETURNS = 20

/** The most photos of one return, and the bytes that each may have. */
export const MAX_PHOTOS = 4
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
export const PHOTO_TOO_LARGE = 'must have at most 10 MB'
