/** `failed`: it did not reach the customer, and a person has to decide. */
export const refundStatuses = ['pending', 'succeeded', 'failed', 'sent-another-way'] as const
export type RefundStatus = (typeof refundStatuses)[number]
