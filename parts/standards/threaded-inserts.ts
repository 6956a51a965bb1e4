import { list, oneOf, readRows, readTable } from './read-table.ts'

export const straightHeatInserts = readRows('heat-inserts-straight', ['d', 'l', 'D', 'C'])

export const heatInserts = readRows('heat-inserts', ['d', 'D', 'C'], { lengths: list })

export const headedInchInserts = readRows('heat-inserts-headed', ['d', 'l', 'D', 'C', 'dk', 'k'], {
  series: oneOf('UNC', 'UNF'),
})

export const rivetNuts = readRows('rivet-nuts', [
  'd',
  'D',
  'l',
  'emin',
  'emax',
  'dk',
  'k',
  'dkSmall',
  'kSmall',
])

export const tappingInserts = readTable('tapping-inserts', ['E', 'Pa', 'l', 'bmin', 'bmax', 't'])

export const din7965 = readTable('din-7965', ['l', 'd2', 'd3', 'h', 'd5'])

export const din1624 = readTable('din-1624', ['d2', 'd3', 'l1', 'l2', 'a'])
