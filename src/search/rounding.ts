/** How exactly, in mm, a fraction of an inch is written in mm: 3.97 is no 5/32", 3.969 is. */
export const INCH_FRACTION_MM = 0.0008

/** How far two values may lie apart that are the same: inches are rounded when they are written in mm. In mm, or the unit of the values. */
export const ROUNDING = 0.006

/** Whether two values of a dimension are the same, however they were rounded: 6.35 and 6.353, not 6.3. */
export function isSameValue(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDING
}
