import type { AuditAction } from '#contract/audit/audit.ts'

/** The changes that the owner of an account is notified of. */
const signInChanges = [
  'two-step-enabled',
  'two-step-disabled',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
  'account-linked',
  'account-unlinked',
] as const satisfies readonly AuditAction[]

export type SignInChange = (typeof signInChanges)[number]

export const isSignInChange = (action: string): action is SignInChange =>
  signInChanges.some(change => change === action)
