/** The lengths that inch screws are usually made in, in inches. */
const LENGTHS = [
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
  return LENGTHS.filter(length => length >= from && length <= to && !leftOut.includes(length))
}
