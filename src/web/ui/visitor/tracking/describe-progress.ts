import type { TrackedState } from '#contract/orders/states.ts'

/** A step of an order on its way. */
export interface ProgressStep {
  readonly label: string
  readonly isDone: boolean
  /** The one that comes next. */
  readonly isNext: boolean
}

const steps: readonly (readonly [state: TrackedState, label: string])[] = [
  ['booked', 'Booked'],
  ['preparing', 'Being prepared'],
  ['shipped', 'Shipped'],
]

const ends: Partial<Record<TrackedState, string>> = {
  cancelled: 'This order was cancelled.',
  expired: 'This order was not paid in time and has expired.',
  refunded: 'This order was refunded.',
}

/** The steps from booking to dispatch, and how far an order has come. */
export function describeProgress(state: TrackedState): readonly ProgressStep[] {
  const reached = steps.findIndex(([step]) => step === state)
  return steps.map(([, label], index) => ({
    label,
    isDone: index <= reached,
    isNext: index === reached + 1,
  }))
}

/** How an order ended that is no longer on its way, as a sentence; undefined for all others. */
export function endOf(state: TrackedState): string | undefined {
  return ends[state]
}
