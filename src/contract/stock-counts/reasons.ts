/* Without zod, as pages need it. */

/** Why there are more or fewer pieces than there should be, as far as somebody knows. */
export const countReasons = ['unknown', 'miscounted', 'damaged', 'lost', 'found', 'mixed-up'] as const
export type CountReason = (typeof countReasons)[number]

/** What people call them; the ledger of stock has these words. */
export const countReasonNames: Readonly<Record<CountReason, string>> = {
  unknown: 'Not known',
  miscounted: 'Counted wrong before',
  damaged: 'Damaged',
  lost: 'Lost',
  found: 'Found elsewhere',
  'mixed-up': 'Mixed up with another size',
}

/** The most lines of one list. */
export const MAX_COUNT_LINES = 500
