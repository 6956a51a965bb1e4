import { readRows, readTable, stepOf, text } from './read-table.ts'
import { coarsePitch } from './threads.ts'

const din10 = readTable('din-10', ['a'])

/** The width of the driving square on a shank of this diameter, in mm. */
export function squareOf(d: number): number {
  return stepOf(din10, d).a
}

export const din371 = readTable('din-371', ['l1', 'l2', 'l3', 'd2'])

/**
 * The thread of a tap with spiral flutes is short, so that they carry the chips out of it: ten pitches, and where these are
 * fine, nine tenths of the diameter; in mm.
 */
function spiralThread(P: number, d: number): number {
  return Math.round(Math.max(10 * P, d * 0.9))
}

/** A machine tap with spiral flutes for this thread in mm, its flutes at this helix angle in degrees. */
export function machineTap(d: number, γ: number) {
  const { l1, l3, d2 } = din371.row(d)
  const P = coarsePitch(d)
  return { d, P, l1, l2: spiralThread(P, d), l3, d2, a: squareOf(d2), γ }
}

/** A machine tap with straight flutes for this thread in mm, chamfered over so many threads. */
export function straightMachineTap(d: number, c: number) {
  const { l1, l2, d2 } = din371.row(d)
  return { d, P: coarsePitch(d), l1, l2, d2, a: squareOf(d2), c }
}

export const din376 = readTable('din-376', ['l1', 'l2', 'd2'])

/** A machine tap with spiral flutes for this thread in mm, its flutes at this helix angle in degrees. */
export function throughShankTap(d: number, γ: number) {
  const { l1, d2 } = din376.row(d)
  const P = coarsePitch(d)
  return { d, P, l1, l2: spiralThread(P, d), d2, a: squareOf(d2), γ }
}

/** A machine tap with straight flutes for this thread in mm, chamfered over so many threads. */
export function straightThroughShankTap(d: number, c: number) {
  const { l1, l2, d2 } = din376.row(d)
  return { d, P: coarsePitch(d), l1, l2, d2, a: squareOf(d2), c }
}

/** A fine thread and the tap for it, in mm: pitch, lengths over all and of the thread at most, shank. */
export type FineTap = Readonly<Record<'d' | 'P' | 'l1' | 'l2' | 'd2', number>>

export const din374 = readRows('din-374', ['d', 'P', 'l1', 'l2', 'd2'])

/** A machine tap with spiral flutes for a fine thread, its flutes at this helix angle in degrees. */
export function fineSpiralTap({ d, P, l1, l2, d2 }: FineTap, γ: number) {
  return { d, P, l1, l2: Math.min(l2, spiralThread(P, d)), d2, a: squareOf(d2), γ }
}

/** A machine tap with straight flutes for a fine thread, chamfered over so many threads. */
export function fineStraightTap({ d, P, l1, l2, d2 }: FineTap, c: number) {
  return { d, P, l1, l2, d2, a: squareOf(d2), c }
}

export const din352 = readTable('din-352', ['l1', 'l2', 'd2'])

/** A hand tap for this thread in mm, chamfered over so many threads. */
export function handTap(d: number, c: number) {
  const { l1, l2, d2 } = din352.row(d)
  return { d, P: coarsePitch(d), l1, l2, d2, a: squareOf(d2), c }
}

export const unifiedTaps = readRows('unified-taps', ['coarse', 'fine', 'd', 'l1', 'l2', 'd2'], { name: text })

export const pipeTaps = readRows('din-5156', ['n', 'd', 'l1', 'l2', 'd2'], { name: text })

type InchTap = Readonly<Record<'d' | 'l1' | 'l2' | 'd2', number>>

/** A machine tap with straight flutes for a thread with so many turns in an inch, chamfered over so many of them. */
export function inchTap({ d, l1, l2, d2 }: InchTap, n: number, c: number) {
  return { d, n, l1, l2, d2, a: squareOf(d2), c }
}

/** A machine tap with spiral flutes for a thread with so many turns in an inch, its flutes at this helix angle in degrees. */
export function inchSpiralTap({ d, l1, l2, d2 }: InchTap, n: number, γ: number) {
  return { d, n, l1, l2: Math.min(l2, spiralThread(25.4 / n, d)), d2, a: squareOf(d2), γ }
}

export const en22568 = readTable('en-22568', ['D', 'E', 'fine'])

/** A round die for this coarse thread in mm. */
export function roundDie(d: number) {
  const { D, E } = stepOf(en22568, d)
  return { d, P: coarsePitch(d), D, E }
}

/** A round die for this fine thread in mm. */
export function fineDie(d: number, P: number) {
  const { D, fine } = stepOf(en22568, d)
  return { d, P, D, E: fine }
}

/** A round die for a thread of this diameter in mm with so many turns in an inch; fine ones are thinner. */
export function inchDie(d: number, n: number, isFine: boolean) {
  const { D, E, fine } = stepOf(en22568, d)
  return { d, n, D, E: isFine ? fine : E }
}
