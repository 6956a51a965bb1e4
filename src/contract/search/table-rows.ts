/** A family with all of its sizes in one table. In a file of its own, so that pages need no schemas for it. */
export const MAX_ROWS = 2_000
