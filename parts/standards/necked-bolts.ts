import { hexagonLengths } from './hexagon-screws.ts'
import { type Ends, threadLength } from './preferred-numbers.ts'
import { list, readRows, readTable } from './read-table.ts'
import { coarsePitch } from './threads.ts'

export const din603 = readTable('din-603', ['dk', 'k', 'v', 'f', 'from', 'to'])

/** A carriage bolt of this thread and length in mm; a short one is threaded up to its neck. */
export function carriageBolt(d: number, l: number) {
  const { dk, k, v, f } = din603.row(d)
  return { d, l, P: coarsePitch(d), b: Math.min(l - f, threadLength(d, l)), dk, k, v, f }
}

export const din571 = readTable('din-571', ['d3', 'k', 's', 'P', 'from', 'to'])

/** A coach screw of this diameter and length in mm; six tenths of it are threaded. */
export function coachScrew(d: number, l: number) {
  const { d3, k, s, P } = din571.row(d)
  return { d, l, P, b: 0.6 * l, d3, k, s }
}

export const din478 = readTable('din-478', ['s', 'k', 'dc', 'c', 'from', 'to'])

/** The lengths of square head bolts with a collar, between two in mm. */
export function squareCollarBoltLengths(ends: Ends): number[] {
  return hexagonLengths(ends).filter(l => ![12, 14, 65, 130, 150].includes(l))
}

/** A square head bolt with a collar, of this thread and length in mm; a short one is threaded up to the collar. */
export function squareCollarBolt(d: number, l: number) {
  const { s, k, dc, c } = din478.row(d)
  return { d, l, P: coarsePitch(d), b: Math.min(l, threadLength(d, l)), s, k, dc, c }
}

export const din186 = readTable('din-186', ['m', 'n', 'k', 'f', 'from', 'to'])

/** A T-slot that a bolt goes into, DIN 650: the bolt's thread and the slot's width. */
export interface SlotBolt {
  readonly d: number
  readonly v: number
  readonly m: number
  readonly k: number
  readonly f: number
  readonly lengths: readonly number[]
}

export const din787 = readRows('din-787', ['d', 'v', 'm', 'k', 'f'], { lengths: list })

/** A T-head bolt of this thread and length in mm; a short one is threaded up to its neck. */
export function tHeadBolt(d: number, l: number) {
  const { m, n, k, f } = din186.row(d)
  return { d, l, v: d, P: coarsePitch(d), b: Math.min(l - f, threadLength(d, l)), m, n, k, f }
}

/** A T-slot bolt of this length in mm; a short one is threaded up to its neck. */
export function tSlotBolt({ d, v, m, k, f }: SlotBolt, l: number) {
  return { d, l, v, P: coarsePitch(d), b: Math.min(l - f, threadLength(d, l)), m, n: m, k, f }
}
