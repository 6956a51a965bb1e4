import type { Values } from '@parts-hub/parts'

/** Above which width of a cross recess, in mm, the next driver fits; ISO 4757. */
const LIMITS = [2.2, 3.42, 5.8, 8.3]

/** The driver for a cross recess: 'PH2'. */
export function crossDriver({ m = 0 }: Values): string {
  return `PH${LIMITS.filter(limit => m > limit).length}`
}

/** What upsetting a head, its slot or recess, and rolling the thread cost, in cents. */
export function machineWork({ d = 0, l = 0 }: Values): number {
  return 0.5 + d * 0.15 + (d * l) / 350
}
