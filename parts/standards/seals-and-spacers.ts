import { list, readRows, readTable } from './read-table.ts'

export const din3771 = readRows('din-3771', ['d2'], { d1: list })

export const din3760 = readRows('din-3760', ['d1', 'd2', 'b'])

export const bondedSeals = readTable('bonded-seals', ['d1', 'd2', 's', 'h'])

export const pcbSpacers = readRows('pcb-spacers', ['d', 's', 'throughUpTo'], { lengths: list })

export const pcbStandoffs = readRows('pcb-standoffs', ['d', 's', 'b'], { lengths: list })
