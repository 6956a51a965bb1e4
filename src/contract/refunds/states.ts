/* Without zod: the database names them too. */

/** The states of a refund. `failed`: it did not reach the customer, and a person has to decide. */
export const refundStatuses = ['pending', 'succeeded', 'failed', 'sent-another-way'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Every state of a dispute: https://docs.stripe.com/api/disputes/object#dispute_object-status */
export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
] as const
export type DisputeStatus = (typeof disputeStatuses)[number]
