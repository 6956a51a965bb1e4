/** DIN 3120: a square of 12.5 mm (12.7 with its tolerance) is 15 mm long. */
export const driveLength = (q: number) => q * 1.18
