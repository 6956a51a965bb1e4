import { coarsePitch } from './iso-261.ts'
import { preferredLengths, threadLength } from './iso-888.ts'
import { BETWEEN } from './iso-4017.ts'
import { tableOf } from './table.ts'

/**
 * DIN 186: T-head bolts with a square neck. Head length and width, head height, length of the neck, which is as wide as the head;
 * the shortest and the longest length that is kept. From knowledge of the standard, to be confirmed.
 */
export const din186 = tableOf('DIN 186', {
  6: { m: 16, n: 6, k: 4.5, f: 4, from: 20, to: 80 },
  8: { m: 18, n: 8, k: 5.5, f: 5, from: 25, to: 100 },
  10: { m: 21, n: 10, k: 7, f: 6, from: 30, to: 120 },
  12: { m: 26, n: 12, k: 8, f: 8, from: 35, to: 160 },
  16: { m: 30, n: 16, k: 10.5, f: 10, from: 45, to: 200 },
  20: { m: 36, n: 20, k: 13, f: 12, from: 60, to: 200 },
  24: { m: 43, n: 24, k: 15, f: 14, from: 70, to: 200 },
})

/** A T-slot that a bolt goes into, DIN 650: the bolt's thread and the slot's width. */
export interface SlotBolt {
  readonly d: number
  readonly v: number
  readonly m: number
  readonly k: number
  readonly f: number
  readonly lengths: readonly number[]
}

/**
 * DIN 787: bolts for T-slots. Thread, width of the neck (the slot's nominal width), width of the square head and its height,
 * length of the neck, and the lengths that are kept. Heads as the nuts of DIN 508 for the same slots; necks to be confirmed.
 */
export const din787: readonly SlotBolt[] = [
  { d: 6, v: 6, m: 10, k: 4, f: 4, lengths: [25, 40, 63] },
  { d: 8, v: 8, m: 13, k: 6, f: 6, lengths: [32, 50, 80] },
  { d: 10, v: 10, m: 15, k: 6, f: 8, lengths: [40, 63, 100] },
  { d: 12, v: 12, m: 18, k: 7, f: 9, lengths: [50, 80, 125, 200] },
  { d: 12, v: 14, m: 22, k: 8, f: 12, lengths: [50, 80, 125, 160, 200] },
  { d: 14, v: 16, m: 25, k: 9, f: 13, lengths: [63, 100, 160, 250] },
  { d: 16, v: 18, m: 28, k: 10, f: 14, lengths: [63, 80, 100, 160, 200, 250] },
  { d: 20, v: 22, m: 35, k: 14, f: 18, lengths: [80, 125, 200, 315] },
  { d: 24, v: 28, m: 44, k: 18, f: 22, lengths: [100, 125, 160, 200, 250, 315] },
  { d: 30, v: 36, m: 54, k: 22, f: 26, lengths: [125, 200, 315] },
]

/** The lengths of T-head bolts of a thread, in mm. */
export function tHeadBoltLengths(d: number): number[] {
  const { from, to } = din186.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** A T-head bolt of this thread and length in mm; a short one is threaded up to its neck. */
export function tHeadBolt(d: number, l: number) {
  const { m, n, k, f } = din186.row(d)
  return { d, l, v: d, P: coarsePitch(d), b: Math.min(l - f, threadLength(d, l)), m, n, k, f }
}

/** A T-slot bolt of this length in mm; a short one is threaded up to its neck. */
export function tSlotBolt({ d, v, m, k, f }: SlotBolt, l: number) {
  return { d, l, v, P: coarsePitch(d), b: Math.min(l - f, threadLength(d, l)), m, n: m, k, f }
}
