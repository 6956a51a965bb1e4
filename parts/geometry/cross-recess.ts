/** Above which width, in mm, a recess of ISO 4757 has the next number: the widths that standards give never reach into another's. */
const LIMITS = [2.2, 3.42, 5.8, 8.3]

/** The number of the driver for a cross recess of this width in mm: 2 for PH2. */
export function recessNumber(width: number): number {
  return LIMITS.filter(limit => width > limit).length
}
