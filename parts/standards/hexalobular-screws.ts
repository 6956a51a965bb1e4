import { readTable } from './read-table.ts'
import { iso4762, socketThreadLength } from './socket-screws.ts'
import { coarsePitch } from './threads.ts'

export const iso14579 = readTable('iso-14579', ['T', 'A', 't', 'from', 'to'])

export const iso14580 = readTable('iso-14580', ['dk', 'k', 'T', 'A', 't', 'b', 'from', 'to'])

export const iso14581 = readTable('iso-14581', ['dk', 'k', 'T', 'A', 't', 'b', 'from', 'to'])

export const iso14583 = readTable('iso-14583', ['dk', 'k', 'rf', 'T', 'A', 't', 'b', 'from', 'to'])

/** A cap screw with hexalobular socket, of this thread and length in mm. */
export function lobularCapScrew(d: number, l: number) {
  const { dk, k, b } = iso4762.row(d)
  const { T, A, t } = iso14579.row(d)
  const P = coarsePitch(d)
  return { d, l, A, T, P, b: socketThreadLength(d, P, l, b), dk, k, t }
}

/** A cheese head screw with hexalobular socket. */
export function lobularCheeseScrew(d: number, l: number) {
  const { dk, k, T, A, t, b } = iso14580.row(d)
  return { d, l, A, T, P: coarsePitch(d), b: l <= fullUpTo(d) ? l : b, dk, k, t }
}

/** A countersunk screw with hexalobular socket; its length is over all. */
export function lobularCountersunkScrew(d: number, l: number) {
  const { dk, k, T, A, t, b } = iso14581.row(d)
  return { d, l, A, T, P: coarsePitch(d), b: l <= fullUpTo(d) + (d > 3 ? 5 : 0) ? l - k : b, dk, k, t }
}

/** A pan head screw with hexalobular socket. */
export function lobularPanScrew(d: number, l: number) {
  const { dk, k, rf, T, A, t, b } = iso14583.row(d)
  return { d, l, A, T, P: coarsePitch(d), b: l <= fullUpTo(d) ? l : b, dk, k, t, rf }
}

/** ISO 1207, ISO 7045, ISO 7046: up to which length machine screws are threaded to the head, in mm; countersunk ones 5 mm more. */
function fullUpTo(d: number): number {
  return d <= 3 ? 30 : 40
}
