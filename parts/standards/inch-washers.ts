import { readTable } from './read-table.ts'

export const narrowWashers = readTable('asme-b18-21-1-narrow', ['d1', 'd2', 'h'])

export const regularWashers = readTable('asme-b18-21-1-regular', ['d1', 'd2', 'h'])

export const wideWashers = readTable('asme-b18-21-1-wide', ['d1', 'd2', 'h'])

export const saeWashers = readTable('asme-b18-21-1-sae', ['d1', 'd2', 'h'])

export const splitWashers = readTable('asme-b18-21-1-split', ['d1', 'd2', 's', 'h'])
