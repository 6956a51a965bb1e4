/** How wide the slit is, as a share of a turn. */
export const SLIT = 2 / 96
