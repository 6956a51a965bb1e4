import { type Ends, preferredLengths, threadLength } from './preferred-numbers.ts'
import { readTable } from './read-table.ts'
import { coarsePitch } from './threads.ts'

export const en14399part4 = readTable('en-14399-4', ['s', 'k', 'b', 'from', 'to'])

export const en14399part3 = readTable('en-14399-3', ['s', 'k', 'from', 'to'])

export const din7990 = readTable('din-7990', ['s', 'k', 'b', 'from', 'to'])

/** The lengths of structural bolts between two, in mm: each 5 mm, from 200 mm on each 20 mm. */
export function structuralLengths({ from, to }: Ends): number[] {
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
