import { preferredLengths } from './iso-888.ts'

/** Lengths of ISO 888 that the standards of screws with a socket leave out, in mm. */
const BETWEEN = [7, 9, 11, 14, 18, 22, 28, 32, 38, 75, 85, 95, 105, 115, 125, 170, 190]

/** The lengths from one to another that screws with a socket are preferably made in, in mm. */
export function socketScrewLengths({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return preferredLengths(from, to, BETWEEN)
}

/**
 * How much of a screw is threaded, in mm, by its length and the thread of long screws: all of it, unless half a diameter of plain
 * shank remains besides the run-out of five pitches. So the stepped lines of ISO 4762 run.
 */
export function threadLength(d: number, pitch: number, length: number, ofLong: number): number {
  return length - ofLong > 5 * pitch + d / 2 ? ofLong : length
}
