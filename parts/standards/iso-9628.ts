import { tableOf } from './table.ts'

/** ISO 9628: insert bearings, by their bore. Width of the inner ring, and from the middle to its short end. */
export const iso9628 = tableOf('ISO 9628', {
  25: { B: 34.1, n: 14.3 },
})
