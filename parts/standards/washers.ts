import { readTable } from './read-table.ts'

export const iso7089 = readTable('iso-7089', ['d1', 'd2', 'h'])

export const iso7090 = readTable('iso-7090', ['d1', 'd2', 'h'])

export const iso7091 = readTable('iso-7091', ['d1', 'd2', 'h'])

export const iso7092 = readTable('iso-7092', ['d1', 'd2', 'h'])

export const iso7093 = readTable('iso-7093', ['d1', 'd2', 'h'])

export const iso7094 = readTable('iso-7094', ['d1', 'd2', 'h'])

export const din125 = readTable('din-125', ['d1', 'd2', 'h'])

export const din126 = readTable('din-126', ['d1', 'd2', 'h'])

export const din433 = readTable('din-433', ['d1', 'd2', 'h'])

export const din9021 = readTable('din-9021', ['d1', 'd2', 'h'])

export const din7349 = readTable('din-7349', ['d1', 'd2', 'h'])

export const din6340 = readTable('din-6340', ['d1', 'd2', 'h'])

export const en14399 = readTable('en-14399-6', ['d1', 'd2', 'h', 'e', 'c'])

export const din127 = readTable('din-127', ['d1', 'd2', 's', 'h'])

export const din6796 = readTable('din-6796', ['d1', 'd2', 's', 'h'])

export const din137 = readTable('din-137', ['d1', 'd2', 's', 'h'])

export const din6319C = readTable('din-6319-c', ['d1', 'd2', 'h', 'r'])

export const din6319D = readTable('din-6319-d', ['d1', 'd2', 'd5', 'h'])

export const din6319G = readTable('din-6319-g', ['d1', 'd2', 'd5', 'h'])

export const din6798 = readTable('din-6798', ['d1', 'd2', 's', 'external', 'internal'])

/** A washer with external teeth for this thread in mm; N is how many there are. */
export function externalToothed(d: number) {
  const { d1, d2, s, external } = din6798.row(d)
  return { d1, d2, s, N: external }
}

/** A washer with internal teeth for this thread in mm; N is how many there are. */
export function internalToothed(d: number) {
  const { d1, d2, s, internal } = din6798.row(d)
  return { d1, d2, s, N: internal }
}

export const narrowWashers = readTable('asme-b18-21-1-narrow', ['d1', 'd2', 'h'])

export const regularWashers = readTable('asme-b18-21-1-regular', ['d1', 'd2', 'h'])

export const wideWashers = readTable('asme-b18-21-1-wide', ['d1', 'd2', 'h'])

export const saeWashers = readTable('asme-b18-21-1-sae', ['d1', 'd2', 'h'])

export const splitWashers = readTable('asme-b18-21-1-split', ['d1', 'd2', 's', 'h'])
