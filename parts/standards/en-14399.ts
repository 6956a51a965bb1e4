import { coarsePitch } from './iso-261.ts'
import { preferredLengths, threadLength } from './iso-888.ts'
import { tableOf } from './table.ts'

/**
 * EN 14399-4 (formerly DIN 6914): bolts of system HV for preloaded joints in steel structures. Width across flats, head height and
 * thread length; the shortest and the longest of its lengths. Read on https://www.bigboltnut.com/technical-spec/Heavy-Hex-bolts-standard.html.
 */
export const en14399part4 = tableOf('EN 14399-4', {
  12: { s: 22, k: 8, b: 23, from: 35, to: 95 },
  16: { s: 27, k: 10, b: 28, from: 40, to: 130 },
  20: { s: 32, k: 13, b: 33, from: 45, to: 155 },
  22: { s: 36, k: 14, b: 34, from: 50, to: 165 },
  24: { s: 41, k: 15, b: 39, from: 60, to: 195 },
  27: { s: 46, k: 17, b: 41, from: 70, to: 200 },
  30: { s: 50, k: 19, b: 44, from: 75, to: 200 },
  36: { s: 60, k: 23, b: 52, from: 85, to: 200 },
})

/**
 * EN 14399-3: bolts of system HR. Width across flats and head height; the shortest and the longest length that is kept. Read on
 * https://spdfasteners.com/?p=147.
 */
export const en14399part3 = tableOf('EN 14399-3', {
  12: { s: 22, k: 7.5, from: 35, to: 150 },
  16: { s: 27, k: 10, from: 45, to: 200 },
  20: { s: 32, k: 12.5, from: 50, to: 240 },
  22: { s: 36, k: 14, from: 55, to: 240 },
  24: { s: 41, k: 15, from: 60, to: 260 },
  27: { s: 46, k: 17, from: 70, to: 260 },
  30: { s: 50, k: 18.7, from: 75, to: 300 },
  36: { s: 60, k: 22.5, from: 100, to: 300 },
})

/** DIN 7990: bolts for steel structures that are not preloaded. Width across flats, head height and thread length; its lengths. */
export const din7990 = tableOf('DIN 7990', {
  12: { s: 18, k: 8, b: 17.75, from: 30, to: 120 },
  16: { s: 24, k: 10, b: 21, from: 35, to: 150 },
  20: { s: 30, k: 13, b: 23.5, from: 40, to: 200 },
  22: { s: 34, k: 14, b: 25.5, from: 45, to: 200 },
  24: { s: 36, k: 15, b: 26, from: 50, to: 200 },
  27: { s: 41, k: 17, b: 29, from: 60, to: 200 },
  30: { s: 46, k: 19, b: 30.5, from: 70, to: 200 },
})

/** The lengths of structural bolts between two, in mm: each 5 mm, from 200 mm on each 20 mm. */
export function structuralLengths({ from, to }: { from: number; to: number }): number[] {
  const inFives = Array.from({ length: (Math.min(to, 200) - from) / 5 + 1 }, (_, step) => from + 5 * step)
  return [...inFives, ...preferredLengths(220, to)]
}

/** A bolt of system HV, of this thread and length in mm. */
export function hvBolt(d: number, l: number) {
  const { s, k, b } = en14399part4.row(d)
  return { d, l, P: coarsePitch(d), b, C: 10.9, s, k }
}

/** A bolt of system HR, of this thread and length in mm and of this strength class; short ones are threaded up to the head. */
export function hrBolt(d: number, l: number, C: number) {
  const { s, k } = en14399part3.row(d)
  return { d, l, P: coarsePitch(d), b: Math.min(l, threadLength(d, l)), C, s, k }
}

/** A bolt as DIN 7990, of this thread and length in mm and of this strength class. */
export function din7990Bolt(d: number, l: number, C: number) {
  const { s, k, b } = din7990.row(d)
  return { d, l, P: coarsePitch(d), b, C, s, k }
}
