import type { AuditAction } from '#contract/audit.ts'
import { readCursor, readText } from '../../search-params.ts'

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
  refunded: 'Refunded',
  'refund-failed': 'Refund failed',
  'refund-retried': 'Refund retried',
  'refund-settled': 'Refund sent another way',
  disputed: 'Payment disputed',
  exported: 'Exported',
}

/** The address of the trail: the filters, and the row after which the page starts. */
export interface AuditSearch {
  action?: AuditAction
  person?: string
  from?: string
  to?: string
  after?: string
}

/** Parses the address; invalid values are ignored. */
export function readAuditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  return {
    action: isAction(raw.action) ? raw.action : undefined,
    person: readText(raw.person, 254),
    from: readDay(raw.from),
    to: readDay(raw.to),
    after: readCursor(raw.after),
  }
}

function isAction(value: unknown): value is AuditAction {
  return typeof value === 'string' && Object.hasOwn(actionLabels, value)
}

/** A valid day such as 2026-03-31. */
function readDay(value: unknown): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? Date.parse(String(value)) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value
}
