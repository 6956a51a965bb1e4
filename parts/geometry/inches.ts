/** An inch in mm. */
export const INCH = 25.4

/** Inches in mm, to a nanometre. */
export function toMm(inches: number): number {
  return Number((inches * INCH).toFixed(6))
}

/** Inches as they are read, in parts of sixty-four at the finest: '1/4', '2 1/2', '3'. */
export function fractionOfInch(inches: number): string {
  const parts = Math.round(inches * 64)
  const whole = Math.floor(parts / 64)
  let [over, under] = [parts % 64, 64]
  while (over > 0 && over % 2 === 0) [over, under] = [over / 2, under / 2]
  if (over === 0) return String(whole)
  return whole === 0 ? `${over}/${under}` : `${whole} ${over}/${under}`
}

/** How far, in inches, a length may lie from a fraction that stands for it: tables in mm have four decimals. */
const TOLERANCE = 0.000_004

/** A length in mm in inches as the trade reads it, a fraction where it is one, else to a thousandth: '1 1/2"', '0.143"'. */
export function writeInches(mm: number): string {
  const inches = mm / INCH
  const nearest = Math.round(inches * 64) / 64
  const isFraction = nearest > 0 && Math.abs(inches - nearest) < TOLERANCE
  return `${isFraction ? fractionOfInch(nearest) : Number(inches.toFixed(3))}"`
}

/** Whether parts to this standard are made, asked for and measured in inches. */
export function isInInches(standard: string | null): boolean {
  return /^(?:ASME|SAE)\b/.test(standard ?? '')
}

/**
 * ASME B1.1: the nominal size of a unified thread from its diameter in mm: below a quarter of an inch a number, from 0.060 inch on in
 * steps of 0.013; above, a fraction. '#10', '1/4'.
 */
export function unifiedSize(d: number): string {
  const inches = d / INCH
  return inches < 0.249 ? `#${Math.round((inches - 0.06) / 0.013)}` : fractionOfInch(inches)
}
