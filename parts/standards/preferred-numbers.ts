/** ISO 888: the nominal lengths of bolts, screws and studs, in mm; as the Fasteners workbench lists them, with 2. */
const PREFERRED = [
  2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32, 35, 38, 40, 45, 50, 55, 60, 65,
  70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 140, 150, 160, 170, 180, 190, 200, 220, 240, 260,
  280, 300, 320, 340, 360, 380, 400, 420, 440, 460, 480, 500,
]

/** The lengths of ISO 888 from one to another that a standard prefers: without the ones that it leaves out. In mm. */
export function preferredLengths(from: number, to: number, without: readonly number[] = []): number[] {
  return PREFERRED.filter(length => length >= from && length <= to && !without.includes(length))
}

/** The length of thread of a bolt of this diameter and length, as ISO 888 gives it for most standards; in mm. */
export function threadLength(d: number, l: number): number {
  return 2 * d + (l <= 125 ? 6 : l <= 200 ? 12 : 25)
}

/** The nominal lengths of pins that ISO 2338 and its neighbours share, in mm. */
const OF_PINS = [
  2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80,
  85, 90, 95, 100, 120, 140, 160, 180, 200,
]

/** The lengths of pins from one to another, in mm. */
export function pinLengths({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return OF_PINS.filter(length => length >= from && length <= to)
}

/** The lengths that inch screws are usually made in, in inches. */
const OF_INCH_SCREWS = [
  1 / 8,
  3 / 16,
  1 / 4,
  5 / 16,
  3 / 8,
  7 / 16,
  1 / 2,
  5 / 8,
  3 / 4,
  7 / 8,
  1,
  1.25,
  1.5,
  1.75,
  2,
  2.25,
  2.5,
  2.75,
  3,
  3.25,
  3.5,
  3.75,
  4,
  4.5,
  5,
  5.5,
  6,
  6.5,
  7,
  8,
]

/** The usual lengths from one to another but for those left out, in inches. */
export function inchLengths(
  { from, to }: { readonly from: number; readonly to: number },
  leftOut: readonly number[] = [],
): number[] {
  return OF_INCH_SCREWS.filter(length => length >= from && length <= to && !leftOut.includes(length))
}
