/** A number as typed, with the point that the shop reads: many type a comma. */
export function writeDecimal(typed: string): string {
  return typed.trim().replace(',', '.')
}
