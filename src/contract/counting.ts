/* Without zod, as pages need it. */

/** So many rows of a long list are counted at most; X-Total-Count says so many where there may be more. */
export const MAX_COUNTED = 200
