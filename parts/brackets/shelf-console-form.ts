/** Where the brace meets the arms, as shares of their lengths from the corner. */
export const BRACE_AT = 0.74
