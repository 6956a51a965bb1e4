/** So many flutes a reamer of this diameter in mm usually has; always an even number, so that it can be measured. */
export function reamerFlutes(d: number): number {
  if (d < 4) return 4
  if (d <= 15) return 6
  return d <= 28 ? 8 : 10
}
