import { recessNumber, type Values } from '@parts-hub/parts'

/** The driver for a cross recess: 'PH2'. */
export function crossDriver({ m = 0 }: Values): string {
  return `PH${recessNumber(m)}`
}

/** What upsetting a head, its slot or recess, and rolling the thread cost, in cents. */
export function machineWork({ d = 0, l = 0 }: Values): number {
  return 0.5 + d * 0.15 + (d * l) / 350
}
