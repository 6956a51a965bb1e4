import { readTable } from './read-table.ts'

export const hexNuts = readTable('asme-b18-2-2-hex-nuts', ['s', 'm'])

export const jamNuts = readTable('asme-b18-2-2-jam-nuts', ['s', 'm'])

export const machineScrewNuts = readTable('asme-b18-2-2-machine-screw-nuts', ['s', 'm'])

export const squareNuts = readTable('asme-b18-2-2-square-nuts', ['s', 'm'])

export const slottedNuts = readTable('asme-b18-2-2-slotted-nuts', ['s', 'm', 'w', 'n', 'N'])

export const flangeNuts = readTable('asme-b18-2-2-flange-nuts', ['s', 'm', 'dc', 'c'])

export const couplingNuts = readTable('asme-b18-2-2-coupling-nuts', ['s', 'm'])

export const asmeB18166 = readTable('asme-b18-16-6', ['s', 'h', 'm'])

export const saeJ483Low = readTable('sae-j483-low', ['s', 'h', 'm', 'dk', 't'])

export const saeJ483High = readTable('sae-j483-high', ['s', 'h', 'm', 'dk', 't'])

export const asmeB1869 = readTable('asme-b18-6-9', ['e', 'h', 'm', 'd2', 'd3', 'g'])
