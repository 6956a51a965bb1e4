import type { ReturnReason, ReturnState } from '#contract/returns/states.ts'
import type { BadgeProps } from '../../base/page/Badge.tsx'

/** What became of a return, in a word. */
export const returnStateNames: Readonly<Record<ReturnState, string>> = {
  requested: 'Asked for',
  agreed: 'Agreed',
  declined: 'Declined',
  withdrawn: 'Taken back',
  arrived: 'Arrived',
  closed: 'Closed',
  refunded: 'Refunded',
}

const looks: Readonly<Record<ReturnState, BadgeProps['look']>> = {
  requested: 'warning',
  agreed: 'info',
  declined: 'neutral',
  withdrawn: 'neutral',
  arrived: 'info',
  closed: 'neutral',
  refunded: 'success',
}

/** The same as a badge. */
export const badgeOfReturn = (state: ReturnState): BadgeProps => ({
  label: `Return ${returnStateNames[state].toLowerCase()}`,
  look: looks[state],
})

/** Why something comes back. */
export const returnReasonNames: Readonly<Record<ReturnReason, string>> = {
  withdrawal: 'I withdraw from the order (no reason needed)',
  wrong: 'It is not what was ordered',
  faulty: 'It is faulty',
  damaged: 'It was damaged on the way',
  other: 'Another reason',
}
