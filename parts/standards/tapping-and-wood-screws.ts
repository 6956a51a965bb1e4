import { domeRadius } from '../geometry/domes.ts'
import { readTable } from './read-table.ts'

const iso1478 = readTable('iso-1478', ['d', 'P', 'dc'])

export const iso7049 = readTable('iso-7049', ['dk', 'k', 'rf', 'm', 'from', 'to'])

export const iso7050 = readTable('iso-7050', ['dk', 'k', 'm'])

export const iso7051 = readTable('iso-7051', ['dk', 'k', 'm', 'rf'])

/** The lengths of tapping screws, in mm. */
const TAPPING = [4.5, 6.5, 9.5, 13, 16, 19, 22, 25, 32, 38, 45, 50]

/** The lengths that a tapping screw of this size is made in, in mm. */
export function tappingLengths(size: number, isCountersunk = false): number[] {
  const { from, to } = iso7049.row(size)
  const least = isCountersunk ? iso7050.row(size).k + iso1478.row(size).d * 1.5 : 0
  return TAPPING.filter(l => l >= from && l >= least && l <= to)
}

/** A pan head tapping screw with a cross recess. */
export function tappingPan(size: number, l: number) {
  const { dk, k, rf, m } = iso7049.row(size)
  return { ...iso1478.row(size), l, b: l, dk, k, rf, m }
}

/** A countersunk tapping screw with a cross recess. */
export function tappingCountersunk(size: number, l: number) {
  const { dk, k, m } = iso7050.row(size)
  return { ...iso1478.row(size), l, b: l - k, dk, k, m, a: 90 }
}

/** A raised countersunk tapping screw with a cross recess. */
export function tappingRaised(size: number, l: number) {
  const { dk, k, m, rf } = iso7051.row(size)
  return { ...iso1478.row(size), l, b: l - k, dk, k, m, a: 90, rf }
}

export const din96 = readTable('din-96', ['dk', 'k', 'n', 't', 'dc', 'P'])

export const din7996 = readTable('din-7996', ['dk', 'k', 'm'])

export const din97 = readTable('din-97', ['dk', 'k', 't', 'm'])

const reach = readTable('din-96-lengths', ['from', 'to'])

const WOOD = [10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100]

/** The lengths that a wood screw of this diameter is stocked in, in mm. */
export function woodLengths(d: number): number[] {
  const { from, to } = reach.row(d)
  return WOOD.filter(l => l >= from && l <= to)
}

/** DIN 7998: thread over about 0.6 of the length. */
function woodThread(d: number, l: number) {
  const { dc, P } = din96.row(d)
  return { d, l, P, b: Number((l * 0.6).toFixed(1)), dc }
}

/** A round head is nearly a spherical cap, on a low side of a twentieth of its height. */
const roundOf = (dk: number, k: number) => domeRadius(dk, k * 0.95)

/** How far a raised head's dome rises, as a share of its diameter. */
const RISE = 0.12

export function slottedRoundWood(d: number, l: number) {
  const { dk, k, n, t } = din96.row(d)
  return { ...woodThread(d, l), dk, k, n, t, rf: roundOf(dk, k) }
}

export function crossRoundWood(d: number, l: number) {
  const { dk, k, m } = din7996.row(d)
  return { ...woodThread(d, l), dk, k, m, rf: roundOf(dk, k) }
}

export function slottedCountersunkWood(d: number, l: number) {
  const { dk, k, t } = din97.row(d)
  return { ...woodThread(d, l), dk, k, n: din96.row(d).n, t, a: 90 }
}

export function crossCountersunkWood(d: number, l: number) {
  const { dk, k, m } = din97.row(d)
  return { ...woodThread(d, l), dk, k, m, a: 90 }
}

/** The slot of a raised head is 0.4 d deep at least: DIN 95, as mpi-inox.odoo.com tables it from 2.5 to 6 mm. */
export function slottedRaisedWood(d: number, l: number) {
  const sizes = slottedCountersunkWood(d, l)
  return { ...sizes, t: Number((0.4 * d).toFixed(2)), rf: domeRadius(sizes.dk, sizes.dk * RISE) }
}

export function crossRaisedWood(d: number, l: number) {
  const sizes = crossCountersunkWood(d, l)
  return { ...sizes, rf: domeRadius(sizes.dk, sizes.dk * RISE) }
}
