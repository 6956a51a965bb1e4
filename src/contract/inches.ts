/** One inch in mm, exactly. */
export const MM_PER_INCH = 25.4

const FINEST = 64

/**
 * A length in mm as the trade writes it in inches, a fraction in its lowest terms: '7/16', '1 1/8', '2'. Undefined if it is further than
 * the tolerance, in mm as well, from the nearest sixty-fourth, or shorter than one.
 */
export function inchFractionOf(mm: number, tolerance: number): string | undefined {
  const parts = Math.round((mm / MM_PER_INCH) * FINEST)
  if (parts === 0 || Math.abs(mm - (parts / FINEST) * MM_PER_INCH) > tolerance) return undefined
  const whole = Math.floor(parts / FINEST)
  const rest = parts % FINEST
  if (rest === 0) return String(whole)
  // The largest power of two that divides both.
  const common = rest & -rest
  return `${whole > 0 ? `${whole} ` : ''}${rest / common}/${FINEST / common}`
}

/** A length in mm in inches: the fraction that it is within the tolerance, else to a thousandth: '1 1/2', '0.05'. */
export function writeInches(mm: number, tolerance: number): string {
  return inchFractionOf(mm, tolerance) ?? String(Number((mm / MM_PER_INCH).toFixed(3)))
}
