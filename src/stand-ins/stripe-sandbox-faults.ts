/** Faults of a card service that can be simulated: docs/SANDBOX.md */
export const SANDBOX_FAULTS = [
  'webhook-lost',
  'webhook-late',
  'webhook-doubled',
  'webhook-reordered',
  'confirm-timeout',
  'refund-fails-once',
  'refund-fails-later',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'rate-limited',
  'server-error',
  'server-error-kept',
  'server-error-done',
] as const

export type SandboxFault = (typeof SANDBOX_FAULTS)[number]

/** Cards that each trigger one fault, most of them specific to the sandbox and unknown to Stripe. */
export const FAULT_CARDS: ReadonlyMap<string, SandboxFault> = new Map([
  ['4000000099000103', 'webhook-lost'],
  ['4000000099000202', 'webhook-late'],
  ['4000000099000301', 'webhook-doubled'],
  ['4000000099000400', 'webhook-reordered'],
  ['4000000099000509', 'confirm-timeout'],
  ['4000000099000608', 'refund-fails-once'],
  ['4000000099000707', 'rate-limited'],
  ['4000000099000806', 'server-error'],
  ['4000000099000905', 'dispute-won'],
  ['4000000099001002', 'dispute-lost'],
  // These two are Stripe's own: https://docs.stripe.com/testing
  ['4000000000005126', 'refund-fails-later'],
  ['4000000000000259', 'disputed'],
])

/** Records on the charge what will happen to its refunds; Stripe's ids have only letters and digits after `pm_`. */
export const REFUND_FAILS_PREFIX = 'pm_refundFailsOnce'
export const REFUND_FAILS_LATER_PREFIX = 'pm_refundFailsLater'
export const REFUND_FAILED_PREFIX = 'pm_refundFailed1x'
