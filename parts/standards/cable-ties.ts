import { readRows } from './read-table.ts'

export const cableTies = readRows('cable-ties', ['b', 'L', 't', 'D', 'F'])
