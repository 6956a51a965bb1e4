import { readTable } from './read-table.ts'
import { coarsePitch } from './threads.ts'

export const din580 = readTable('din-580', ['WLL', 'l', 'd2', 'd3', 'd4', 'e', 'h', 'k'])

/** From this thread on, in mm, DIN 580 has threads of 6 mm pitch. */
const FINE_FROM = 72

/** A lifting eyebolt with this thread in mm. */
export function eyeBolt(d1: number) {
  return { d1, ...din580.row(d1), P: d1 < FINE_FROM ? coarsePitch(d1) : 6 }
}

export const din582 = readTable('din-582', ['WLL', 'd2', 'd3', 'd4', 'e', 'h', 'k'])

/** A lifting eye nut with this thread in mm. */
export function eyeNut(d1: number) {
  return { d1, ...din582.row(d1), P: coarsePitch(d1) }
}

export const en13889 = readTable('en-13889', ['W', 'S', 'd', 'D', 'B', 'e'])

/** A bow shackle of this working load limit in t. */
export function bowShackle(WLL: number) {
  return { WLL, ...en13889.row(WLL) }
}

export const din766 = readTable('din-766', ['p', 'w', 'F'])

export const din763 = readTable('din-763', ['p', 'w', 'F'])
