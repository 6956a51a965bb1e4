/** The edges of a casting are rounded by this much, in mm; ISO 1161 allows 14. */
export const EDGE = 7
