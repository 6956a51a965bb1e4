/** The reasons for which an admin moves stock. */
export const countingReasons = ['received', 'counted', 'correction', 'scrapped'] as const
export type CountingReason = (typeof countingReasons)[number]

/** The reasons for which `available` changes. */
export const movementReasons = [
  'opening',
  'booked',
  'cancelled',
  'expired',
  'rebooked',
  'refunded',
  ...countingReasons,
] as const
export type MovementReason = (typeof movementReasons)[number]
