import type { RefundStatus } from '#contract/refund-status.ts'

/** The sum of the refunds in one of these states, in cents. */
export function sumOf(
  rows: readonly { readonly amountCents: number; readonly status: RefundStatus }[],
  states: readonly RefundStatus[],
): number {
  return rows.reduce((sum, { amountCents, status }) => sum + (states.includes(status) ? amountCents : 0), 0)
}
