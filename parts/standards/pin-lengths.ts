/** The nominal lengths of pins that ISO 2338 and its neighbours share, in mm. */
const LENGTHS = [
  2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80,
  85, 90, 95, 100, 120, 140, 160, 180, 200,
]

/** The lengths of pins from one to another, in mm. */
export function pinLengths({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return LENGTHS.filter(length => length >= from && length <= to)
}
