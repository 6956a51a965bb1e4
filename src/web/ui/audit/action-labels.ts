import type { AuditAction } from '#contract/audit.ts'

/** The names of the trail's actions on the page. */
export const actionLabels: Readonly<Record<AuditAction, string>> = {
  'signed-up': 'Signed up',
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'signed-out': 'Signed out',
  'sessions-ended': 'Sessions ended',
  'password-changed': 'Password changed',
  'password-reset-asked': 'Password reset requested',
  'password-reset': 'Password reset',
  'email-confirmed': 'Email confirmed',
  'email-change-asked': 'Email change requested',
  'two-step-enabled': 'Two-step sign-in turned on',
  'two-step-disabled': 'Two-step sign-in turned off',
  'recovery-codes-made': 'Recovery codes created',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'account-linked': 'Sign-in provider linked',
  'account-unlinked': 'Sign-in provider unlinked',
  'role-changed': 'Role changed',
  'user-suspended': 'User suspended',
  'user-reinstated': 'Suspension lifted',
  'user-removed': 'User removed',
  'review-removed': 'Review removed',
  'review-hidden': 'Review hidden',
  'review-shown': 'Review shown again',
  'account-deleted': 'Account deleted',
  'product-added': 'Product added',
  'product-edited': 'Product edited',
  'stock-moved': 'Stock changed',
  'family-added': 'Family of products added',
  'family-edited': 'Family of products edited',
  'products-imported': 'Products imported',
  'delivery-edited': 'Delivery edited',
  refunded: 'Refunded',
  'refund-failed': 'Refund failed',
  'refund-retried': 'Refund retried',
  'refund-settled': 'Refund sent another way',
  disputed: 'Payment disputed',
  exported: 'Exported',
}

export function isAction(value: unknown): value is AuditAction {
  return typeof value === 'string' && Object.hasOwn(actionLabels, value)
}
