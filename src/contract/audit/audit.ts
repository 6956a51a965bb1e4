import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { entityId, integer, isoTime, optionalText } from '../common.ts'

/** Every action recorded in the audit trail. */
export const auditActions = [
  'signed-up',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'sessions-ended',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'email-confirmed',
  'email-change-asked',
  'two-step-enabled',
  'two-step-disabled',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
  'account-linked',
  'account-unlinked',
  'role-changed',
  'person-invited',
  'invitation-withdrawn',
  'api-key-made',
  'api-key-revoked',
  'webhook-endpoint-added',
  'webhook-endpoint-edited',
  'webhook-endpoint-removed',
  'webhook-secret-renewed',
  'webhooks-replayed',
  'user-suspended',
  'user-reinstated',
  'user-removed',
  'account-terms-changed',
  'review-removed',
  'review-hidden',
  'review-shown',
  'account-deleted',
  'account-cleared',
  'product-added',
  'product-edited',
  'stock-moved',
  'lot-certified',
  'declaration-confirmed',
  'declaration-documented',
  'declaration-undone',
  'supplier-added',
  'supplier-edited',
  'supplies-edited',
  'purchase-order-made',
  'purchase-order-edited',
  'purchase-order-sent',
  'purchase-order-received',
  'purchase-order-closed',
  'purchase-order-cancelled',
  'products-imported',
  'family-added',
  'family-edited',
  'delivery-edited',
  'settings-changed',
  'quote-offered',
  'quote-declined',
  'order-booked-for',
  'order-redirected',
  'order-cancelled',
  'order-shipped',
  'order-part-shipped',
  'shipment-undone',
  'parcels-noted',
  'return-asked',
  'return-withdrawn',
  'return-agreed',
  'return-declined',
  'return-arrived',
  'return-closed',
  'message-closed',
  'message-reopened',
  'payment-link-sent',
  'refunded',
  'refund-failed',
  'refund-retried',
  'refund-settled',
  'disputed',
  'account-credited',
  'account-order-cancelled',
  'account-payment-noted',
  'account-payment-refunded',
  'account-payment-taken-back',
  'account-transferred-back',
  'reminder-sent',
  'reminders-stopped',
  'reminders-started',
  'bank-statement-read',
  'bank-entry-noted',
  'bank-entry-set-aside',
  'bank-entry-reopened',
  'exported',
  'went-live',
] as const
export type AuditAction = (typeof auditActions)[number]

const facts = z.record(z.string(), z.unknown()).nullable()

/** One row of the audit trail: who did what, when, from where, before and after. */
export const auditEvent = z
  .object({
    _id: entityId,
    createdAt: isoTime,
    action: z.string(),
    person: z.string().nullable().meta({ description: 'null for visitors and for the shop itself' }),
    key: z
      .string()
      .nullable()
      .meta({ description: 'the name of the API key by which a program of theirs did it' }),
    subject: z.string(),
    address: z.string().nullable(),
    before: facts,
    after: facts,
  })
  .meta({ id: 'AuditEvent' })
export type AuditEvent = z.infer<typeof auditEvent>

const day = z.iso.date('must be a date like 2026-03-31').optional()

/** The filter for the trail; days are in UTC, the last one included. */
export const auditFilter = z.object({
  action: z.enum(auditActions, 'must be an action of the audit trail').optional(),
  person: optionalText(254),
  from: day,
  to: day,
})

export const auditQuery = auditFilter.extend({
  limit: integer(1, MAX_PAGE).optional().default(50),
  cursor: entityId.optional(),
})
