/** ISO 888: the nominal lengths of bolts, screws and studs, in mm; as the Fasteners workbench lists them, with 2. */
const LENGTHS = [
  2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32, 35, 38, 40, 45, 50, 55, 60, 65,
  70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 140, 150, 160, 170, 180, 190, 200, 220, 240, 260,
  280, 300, 320, 340, 360, 380, 400, 420, 440, 460, 480, 500,
]

/** The lengths of ISO 888 from one to another that a standard prefers: without the ones that it leaves out. In mm. */
export function preferredLengths(from: number, to: number, without: readonly number[] = []): number[] {
  return LENGTHS.filter(length => length >= from && length <= to && !without.includes(length))
}

/** The length of thread of a bolt of this diameter and length, as ISO 888 gives it for most standards; in mm. */
export function threadLength(d: number, l: number): number {
  return 2 * d + (l <= 125 ? 6 : l <= 200 ? 12 : 25)
}
