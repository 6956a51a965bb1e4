/** Share of the width: each of the two cheeks. */
export const CHEEK = 0.1
