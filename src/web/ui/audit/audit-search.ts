import type { AuditAction } from '#contract/audit.ts'
import { readChoice, readCursor, readText } from '../../search-params.ts'
import { actionLabels } from './action-labels.ts'

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
    action: readChoice(actionLabels, raw.action),
    person: readText(raw.person, 254),
    from: readDay(raw.from),
    to: readDay(raw.to),
    after: readCursor(raw.after),
  }
}

/** A valid day such as 2026-03-31. */
function readDay(value: unknown): string | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? Date.parse(String(value)) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value
}
