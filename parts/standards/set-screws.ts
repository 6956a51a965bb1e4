import type { Values } from '../family.ts'
import { preferredLengths } from './preferred-numbers.ts'
import { readTable, type Table } from './read-table.ts'
import { coarsePitch } from './threads.ts'

export const iso4026 = readTable('iso-4026', ['s', 'shallow', 'deep', 'dp', 'dt', 'dz', 'from', 'to'])

const dogs = readTable('iso-4028', ['short', 'long', 'from', 'shortUpTo'])

/** Lengths of ISO 888 that set screws leave out, in mm. */
const NO_SET_SCREWS = [7, 9, 11, 14, 18, 22, 28, 32, 38, 65, 75]

/** The lengths over all that a set screw of this thread is made in, in mm. */
export function setScrewLengths(d: number): number[] {
  const { from, to } = iso4026.row(d)
  return preferredLengths(from, to, NO_SET_SCREWS)
}

/** The same with a dog point, for which the shortest have no room. */
export function dogPointLengths(d: number): number[] {
  return setScrewLengths(d).filter(l => l >= dogs.row(d).from)
}

/** A set screw without its point. Short ones have a shallow socket: half a diameter at least is left below it. */
function grub(d: number, l: number) {
  const { s, shallow, deep } = iso4026.row(d)
  return { d, l, P: coarsePitch(d), s, t: l < deep + d / 2 ? shallow : deep }
}

/** ISO 4026: a set screw with flat point, of this thread and length in mm. */
export function flatPointScrew(d: number, l: number) {
  return { ...grub(d, l), dp: iso4026.row(d).dp }
}

/** ISO 4027: with cone point, of 90 degrees; of 120 degrees where the socket is shallow. */
export function conePointScrew(d: number, l: number) {
  const { dt, shallow } = iso4026.row(d)
  const screw = grub(d, l)
  return { ...screw, dt, alpha: screw.t === shallow ? 120 : 90 }
}

/** ISO 4028: with dog point. Where that is short, so is the socket. */
export function dogPointScrew(d: number, l: number) {
  const { shallow, deep, dp } = iso4026.row(d)
  const { short, long, shortUpTo } = dogs.row(d)
  const isShort = l <= shortUpTo
  return { ...grub(d, l), t: isShort ? shallow : deep, dp, z: isShort ? short : long }
}

/** ISO 4029: with cup point. */
export function cupPointScrew(d: number, l: number) {
  return { ...grub(d, l), dz: iso4026.row(d).dz }
}

export const iso4766 = readTable('iso-4766', ['n', 't', 'dp', 'from', 'to'])
export const iso7434 = readTable('iso-7434', ['n', 't', 'dt', 'from', 'to'])
export const iso7435 = readTable('iso-7435', ['n', 't', 'dp', 'z', 'from', 'to'])
export const iso7436 = readTable('iso-7436', ['n', 't', 'dz', 'from', 'to'])

/** Lengths of ISO 888 that slotted set screws are not made in, in mm. */
const NOT_SLOTTED = [7, 9, 11, 14, 18, 22, 28, 32, 38]

/** Width and depth of the slot, how long a dog point is, the shortest and the longest screw. In mm. */
export type SlottedRow = Values & Readonly<Record<'n' | 't' | 'from' | 'to', number>>

/** The lengths of a table's slotted set screws: at least as long as slot and point leave some thread. In mm. */
export function slottedSetScrewLengths(table: Table<SlottedRow>) {
  return (d: number) => {
    const { t, from, to, z = 0 } = table.row(d)
    return preferredLengths(from, to, NOT_SLOTTED).filter(l => l > t + d / 2 + z)
  }
}

/** A table's slotted set screw of this thread and length in mm. */
export function slottedSetScrew<Row extends SlottedRow>(table: Table<Row>) {
  return (d: number, l: number) => {
    const { n, t, from: _from, to: _to, ...point } = table.row(d)
    return { d, l, n, P: coarsePitch(d), t, ...point }
  }
}
