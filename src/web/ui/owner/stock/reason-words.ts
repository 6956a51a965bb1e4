import type { CountingReason, MovementReason } from '#contract/catalog/stock.ts'

/** The reasons that an admin chooses from. */
export const countingReasonNames: Readonly<Record<CountingReason, string>> = {
  received: 'Received',
  counted: 'Counted',
  correction: 'Correction',
  scrapped: 'Scrapped',
}

const reasonNames: Readonly<Record<MovementReason, string>> = {
  opening: 'Opening stock',
  booked: 'Booked',
  cancelled: 'Cancelled',
  expired: 'Expired',
  rebooked: 'Booked again',
  refunded: 'Refunded',
  returned: 'Returned',
  ...countingReasonNames,
}
const names: Readonly<Record<string, string>> = reasonNames

/** Why stock moved, as people read it. */
export function describeReason(reason: string): string {
  return names[reason] ?? reason
}
