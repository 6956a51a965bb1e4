/** Thickness of the pressed sheet, in mm. */
export const SHEET = 2.5
/** From the middle to the inner face of each of the foot's cheeks, in mm. */
export const INSIDE = 9.5
