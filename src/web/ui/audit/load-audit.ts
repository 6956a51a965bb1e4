import type { AuditEvent } from '#contract/audit.ts'
import { calls, type Page, pageOf } from '../../client.ts'
import type { AuditSearch } from './audit-search.ts'

const PAGE_SIZE = '50'

/** One page of the audit trail. */
export function loadAudit({ after, ...filter }: AuditSearch): Promise<Page<AuditEvent>> {
  return pageOf(calls.audit.$get({ query: { ...filter, limit: PAGE_SIZE, cursor: after } }))
}
