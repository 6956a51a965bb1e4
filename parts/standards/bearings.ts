import { list, readRows, readSeries, readTable } from './read-table.ts'

export const iso15 = readSeries('iso-15', ['D', 'B', 'r'])

export const din625 = readSeries('din-625', ['C', 'C0'])

export const din711 = readSeries('din-711', ['D', 'H', 'r', 'C', 'C0'])

export const din720 = readSeries('din-720', ['D', 'T', 'Bi', 'Be', 'r', 'C', 'C0'])

export const din628 = readSeries('din-628', ['a', 'C', 'C0'])

export const din630 = readSeries('din-630', ['C', 'C0'])

export const din5412 = readSeries('din-5412', ['C', 'C0'])

/** A deep groove bearing's dimensions and load ratings, without its balls, by its dimension series (as '02') and bore in mm. */
export function deepGrooveBearing(series: string, d: number) {
  return { d, ...iso15.of(series).row(d), ...din625.of(series).row(d) }
}

/** A thrust ball bearing's dimensions and load ratings, without its balls. Series 511 is the lightest. */
export function thrustBearing(series: number, d: number) {
  return { d, ...din711.of(series).row(d) }
}

/** A tapered roller bearing's dimensions and load ratings. */
export function taperedRollerBearing(series: number, d: number) {
  return { d, ...din720.of(series).row(d) }
}

export const iso3547 = readTable('iso-3547', ['D'], { lengths: list })

export const iso3547Flanged = readTable('iso-3547-flanged', ['D', 'Df', 't'], { lengths: list })

export const iso2795 = readRows('iso-2795', ['d', 'D'], { lengths: list })

export const iso3228 = readTable('iso-3228', ['h', 'e', 'a', 'b', 's1', 'g', 'w'])

export const iso9628 = readTable('iso-9628', ['B', 'n'])

export const iso3245 = readTable('iso-3245', ['D'], { widths: list })

export const linearBearings = readTable('linear-bearings', ['D', 'L', 'B', 'D1', 'W', 'C', 'C0'])

export const iso12240 = readTable('iso-12240-1', ['D', 'B', 'C', 'dk'])

const ROD_END = ['G', 'P', 'seat', 'B', 'C', 'dk', 'd4', 'h'] as const

export const femaleRodEnds = readTable('iso-12240-4-female', [...ROD_END, 't', 'd5', 's'])

export const maleRodEnds = readTable('iso-12240-4-male', [...ROD_END, 'l'])
