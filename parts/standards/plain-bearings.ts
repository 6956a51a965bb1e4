import { list, readRows, readTable } from './read-table.ts'

export const iso3547 = readTable('iso-3547', ['D'], { lengths: list })

export const iso3547Flanged = readTable('iso-3547-flanged', ['D', 'Df', 't'], { lengths: list })

export const iso2795 = readRows('iso-2795', ['d', 'D'], { lengths: list })

export const iso3228 = readTable('iso-3228', ['h', 'e', 'a', 'b', 's1', 'g', 'w'])

export const iso9628 = readTable('iso-9628', ['B', 'n'])
