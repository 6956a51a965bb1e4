import { toMm } from '../geometry/inches.ts'
import { threadsPerInch, type UnifiedSeries } from './asme-b1-1.ts'
import { tableOf } from './table.ts'

/**
 * ASME B18.2.1: hex cap screws, in inches by their diameter. Width across flats; head height, as https://usefastener.com/fasteners/ifi-fasteners/320-asme-b18-2-1-hex-cap-screws.html has it
 * (the Fasteners workbench gives that of hex bolts); the shortest length that is kept.
 */
export const hexCapScrews = tableOf('ASME B18.2.1', {
  0.25: { s: 0.4375, k: 0.15625, from: 0.5 },
  0.3125: { s: 0.5, k: 0.203125, from: 0.5 },
  0.375: { s: 0.5625, k: 0.234375, from: 0.5 },
  0.4375: { s: 0.625, k: 0.28125, from: 0.75 },
  0.5: { s: 0.75, k: 0.3125, from: 0.75 },
  0.5625: { s: 0.8125, k: 0.359375, from: 1 },
  0.625: { s: 0.9375, k: 0.390625, from: 1 },
  0.75: { s: 1.125, k: 0.46875, from: 1 },
  0.875: { s: 1.3125, k: 0.546875, from: 1.5 },
  1: { s: 1.5, k: 0.609375, from: 1.5 },
})

/** ASME B18.2.1: square bolts, in inches by their diameter. Width across flats, head height, the shortest length. */
export const squareBolts = tableOf('ASME B18.2.1', {
  0.25: { s: 0.375, k: 0.171875, from: 1 },
  0.3125: { s: 0.5, k: 0.203125, from: 1 },
  0.375: { s: 0.5625, k: 0.25, from: 1 },
  0.4375: { s: 0.625, k: 0.296875, from: 1 },
  0.5: { s: 0.75, k: 0.328125, from: 1 },
  0.625: { s: 0.9375, k: 0.421875, from: 1 },
  0.75: { s: 1.125, k: 0.5, from: 1 },
  0.875: { s: 1.3125, k: 0.59375, from: 1.5 },
  1: { s: 1.5, k: 0.65625, from: 1.5 },
})

/**
 * ASME B18.2.1: hex flange screws, in inches by their diameter. Flange diameter, width across flats, thickness of the flange's
 * edge; head height, as IFI 111 has it (to be confirmed); the shortest and the longest length.
 */
export const hexFlangeScrews = tableOf('ASME B18.2.1', {
  0.25: { dc: 0.5625, s: 0.375, c: 0.0375, k: 0.28, from: 0.5, to: 4 },
  0.3125: { dc: 0.6875, s: 0.5, c: 0.046875, k: 0.32, from: 0.5, to: 4 },
  0.375: { dc: 0.8125, s: 0.5625, c: 0.05625, k: 0.39, from: 0.5, to: 5 },
  0.4375: { dc: 0.9375, s: 0.625, c: 0.065625, k: 0.46, from: 0.75, to: 5 },
  0.5: { dc: 1.078125, s: 0.75, c: 0.075, k: 0.51, from: 0.75, to: 6 },
  0.625: { dc: 1.328125, s: 0.9375, c: 0.09375, k: 0.67, from: 1, to: 6 },
  0.75: { dc: 1.59375, s: 1.125, c: 0.1125, k: 0.78, from: 1, to: 6 },
})

/**
 * ASME B18.2.1: hex lag screws, in inches by their diameter. Threads per inch, root diameter, width across flats, head height, the
 * shortest plain part under the head; the shortest length that is kept. Read in Machinery's Handbook, table 6 of its lag screws:
 * https://online.flippingbook.com/view/954046886/200-201.
 */
export const hexLagScrews = tableOf('ASME B18.2.1', {
  0.25: { perInch: 10, root: 0.173, s: 0.4375, k: 0.171875, shoulder: 0.094, from: 1 },
  0.3125: { perInch: 9, root: 0.227, s: 0.5, k: 0.21875, shoulder: 0.125, from: 1 },
  0.375: { perInch: 7, root: 0.265, s: 0.5625, k: 0.25, shoulder: 0.125, from: 1.5 },
  0.4375: { perInch: 7, root: 0.328, s: 0.625, k: 0.296875, shoulder: 0.156, from: 2 },
  0.5: { perInch: 6, root: 0.371, s: 0.75, k: 0.34375, shoulder: 0.156, from: 2 },
  0.625: { perInch: 5, root: 0.471, s: 0.9375, k: 0.421875, shoulder: 0.312, from: 2.5 },
  0.75: { perInch: 4.5, root: 0.579, s: 1.125, k: 0.5, shoulder: 0.375, from: 3 },
})

/** The lengths that lag screws of a diameter are kept in, in inches. */
export function lagScrewLengths(diameter: number): number[] {
  const lengths = [1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 10, 12]
  return lengths.filter(length => length >= hexLagScrews.row(diameter).from && length <= 32 * diameter)
}

/** The pitch of a unified thread of this diameter in inches, in mm. */
export function boltPitch(diameter: number, series: UnifiedSeries): number {
  return toMm(1 / threadsPerInch(toMm(diameter), series))
}

/** The thread length of a bolt in inches: twice the diameter and a quarter, or a half above six inches; not more than there is. */
export function inchThreadLength(diameter: number, length: number, room = length): number {
  return Math.min(room, 2 * diameter + (length <= 6 ? 0.25 : 0.5))
}

/** A hex cap screw of this diameter and length in inches, its dimensions in mm; C is its grade, or 304. */
export function hexCapScrew(diameter: number, length: number, series: UnifiedSeries, C: number) {
  const { s, k } = hexCapScrews.row(diameter)
  return {
    d: toMm(diameter),
    l: toMm(length),
    P: boltPitch(diameter, series),
    b: toMm(inchThreadLength(diameter, length)),
    C,
    s: toMm(s),
    k: toMm(k),
  }
}

/** A square bolt of this diameter and length in inches, its dimensions in mm. */
export function squareBolt(diameter: number, length: number) {
  const { s, k } = squareBolts.row(diameter)
  return {
    d: toMm(diameter),
    l: toMm(length),
    P: boltPitch(diameter, 'UNC'),
    b: toMm(inchThreadLength(diameter, length)),
    s: toMm(s),
    k: toMm(k),
  }
}

/** A hex flange screw of this diameter and length in inches, its dimensions in mm; C is its grade. */
export function hexFlangeScrew(diameter: number, length: number, C: number) {
  const { s, k, dc, c } = hexFlangeScrews.row(diameter)
  return {
    d: toMm(diameter),
    l: toMm(length),
    P: boltPitch(diameter, 'UNC'),
    b: toMm(inchThreadLength(diameter, length)),
    C,
    s: toMm(s),
    k: toMm(k),
    dc: toMm(dc),
    c: toMm(c),
  }
}

/** A hex lag screw of this diameter and length in inches, its dimensions in mm. */
export function hexLagScrew(diameter: number, length: number) {
  const { perInch, root, s, k, shoulder } = hexLagScrews.row(diameter)
  // Half the length and half an inch are threaded, six inches at most.
  const threaded = Math.min(length / 2 + 0.5, 6, length - shoulder)
  return {
    d: toMm(diameter),
    l: toMm(length),
    P: toMm(1 / perInch),
    b: toMm(threaded),
    d3: toMm(root),
    k: toMm(k),
    s: toMm(s),
  }
}
