/** Why money goes back or an order is cancelled. */
export const reasonField = {
  name: 'reason',
  label: 'Reason',
  required: true,
  maxLength: 500,
  hint: 'The customer will see this.',
} as const
