/** How high the locking teeth stand, in mm. */
export const TOOTH = 0.35
/** DIN 6921: the flange slopes by 15 to 30 degrees. */
export const SLOPE = Math.tan((22 * Math.PI) / 180)
