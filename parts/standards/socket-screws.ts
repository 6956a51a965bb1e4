import { type Ends, preferredLengths } from './preferred-numbers.ts'
import { readRows, readTable } from './read-table.ts'
import { coarsePitch } from './threads.ts'

/** Lengths of ISO 888 that the standards of screws with a socket leave out, in mm. */
const NO_SOCKETS = [7, 9, 11, 14, 18, 22, 28, 32, 38, 75, 85, 95, 105, 115, 125, 170, 190]

/** The lengths from one to another that screws with a socket are preferably made in, in mm. */
export function socketScrewLengths({ from, to }: Ends): number[] {
  return preferredLengths(from, to, NO_SOCKETS)
}

/**
 * How much of a screw is threaded, in mm, by its length and the thread of long screws: all of it, unless half a diameter of plain
 * shank remains besides the run-out of five pitches. So the stepped lines of ISO 4762 run.
 */
export function socketThreadLength(d: number, pitch: number, length: number, ofLong: number): number {
  return length - ofLong > 5 * pitch + d / 2 ? ofLong : length
}

export const iso4762 = readTable('iso-4762', ['s', 'dk', 'k', 't', 'b', 'from', 'to'])

/** A socket head cap screw of this thread and length in mm; a pitch is given where it is a fine one. */
export function socketCapScrew(d: number, l: number, P: number = coarsePitch(d)) {
  const { s, dk, k, t, b } = iso4762.row(d)
  return { d, l, P, s, dk, k, t, b: socketThreadLength(d, P, l, b) }
}

export const iso12474 = readRows('iso-12474', ['d', 'P', 'from', 'to'])

/** Every size of a socket head cap screw with a fine thread. */
export function fineSocketCapScrews() {
  return iso12474.rows.flatMap(({ d, P, from, to }) =>
    socketScrewLengths({ from, to }).map(l => socketCapScrew(d, l, P)),
  )
}

export const din7984 = readTable('din-7984', ['s', 'dk', 'k', 't', 'b', 'from', 'to'])

/** A low head cap screw of this thread and length in mm. */
export function lowCapScrew(d: number, l: number) {
  const { s, dk, k, t, b } = din7984.row(d)
  const P = coarsePitch(d)
  return { d, l, P, s, dk, k, t, b: socketThreadLength(d, P, l, b) }
}

export const din6912 = readTable('din-6912', ['s', 'dk', 'k', 't1', 't2', 'b', 'from', 'to'])

/** A low head cap screw with key guide of this thread and length in mm. */
export function guidedCapScrew(d: number, l: number) {
  const { s, dk, k, t1, t2, b } = din6912.row(d)
  const P = coarsePitch(d)
  return { d, l, P, s, dk, k, t1, t2, b: socketThreadLength(d, P, l, b) }
}

export const din7991 = readTable('din-7991', ['s', 'dk', 'k', 't', 'b', 'from', 'to', 'fullUpTo'])

/** A countersunk screw of this thread and length over all in mm. */
export function countersunkScrew(d: number, l: number) {
  const { s, dk, k, t, b, fullUpTo } = din7991.row(d)
  return { d, l, P: coarsePitch(d), s, dk, k, t, b: l <= fullUpTo ? l - k : b }
}

export const iso10642 = readTable('iso-10642', ['s', 'dk', 'k', 't', 'b', 'from', 'to', 'fullUpTo'])

/** A countersunk screw of this thread and length over all in mm. */
export function countersunkScrew10642(d: number, l: number) {
  const { s, dk, k, t, b, fullUpTo } = iso10642.row(d)
  return { d, l, P: coarsePitch(d), s, dk, k, t, b: l <= fullUpTo ? l - k : b }
}

export const iso7380a = readTable('iso-7380-1', ['s', 'dk', 'k', 't', 'b', 'from', 'to'])

export const iso7380b = readTable('iso-7380-2', ['s', 'dk', 'dc', 'c', 'k', 't', 'b', 'from', 'to'])

/** A button head screw of this thread and length in mm. */
export function buttonHeadScrew(d: number, l: number) {
  const { s, dk, k, t, b } = iso7380a.row(d)
  const P = coarsePitch(d)
  return { d, l, P, s, dk, k, t, b: socketThreadLength(d, P, l, b) }
}

/** A button head screw with collar of this thread and length in mm. */
export function collarButtonScrew(d: number, l: number) {
  const { s, dk, dc, c, k, t, b } = iso7380b.row(d)
  const P = coarsePitch(d)
  return { d, l, P, s, dk, dc, c, k, t, b: socketThreadLength(d, P, l, b) }
}

export const iso7379 = readTable('iso-7379', ['d', 'b', 'dk', 'k', 's', 't', 'from', 'to'])

/** A shoulder screw with a shoulder of this diameter and length in mm. */
export function shoulderScrew(ds: number, l: number) {
  const { d, b, dk, k, s, t } = iso7379.row(ds)
  return { ds, l, d, P: coarsePitch(d), b, dk, k, s, t }
}
