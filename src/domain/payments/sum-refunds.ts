import type { RefundStatus } from '#contract/payments/states.ts'

/** The sum of these amounts, in cents. */
export function sumCents(rows: readonly { readonly amountCents: number }[]): number {
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** The sum of the refunds in one of these states, in cents. */
export function sumOf(
  rows: readonly { readonly amountCents: number; readonly status: RefundStatus }[],
  states: readonly RefundStatus[],
): number {
  return sumCents(rows.filter(({ status }) => states.includes(status)))
}
