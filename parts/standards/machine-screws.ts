import { type Ends, preferredLengths } from './preferred-numbers.ts'
import { readTable } from './read-table.ts'
import { coarsePitch } from './threads.ts'

/** Lengths of ISO 888 that screws with slots and cross recesses are not made in, in mm. */
const LEFT_OUT = [7, 9, 11, 18, 22, 28, 32, 38]

/** The lengths that screws with slots and cross recesses are preferably made in, between two in mm. */
export function machineScrewLengths({ from, to }: Ends): number[] {
  return preferredLengths(from, to, LEFT_OUT)
}

/**
 * The length of thread, in mm, of a screw of ISO 7045 to 7048, 1207, 1580, 2009 or 2010: short ones are threaded up to the head, M3
 * and thinner ones in all their lengths; longer ones have 38 mm of thread. The length of a countersunk screw has its head in it.
 */
function recessedThread(d: number, l: number, countersunk = 0): number {
  const isFull = d < 3.5 || l <= (countersunk > 0 ? 45 : 40)
  return isFull ? l - countersunk : 38
}

export const iso7045 = readTable('iso-7045', ['dk', 'k', 'rf', 'm', 'from', 'to'])

/** A pan head screw with a cross recess of this thread and length in mm. */
export function crossPanScrew(d: number, l: number) {
  const { dk, k, rf, m } = iso7045.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l), dk, k, rf, m }
}

export const iso7046 = readTable('iso-7046', ['dk', 'k', 'm', 'from', 'to'])

/** A countersunk screw with a cross recess of this thread and length in mm. */
export function crossCountersunkScrew(d: number, l: number) {
  const { dk, k, m } = iso7046.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l, k), dk, k, m, a: 90 }
}

export const iso7045Z = readTable('iso-7045-z', ['m'])

/** A pan head screw with a cross recess of type Z, of this thread and length in mm. */
export function poziPanScrew(d: number, l: number) {
  return { ...crossPanScrew(d, l), m: iso7045Z.row(d).m }
}

export const iso7046Z = readTable('iso-7046-z', ['m'])

/** A countersunk screw with a cross recess of type Z, of this thread and length in mm. */
export function poziCountersunkScrew(d: number, l: number) {
  return { ...crossCountersunkScrew(d, l), m: iso7046Z.row(d).m }
}

export const iso7047 = readTable('iso-7047', ['dk', 'k', 'rf', 'm', 'from', 'to'])

/** A raised countersunk screw with a cross recess of this thread and length in mm. */
export function crossRaisedScrew(d: number, l: number) {
  const { dk, k, rf, m } = iso7047.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l, k), dk, k, rf, m, a: 90 }
}

export const iso7048 = readTable('iso-7048', ['dk', 'k', 'm', 'from', 'to'])

/** A cheese head screw with a cross recess of this thread and length in mm. */
export function crossCheeseScrew(d: number, l: number) {
  const { dk, k, m } = iso7048.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l), dk, k, m }
}

export const iso1207 = readTable('iso-1207', ['dk', 'k', 'n', 't', 'from', 'to'])

/** The lengths that slotted cheese head screws are preferably made in, between two in mm. */
export function slottedCheeseLengths({ from, to }: Ends): number[] {
  return preferredLengths(from, to, [2.5, ...LEFT_OUT])
}

/** A slotted cheese head screw of this thread and length in mm. */
export function slottedCheeseScrew(d: number, l: number) {
  const { dk, k, n, t } = iso1207.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l), dk, k, n, t }
}

export const iso1580 = readTable('iso-1580', ['dk', 'k', 'n', 't', 'rf', 'from', 'to'])

/** A slotted pan head screw of this thread and length in mm. */
export function slottedPanScrew(d: number, l: number) {
  const { dk, k, n, t, rf } = iso1580.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l), dk, k, n, t, rf }
}

export const iso2009 = readTable('iso-2009', ['dk', 'k', 'n', 't', 'from', 'to'])

/** A slotted countersunk screw of this thread and length in mm. */
export function slottedCountersunkScrew(d: number, l: number) {
  const { dk, k, n, t } = iso2009.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l, k), dk, k, n, t, a: 90 }
}

export const iso2010 = readTable('iso-2010', ['dk', 'k', 'n', 't', 'rf', 'from', 'to'])

/** A slotted raised countersunk screw of this thread and length in mm. */
export function slottedRaisedScrew(d: number, l: number) {
  const { dk, k, n, t, rf } = iso2010.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l, k), dk, k, n, t, rf, a: 90 }
}
