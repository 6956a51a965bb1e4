import { readRows, readSeries, readTable, text } from './read-table.ts'

export const iso606 = readTable('iso-606', ['b1', 'd1', 'd2', 'h2', 'b2', 'b4'])

/** The chains that there are sprockets for. */
export const chains = readRows('iso-606-chains', ['p', 'b'], { chain: text })

export const sprockets = readSeries('iso-606-sprockets', ['N', 'd', 'L'])

/** Spur gears by their module, and the hubs of each module by the number of teeth. */
export const spurGears = readTable('din-867', ['b', 'L'])
export const gearHubs = readSeries('din-867-hubs', ['N', 'd'])

/** Timing pulleys by their pitch; those of a pitch by their teeth, and by the width of the belt. */
export const pulleyPitches = readTable('din-7721', ['belt'])
export const pulleyTeeth = readSeries('din-7721-teeth', ['d0', 'D', 'N'])
export const pulleyWidths = readSeries('din-7721-widths', ['B', 'L'])

export const jawCouplings = readTable('jaw-couplings', ['D', 'T', 'L', 'l', 'E', 'b', 'dH'])

export const shaftDiameters = readTable('iso-13012', ['longest'])

/** A simplex chain of this pitch in mm, of so many links. */
export function rollerChain(p: number, n: number) {
  return { p, n, ...iso606.row(p) }
}
