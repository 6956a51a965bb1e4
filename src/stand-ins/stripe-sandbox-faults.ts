/** What can go wrong with a card service, to be switched on for a trial. Docs: docs/SANDBOX.md */
export const SANDBOX_FAULTS = [
  'webhook-lost',
  'webhook-late',
  'webhook-doubled',
  'webhook-reordered',
  'confirm-timeout',
  'refund-fails-once',
  'rate-limited',
  'server-error',
] as const

export type SandboxFault = (typeof SANDBOX_FAULTS)[number]

/** Cards of the sandbox's own, invented and no part of Stripe's: each is charged, and one thing goes wrong. */
export const FAULT_CARDS: ReadonlyMap<string, SandboxFault> = new Map([
  ['4000000099000103', 'webhook-lost'],
  ['4000000099000202', 'webhook-late'],
  ['4000000099000301', 'webhook-doubled'],
  ['4000000099000400', 'webhook-reordered'],
  ['4000000099000509', 'confirm-timeout'],
  ['4000000099000608', 'refund-fails-once'],
  ['4000000099000707', 'rate-limited'],
  ['4000000099000806', 'server-error'],
])

/** Remembers on the charge that its first refund is to fail; Stripe's ids are letters and digits after `pm_` only. */
export const REFUND_FAILS_PREFIX = 'pm_refundFailsOnce'
export const REFUND_FAILED_PREFIX = 'pm_refundFailed1x'
