import { addCents, type Cents } from '#contract/money.ts'
import type { RefundStatus } from '#contract/refunds/states.ts'

/** The sum of these amounts. */
export function sumCents(rows: readonly { readonly amountCents: Cents }[]): Cents {
  return addCents(...rows.map(({ amountCents }) => amountCents))
}

/** The sum of the refunds in one of these states. */
export function sumOf(
  rows: readonly { readonly amountCents: Cents; readonly status: RefundStatus }[],
  states: readonly RefundStatus[],
): Cents {
  return sumCents(rows.filter(({ status }) => states.includes(status)))
}
