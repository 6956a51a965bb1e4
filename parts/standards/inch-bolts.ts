import { toMm } from '../geometry/inches.ts'
import { readTable } from './read-table.ts'
import { threadsPerInch, type UnifiedSeries } from './threads.ts'

export const hexCapScrews = readTable('asme-b18-2-1-hex-cap-screws', ['s', 'k', 'from'])

export const squareBolts = readTable('asme-b18-2-1-square-bolts', ['s', 'k', 'from'])

export const hexFlangeScrews = readTable('asme-b18-2-1-hex-flange-screws', [
  'dc',
  's',
  'c',
  'k',
  'from',
  'to',
])

export const hexLagScrews = readTable('asme-b18-2-1-hex-lag-screws', [
  'perInch',
  'root',
  's',
  'k',
  'shoulder',
  'from',
])

/** The lengths that lag screws of a diameter are kept in, in inches. */
export function lagScrewLengths(diameter: number): number[] {
  const lengths = [1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 10, 12]
  return lengths.filter(length => length >= hexLagScrews.row(diameter).from && length <= 32 * diameter)
}

/** The pitch of a unified thread of this diameter in inches, in mm. */
function boltPitch(diameter: number, series: UnifiedSeries): number {
  return toMm(1 / threadsPerInch(toMm(diameter), series))
}

/** The thread length of a bolt in inches: twice the diameter and a quarter, or a half above six inches; not more than there is. */
function inchThreadLength(diameter: number, length: number, room = length): number {
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

export const roundHeadSquareNeckBolts = readTable('asme-b18-5', ['dk', 'k', 'v', 'f', 'from', 'to'])

/** A carriage bolt of this diameter and length in inches, its dimensions in mm; a short one is threaded up to its neck. */
export function inchCarriageBolt(diameter: number, length: number) {
  const { dk, k, v, f } = roundHeadSquareNeckBolts.row(diameter)
  return {
    d: toMm(diameter),
    l: toMm(length),
    P: boltPitch(diameter, 'UNC'),
    b: toMm(inchThreadLength(diameter, length, length - f)),
    dk: toMm(dk),
    k: toMm(k),
    v: toMm(v),
    f: toMm(f),
  }
}
