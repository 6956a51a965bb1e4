import { type Ends, preferredLengths, threadLength } from './preferred-numbers.ts'
import { readRows, readTable } from './read-table.ts'
import { coarsePitch } from './threads.ts'

export const iso4017 = readTable('iso-4017', ['s', 'k', 'from', 'to'])

/** Lengths of ISO 888 that hexagon bolts leave out, in mm. */
const BETWEEN = [2.5, 7, 9, 11, 18, 22, 28, 32, 38, 75, 85, 95, 105, 115, 125, 170, 190]

/** The lengths that hexagon bolts are preferably made in, between two in mm. */
export function hexagonLengths({ from, to }: Ends): number[] {
  return preferredLengths(from, to, BETWEEN)
}

/** The same without 14 mm, which some standards leave out too. */
export function hexagonLengthsBut14({ from, to }: Ends): number[] {
  return preferredLengths(from, to, [...BETWEEN, 14])
}

/** A hexagon head screw of this thread and length in mm; C is its strength class, as 8.8, or 70 for A2-70. */
export function hexagonScrew(d: number, l: number, C: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P: coarsePitch(d), C, s, k }
}

/** A screw as ISO 4017 of plastics, which has no strength class. */
export function plasticHexagonScrew(d: number, l: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P: coarsePitch(d), s, k }
}

export const iso4014 = readTable('iso-4014', ['from', 'to'])

/** A hexagon head bolt of this thread and length in mm; C is its strength class, as 8.8, or 70 for A2-70. */
export function hexagonBolt(d: number, l: number, C: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P: coarsePitch(d), b: threadLength(d, l), C, s, k }
}

export const iso4018 = readTable('iso-4018', ['from', 'to'])

export const iso4016 = readTable('iso-4016', ['from', 'to'])

/** A screw as ISO 4018, of this thread and length in mm; C is its strength class. */
export function roughScrew(d: number, l: number, C: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P: coarsePitch(d), C, s, k }
}

/** A bolt as ISO 4016, of this thread and length in mm; C is its strength class. */
export function roughBolt(d: number, l: number, C: number) {
  return { ...roughScrew(d, l, C), b: threadLength(d, l) }
}

export const din933 = readTable('din-933', ['s', 'k', 'from', 'to'])

/** A hexagon head screw as DIN 933, of this thread and length in mm; C is its strength class, as 8.8, or 70 for A2-70. */
export function din933Screw(d: number, l: number, C: number) {
  const { s, k } = din933.row(d)
  return { d, l, P: coarsePitch(d), C, s, k }
}

export const din931 = readTable('din-931', ['from', 'to'])

/** A hexagon head bolt as DIN 931, of this thread and length in mm; C is its strength class, as 8.8, or 70 for A2-70. */
export function din931Bolt(d: number, l: number, C: number) {
  const { s, k } = din933.row(d)
  return { d, l, P: coarsePitch(d), b: threadLength(d, l), C, s, k }
}

/** A metric thread of fine pitch with the shortest and the longest of the preferred lengths of its bolts, in mm. */
export interface FineThread {
  readonly d: number
  readonly P: number
  readonly from: number
  readonly to: number
}

export const iso8676 = readRows('iso-8676', ['d', 'P', 'from', 'to'])

export const iso8765 = readRows('iso-8765', ['d', 'P', 'from', 'to'])

export const din961 = readRows('din-961', ['d', 'P', 'from', 'to'])

export const din960 = readRows('din-960', ['d', 'P', 'from', 'to'])

/** A hexagon head screw of fine pitch by ISO, of this length in mm and this strength class. */
export function fineScrew({ d, P }: FineThread, l: number, C: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P, C, s, k }
}

/** The same with a plain shank. */
export function fineBolt(thread: FineThread, l: number, C: number) {
  return { ...fineScrew(thread, l, C), b: threadLength(thread.d, l) }
}

/** A hexagon head screw of fine pitch by DIN, of this length in mm and this strength class. */
export function dinFineScrew({ d, P }: FineThread, l: number, C: number) {
  const { s, k } = din933.row(d)
  return { d, l, P, C, s, k }
}

/** The same with a plain shank. */
export function dinFineBolt(thread: FineThread, l: number, C: number) {
  return { ...dinFineScrew(thread, l, C), b: threadLength(thread.d, l) }
}
