const INCH = 25.4

/** Inches as they are read: '1/4', '2 1/2', '3'. Down to sixty-fourths; null for what is no such fraction. */
export function fractionOfInch(inches: number): string | null {
  const whole = Math.floor(inches + 1e-4)
  const rest = inches - whole
  if (Math.abs(rest) < 1e-4) return String(whole)
  const denominator = [2, 4, 8, 16, 32, 64].find(parts => isWhole(rest * parts, 0.001))
  if (!denominator) return null
  const fraction = `${Math.round(rest * denominator)}/${denominator}`
  return whole > 0 ? `${whole} ${fraction}` : fraction
}

/** How a thread in inches is called, from its diameter and pitch in mm: '1/4-20', '#10-24'; null for a metric one. */
export function unifiedThread(d: number, P: number): string | null {
  const perInch = INCH / P
  // Pitches are rounded; no metric one comes as near to a whole number.
  if (!isWhole(perInch, 0.005)) return null
  // ASME B1.1: below a quarter of an inch diameters have numbers, 13 thousandths apart.
  const number = (d / INCH - 0.06) / 0.013
  const size = fractionOfInch(d / INCH) ?? (isWhole(number, 0.001) ? `#${Math.round(number)}` : null)
  return size && `${size}-${Math.round(perInch)}`
}

function isWhole(value: number, tolerance: number): boolean {
  return Math.abs(value - Math.round(value)) < tolerance
}
